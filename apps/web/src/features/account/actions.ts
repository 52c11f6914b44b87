'use server'

import { changePassword, deleteUser, endSessions, readCredentials, revokeToken, tokenOwner } from '@wis/db'
import type { User } from '@wis/db'
import { newPassword, signUp } from '@wis/protocol'
import { revalidatePath } from 'next/cache'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { openAccount } from '../../server/auth/open-account.ts'
import { hashPassword, isPassword } from '../../server/auth/password.ts'
import { sessionCookie } from '../../server/auth/session-token.ts'
import { database } from '../../server/database.ts'
import { env } from '../../server/env/env.ts'
import { actor, isAllowed, mayChange, visitorAddress } from './actor.ts'
import { blankForm, failed, textOf } from './form-state.ts'
import type { AccountError, FormState, SignUpState } from './form-state.ts'

/** Makes an account, or says nothing of there being one: the answer is the same. */
export async function openAccountWith(_: SignUpState, form: FormData): Promise<SignUpState> {
  const kept = { name: textOf(form, 'name'), email: textOf(form, 'email') }
  const read = signUp.safeParse({ ...kept, password: textOf(form, 'password') })
  if (!read.success) {
    const fields = (['name', 'email', 'password'] as const).filter((field) =>
      read.error.issues.some(({ path }) => path[0] === field),
    )
    return { errors: Object.fromEntries(fields.map((field) => [field, field])), kept, isDone: false }
  }
  const circumstances = { address: await visitorAddress(), firstIsAdmin: env().isLocal }
  const opened = await openAccount(database(), read.data, circumstances)
  if (opened === 'throttled') return { ...failed('form', 'throttled'), kept, isDone: false }
  return { ...blankForm, kept: { email: kept.email }, isDone: true }
}

export async function signOutEverywhere(): Promise<void> {
  const user = await actor()
  if (isAllowed(user, 'account.change')) await endSessions(database(), user.id)
  await leave('signedOutEverywhere')
}

export async function changePasswordWith(_: FormState, form: FormData): Promise<FormState> {
  const user = await actor()
  const refusal = await refusalOf(user, textOf(form, 'current'))
  if (refusal) return failed('current', refusal)
  const read = newPassword.safeParse(textOf(form, 'password'))
  if (!read.success) return failed('password', 'password')
  if (!isAllowed(user, 'account.change')) return failed('current', 'other')
  await changePassword(database(), user.id, await hashPassword(read.data))
  return leave('passwordChanged')
}

export async function deleteAccountWith(_: FormState, form: FormData): Promise<FormState> {
  const user = await actor()
  if (textOf(form, 'name').trim() !== user.name) return failed('name', 'wrongName')
  const refusal = user.hasPassword ? await refusalOf(user, textOf(form, 'password')) : undefined
  if (refusal) return failed('password', refusal)
  if (!isAllowed(user, 'account.delete')) return failed('name', 'other')
  await deleteUser(database(), user.id)
  return leave('deleted')
}

export async function revokeTokenOf(form: FormData): Promise<void> {
  const user = await actor()
  const id = textOf(form, 'id')
  const token = await tokenOwner(database(), id)
  if (token && isAllowed(user, 'token.revoke', token)) await revokeToken(database(), id)
  revalidatePath('/account')
}

/** Why somebody who is signed in is not taken at their word: a session may be in other hands. */
async function refusalOf(user: User, password: string): Promise<AccountError | undefined> {
  if (!(await mayChange(user))) return 'throttled'
  const found = user.email === null ? undefined : await readCredentials(database(), user.email)
  return (await isPassword(password, found?.passwordHash)) ? undefined : 'wrongPassword'
}

async function leave(said: 'signedOutEverywhere' | 'passwordChanged' | 'deleted'): Promise<never> {
  const jar = await cookies()
  jar.delete(sessionCookie(env().publicUrl))
  redirect(`/account?said=${said}`)
}
