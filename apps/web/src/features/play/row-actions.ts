'use server'

import { agreeToRow, leaveRow } from '@wis/db/people'
import type { Person } from '@wis/db/people'
import { redirect } from 'next/navigation'
import { database } from '../../server/database.ts'
import { showChange } from '../../server/page-cache/show-change.ts'
import { currentPerson } from '../../server/people/person.ts'
import { actor, isAllowed, mayChange } from '../account/actor.ts'
import { textOf } from '../account/form-state.ts'

/** An account agrees that its results count in the rows of people. */
export async function agreeWith(): Promise<never> {
  await agreeToRow(database(), await changing())
  redirect('/account?said=resultsCount')
}

/** Takes the games of the account, or of the guest of this browser, out of the rows of people. */
export async function withdrawWith(form: FormData): Promise<never> {
  if (textOf(form, 'from') === 'play') {
    const guest = (await currentPerson())?.guest ?? null
    if (guest !== null) await leave({ userId: null, guest })
    redirect('/play?said=withdrawn')
  }
  await leave({ userId: await changing(), guest: null })
  redirect('/account?said=resultsTakenOut')
}

/** The boards that are kept for strangers hold the row, too. */
async function leave(person: Person): Promise<void> {
  await leaveRow(database(), person)
  showChange()
}

/** The account that changes what it said. Nothing is changed for one that changes too much at once. */
async function changing(): Promise<string> {
  const user = await actor()
  return isAllowed(user, 'account.change') && (await mayChange(user)) ? user.id : redirect('/account')
}
