'use server'

import { createToken, hashToken } from '@wis/db/accounts'
import { newToken } from '@wis/protocol'
import { revalidatePath } from 'next/cache'
import { database } from '../../server/database.ts'
import { endingOf, makeToken } from '../../server/keys/tokens.ts'
import { actor, isAllowed, mayChange } from './actor.ts'
import { blankForm, failed, textOf } from './form-state.ts'
import type { TokenState } from './form-state.ts'

const dayMs = 86_400_000

export async function makeTokenWith(_: TokenState, form: FormData): Promise<TokenState> {
  const user = await actor()
  const kept = { name: textOf(form, 'name') }
  const wish = { ...kept, scopes: form.getAll('scopes'), days: Number(textOf(form, 'days')) }
  const read = newToken.safeParse(wish)
  if (!read.success) {
    const isName = read.error.issues.some(({ path }) => path[0] === 'name')
    return { ...(isName ? failed('name', 'tokenName') : failed('scopes', 'tokenScopes')), kept }
  }
  if (!isAllowed(user, 'token.create')) return failed('name', 'other')
  if (!(await mayChange(user))) return { ...failed('name', 'throttled'), kept }
  const { name, scopes, days } = read.data
  const token = makeToken()
  const made = await createToken(database(), {
    userId: user.id,
    name,
    scopes,
    hash: hashToken(token),
    ending: endingOf(token),
    expiresAt: new Date(Date.now() + days * dayMs),
  })
  // The list beside the form is drawn again, and the form's state holds the new token.
  revalidatePath('/account')
  return made ? { ...blankForm, token } : { ...failed('name', 'tooManyTokens'), kept }
}
