'use server'

import { leaveSeat, opponentStrengths, readSeat, takeSeat } from '@wis/db/people'
import { languages } from '@wis/games'
import { handle } from '@wis/protocol'
import { redirect } from 'next/navigation'
import { database } from '../../server/database.ts'
import { currentPerson, newGuest } from '../../server/people/person.ts'
import { mayTakeSeat } from '../../server/people/seat-limits.ts'
import { visitorAddress } from '../account/actor.ts'
import { textOf } from '../account/form-state.ts'
import { playAddress, seatAddress } from './play-address.ts'

/** A person takes a seat at a practice table, or goes back to the one that is taken. */
export async function takeSeatWith(form: FormData): Promise<void> {
  const game = textOf(form, 'game')
  const language = languages.find((one) => one === textOf(form, 'language')) ?? 'en'
  const opponents = opponentStrengths.find((one) => one === textOf(form, 'opponents')) ?? 'any'
  const wish = { game, language, opponents }
  const person = (await currentPerson()) ?? (await newGuest())
  if (!(await mayTakeSeat(database(), person, await visitorAddress())))
    redirect(playAddress(wish, 'throttled'))
  const taken = await takeSeat(database(), { ...wish, person })
  if (!taken.ok && taken.reason !== 'seated') redirect(playAddress(wish, taken.reason))
  redirect(seatAddress(taken.seatId, opponents))
}

/** A person leaves the table for good. */
export async function leaveSeatWith(form: FormData): Promise<void> {
  const id = textOf(form, 'seat')
  const person = handle.safeParse(id).success ? await currentPerson() : undefined
  const seat = person && (await readSeat(database(), id, person))
  if (!seat) redirect('/play')
  await leaveSeat(database(), seat.agentId)
  redirect(`/play/${id}`)
}
