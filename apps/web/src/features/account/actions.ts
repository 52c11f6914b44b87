'use server'

import { deleteUser, readCredentials } from '@wis/db/accounts'
import type { User } from '@wis/db/accounts'
import { signUp } from '@wis/protocol'
import { openAccount } from '../../server/auth/open-account.ts'
import { database } from '../../server/database.ts'
import { env } from '../../server/env/env.ts'
import { maySend } from '../../server/mail/may-send.ts'
import { afterwards, hasMail, sendLink, sendReminder } from '../../server/mail/post.ts'
import { showChange } from '../../server/page-cache/show-change.ts'
import { actor, isAllowed, visitorAddress } from './actor.ts'
import { blankForm, failed, textOf } from './form-state.ts'
import type { FormState, SignUpState } from './form-state.ts'
import { leave } from './leave.ts'
import { passwordRefusal, weakPassword } from './own-password.ts'
import { wayBack } from './way-back.ts'

/** Makes an account. The answer does not reveal whether there was one already. */
export async function openAccountWith(_: SignUpState, form: FormData): Promise<SignUpState> {
  const kept = { name: textOf(form, 'name'), email: textOf(form, 'email') }
  const read = signUp.safeParse({ ...kept, password: textOf(form, 'password') })
  if (!read.success) {
    const fields = (['name', 'email', 'password'] as const).filter((field) =>
      read.error.issues.some(({ path }) => path[0] === field),
    )
    return { errors: Object.fromEntries(fields.map((field) => [field, field])), kept, isDone: false }
  }
  const weak = weakPassword(read.data.password, read.data)
  if (weak) return { ...failed('password', weak), kept, isDone: false }
  const circumstances = { address: await visitorAddress(), firstIsAdmin: env().isLocal, canChoose: true }
  const opened = await openAccount(database(), read.data, circumstances)
  if (opened === 'throttled') return { ...failed('form', 'throttled'), kept, isDone: false }
  if (opened === 'name-taken') return { ...failed('name', 'nameTaken'), kept, isDone: false }
  if (opened === 'name-reserved') return { ...failed('name', 'nameReserved'), kept, isDone: false }
  if (hasMail() && (await maySend(read.data.email, circumstances.address)))
    afterwards(() => welcomeByMail(read.data.email, wayBack(textOf(form, 'next'))))
  return { ...blankForm, kept: { email: kept.email }, isDone: true, isMailed: hasMail() }
}

/**
 * Sends a letter to the holder of the address: a link to sign in with that leads on to the page that asked for it, or the news that there is an account already.
 */
async function welcomeByMail(email: string, next: string): Promise<void> {
  const found = await readCredentials(database(), email)
  if (found && !found.user.hasConfirmedEmail && isNew(found.user))
    return sendLink(found.user, 'confirm', next === '/account' ? undefined : next)
  return sendReminder(email)
}

const isNew = ({ createdAt }: User) => Date.now() - Date.parse(createdAt) < 10 * 60_000

export async function deleteAccountWith(_: FormState, form: FormData): Promise<FormState> {
  const user = await actor()
  if (textOf(form, 'name').trim() !== user.name) return failed('name', 'wrongName')
  const refusal = user.hasPassword ? await passwordRefusal(user, textOf(form, 'password')) : undefined
  if (refusal) return failed('password', refusal)
  if (!isAllowed(user, 'account.delete')) return failed('name', 'other')
  await deleteUser(database(), user.id)
  showChange()
  return leave('deleted')
}
