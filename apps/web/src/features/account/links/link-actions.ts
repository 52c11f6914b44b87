'use server'

import { linkOwner, readCredentials, resetPassword } from '@wis/db/accounts'
import type { User } from '@wis/db/accounts'
import { email, newPassword } from '@wis/protocol'
import { redirect } from 'next/navigation'
import { hashPassword } from '../../../server/auth/password.ts'
import { database } from '../../../server/database.ts'
import { maySend } from '../../../server/mail/may-send.ts'
import { afterwards, hasMail, sendLink } from '../../../server/mail/post.ts'
import { policies } from '../../../server/rate-limit/limits.ts'
import { spendShared } from '../../../server/rate-limit/spend.ts'
import { actor, isAllowed, visitorAddress } from '../actor.ts'
import { blankForm, failed, textOf } from '../form-state.ts'
import type { FormState, SentState } from '../form-state.ts'
import { weakPassword } from '../own-password.ts'
import { wayBack } from '../way-back.ts'

/** Sends a link to a new password to the holder of the address. */
export async function askForLink(_: SentState, form: FormData): Promise<SentState> {
  return letterTo(form, (user) => sendLink(user, 'reset'))
}

/** Sends a link that signs in, if the holder of the address has confirmed it. */
export async function askForSignInLink(_: SentState, form: FormData): Promise<SentState> {
  return letterTo(form, async (user) => {
    const next = wayBack(textOf(form, 'next'))
    if (user.hasConfirmedEmail) await sendLink(user, 'sign-in', next === '/account' ? undefined : next)
  })
}

/** Sends a letter to the holder of the address. If there is no account, the answer is the same, and as fast. */
async function letterTo(form: FormData, write: (user: User) => Promise<void>): Promise<SentState> {
  const kept = { email: textOf(form, 'email') }
  const read = email.safeParse(kept.email)
  if (!read.success) return { ...failed('email', 'email'), kept, isDone: false }
  if (!hasMail()) return { ...failed('form', 'other'), kept, isDone: false }
  if (!(await maySend(read.data, await visitorAddress())))
    return { ...failed('form', 'throttled'), kept, isDone: false }
  afterwards(async () => {
    const found = await readCredentials(database(), read.data)
    if (found?.user.suspendedFor === null) await write(found.user)
  })
  return { ...blankForm, isDone: true }
}

/** Sends the link that confirms an address once more. */
export async function askToConfirm(): Promise<SentState> {
  const user = await actor()
  const isPossible = hasMail() && !user.hasConfirmedEmail && isAllowed(user, 'account.change')
  if (!isPossible || user.email === null) return { ...failed('form', 'other'), isDone: false }
  if (!(await maySend(user.email, await visitorAddress())))
    return { ...failed('form', 'throttled'), isDone: false }
  afterwards(() => sendLink(user, 'confirm'))
  return { ...blankForm, isDone: true }
}

/** Sets a new password by a link. The first acceptable password uses the link up. */
export async function resetPasswordWith(_: FormState, form: FormData): Promise<FormState> {
  const secret = textOf(form, 'secret')
  const uses = await spendShared(database(), [
    { key: `link address ${await visitorAddress()}`, ...policies['sign-in'] },
  ])
  if (!uses.every(({ allowed }) => allowed)) return failed('form', 'throttled')
  const owner = await linkOwner(database(), secret, 'reset')
  if (!owner) return failed('form', 'linkOver')
  const read = newPassword.safeParse(textOf(form, 'password'))
  if (!read.success) return failed('password', 'password')
  const weak = weakPassword(read.data, owner)
  if (weak) return failed('password', weak)
  const revokeTokens = textOf(form, 'revokeTokens') === 'on'
  const passwordHash = await hashPassword(read.data)
  const isDone = await resetPassword(database(), secret, { passwordHash, revokeTokens })
  if (!isDone) return failed('form', 'linkOver')
  redirect('/account?said=passwordReset')
}
