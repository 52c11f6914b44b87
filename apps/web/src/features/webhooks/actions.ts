'use server'

import { changeWebhook, createWebhook, deleteWebhook, queueTest, readWebhook, redeliver } from '@wis/db'
import { newWebhook } from '@wis/protocol'
import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { database } from '../../server/database.ts'
import { sealer } from '../../server/keys/vault.ts'
import { actor, isAllowed, mayChange } from '../account/actor.ts'
import { textOf } from '../account/form-state.ts'
import { blankWebhook } from './webhook-state.ts'
import type { WebhookState } from './webhook-state.ts'

type Said = 'testQueued' | 'redelivered' | 'switchedOn' | 'switchedOff' | 'removed' | 'refused'

export async function testWebhook(form: FormData): Promise<void> {
  await withOwn(form, async (id) => ((await queueTest(database(), id)).ok ? 'testQueued' : 'refused'))
}

export async function redeliverOf(form: FormData): Promise<void> {
  const delivery = textOf(form, 'delivery')
  await withOwn(form, async (id) =>
    (await redeliver(database(), id, delivery)).ok ? 'redelivered' : 'refused',
  )
}

export async function switchWebhook(form: FormData): Promise<void> {
  const active = textOf(form, 'active') === 'true'
  await withOwn(form, async (id) => {
    await changeWebhook(database(), id, { active })
    return active ? 'switchedOn' : 'switchedOff'
  })
}

export async function removeWebhook(form: FormData): Promise<void> {
  await withOwn(form, async (id) => {
    await deleteWebhook(database(), id)
    return 'removed'
  })
}

/** Runs the action if the webhook belongs to the asker, and shows the result on the page. */
async function withOwn(form: FormData, change: (id: string) => Promise<Said>): Promise<never> {
  const user = await actor()
  const webhook = await readWebhook(database(), textOf(form, 'id'))
  const isOwn = webhook !== undefined && isAllowed(user, 'webhook.change', webhook)
  const said = isOwn && (await mayChange(user)) ? await change(webhook.id) : 'refused'
  redirect(`/account/webhooks?said=${said}`)
}

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
