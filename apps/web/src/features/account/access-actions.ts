'use server'

import {
  changePassword,
  createToken,
  endSession,
  endSessions,
  hashToken,
  revokeToken,
  sessionOwner,
  tokenOwner,
} from '@wis/db/accounts'
import { newPassword, newToken } from '@wis/protocol'
import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { hashPassword } from '../../server/auth/password.ts'
import { database } from '../../server/database.ts'
import { endingOf, makeToken } from '../../server/keys/tokens.ts'
import { currentSession } from '../../server/session.ts'
import { actor, isAllowed, mayChange } from './actor.ts'
import { blankForm, failed, textOf } from './form-state.ts'
import type { FormState, TokenState } from './form-state.ts'
import { leave, rememberThisBrowser } from './leave.ts'
import { passwordRefusal, weakPassword } from './own-password.ts'

export async function signOutEverywhere(): Promise<void> {
  const { id, ...user } = await actor()
  if (isAllowed({ id, ...user }, 'account.change')) {
    const sessionVersion = await endSessions(database(), id)
    await rememberThisBrowser({ id, sessionVersion })
  }
  await leave('signedOutEverywhere')
}

/** Ends every session except the one that sends this request. */
export async function endOtherSessions(): Promise<void> {
  const user = await actor()
  const session = await currentSession()
  if (session && isAllowed(user, 'account.change')) {
    const sessionVersion = await endSessions(database(), user.id, session.id)
    await rememberThisBrowser({ id: user.id, sessionVersion })
  }
  revalidatePath('/account')
}

export async function endSessionOf(form: FormData): Promise<void> {
  const user = await actor()
  const id = textOf(form, 'id')
  const session = await sessionOwner(database(), id)
  if (session && isAllowed(user, 'session.end', session)) await endSession(database(), id)
  revalidatePath('/account')
}

export async function endTokenOf(form: FormData): Promise<void> {
  const user = await actor()
  const id = textOf(form, 'id')
  const token = await tokenOwner(database(), id)
  if (token && isAllowed(user, 'token.revoke', token)) await revokeToken(database(), id)
  revalidatePath('/account')
}

export async function changePasswordWith(_: FormState, form: FormData): Promise<FormState> {
  const user = await actor()
  const refusal = await passwordRefusal(user, textOf(form, 'current'))
  if (refusal) return failed('current', refusal)
  const read = newPassword.safeParse(textOf(form, 'password'))
  if (!read.success) return failed('password', 'password')
  const weak = weakPassword(read.data, user)
  if (weak) return failed('password', weak)
  if (!isAllowed(user, 'account.change')) return failed('current', 'other')
  const revokeTokens = textOf(form, 'revokeTokens') === 'on'
  const [keep, passwordHash] = [(await currentSession())?.id, await hashPassword(read.data)]
  const sessionVersion = await changePassword(database(), user.id, { passwordHash, keep, revokeTokens })
  await rememberThisBrowser({ id: user.id, sessionVersion })
  redirect(`/account?said=${revokeTokens ? 'passwordAndTokens' : 'passwordChanged'}`)
}

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
