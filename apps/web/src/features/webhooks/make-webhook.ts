'use server'

import { createWebhook } from '@wis/db'
import { newWebhook } from '@wis/protocol'
import { revalidatePath } from 'next/cache'
import { database } from '../../server/database.ts'
import { sealer } from '../../server/keys/vault.ts'
import { actor, isAllowed, mayChange } from '../account/actor.ts'
import { textOf } from '../account/form-state.ts'
import { blankWebhook } from './webhook-state.ts'
import type { WebhookState } from './webhook-state.ts'

export async function makeWebhookWith(_: WebhookState, form: FormData): Promise<WebhookState> {
  const user = await actor()
  const wish = {
    url: textOf(form, 'url'),
    events: form.getAll('events').filter((one) => typeof one === 'string'),
  }
  const read = newWebhook.safeParse(wish)
  if (!read.success) {
    const wrong = (['url', 'events'] as const).filter((field) =>
      read.error.issues.some(({ path }) => path[0] === field),
    )
    return { errors: Object.fromEntries(wrong.map((field) => [field, field])), kept: wish }
  }
  if (!isAllowed(user, 'webhook.create')) return { errors: { url: 'notAllowed' }, kept: wish }
  if (!(await mayChange(user))) return { errors: { url: 'throttled' }, kept: wish }
  const made = await createWebhook(database(), sealer(), user.id, read.data)
  revalidatePath('/account/webhooks')
  return made ? { ...blankWebhook, secret: made.secret } : { errors: { url: 'tooMany' }, kept: wish }
}
