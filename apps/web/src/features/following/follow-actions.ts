'use server'

import { follow, followKinds, unfollow } from '@wis/db/follows'
import { handle } from '@wis/protocol'
import { redirect } from 'next/navigation'
import { database } from '../../server/database.ts'
import { actor, isAllowed, mayChange } from '../account/actor.ts'
import { textOf } from '../account/form-state.ts'
import { wayBack } from '../account/way-back.ts'

/** Follows something, or follows it no longer, and goes back to its page. */
export async function followWith(form: FormData): Promise<never> {
  const back = wayBack(textOf(form, 'back'))
  const user = await actor(back)
  const kind = followKinds.find((one) => one === textOf(form, 'kind'))
  const subject = handle.safeParse(textOf(form, 'subject')).data
  if (!kind || subject === undefined || !isAllowed(user, 'account.change')) redirect(back)
  if (!(await mayChange(user))) redirect(back)
  if (textOf(form, 'wish') === 'unfollow') await unfollow(database(), user.id, { kind, subject })
  else if (!(await follow(database(), user.id, { kind, subject })).ok) redirect('/following?said=refused')
  redirect(back)
}
