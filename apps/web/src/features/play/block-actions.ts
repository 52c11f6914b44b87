'use server'

import { blockSeat, readSeat, unblockSeat } from '@wis/db/people'
import { ids } from '@wis/engine'
import { handle } from '@wis/protocol'
import { redirect } from 'next/navigation'
import { database } from '../../server/database.ts'
import { currentPerson } from '../../server/people/person.ts'
import { actor, isAllowed, mayChange } from '../account/actor.ts'
import { textOf } from '../account/form-state.ts'

/** Blocks whoever has another seat at the table of one's own. */
export async function blockWith(form: FormData): Promise<never> {
  const user = await actor()
  const [own, seat] = [handle.safeParse(textOf(form, 'own')).data, seatIn(form)]
  const person = own === undefined ? undefined : await currentPerson()
  const match = person && own !== undefined ? (await readSeat(database(), own, person))?.match : null
  if (!match || seat === undefined || seat === match.seat) redirect('/play')
  if (!isAllowed(user, 'account.change') || !(await mayChange(user))) redirect(`/play/${own}`)
  const blocked = await blockSeat(database(), user.id, { matchId: match.id, seat })
  redirect(blocked.ok ? '/report?sent=blocked' : '/report?sent=full')
}

export async function unblockWith(form: FormData): Promise<never> {
  const user = await actor()
  const [match, seat] = [handle.safeParse(textOf(form, 'match')).data, seatIn(form)]
  if (
    match !== undefined &&
    seat !== undefined &&
    isAllowed(user, 'account.change') &&
    (await mayChange(user))
  )
    await unblockSeat(database(), user.id, { matchId: ids.match(match), seat })
  redirect('/account')
}

const seatIn = (form: FormData) =>
  /^\d{1,2}$/.test(textOf(form, 'seat')) ? Number(textOf(form, 'seat')) : undefined
