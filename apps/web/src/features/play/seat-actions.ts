'use server'

import {
  beginGathering,
  joinGathering,
  leaveSeat,
  openGathering,
  opponentStrengths,
  readSeat,
  takeSeat,
  takeSeatOf,
} from '@wis/db/people'
import type { Person } from '@wis/db/people'
import { ids } from '@wis/engine'
import { languages } from '@wis/games'
import { handle } from '@wis/protocol'
import { redirect } from 'next/navigation'
import { database } from '../../server/database.ts'
import { currentPerson, newGuest } from '../../server/people/person.ts'
import { mayBegin } from '../../server/people/seat-limits.ts'
import { visitorAddress } from '../account/actor.ts'
import { textOf } from '../account/form-state.ts'
import { gatheringAddress, playAddress, playOnAddress, seatAddress } from './seat-page.ts'

/** A person takes a seat at a practice table, or goes back to the one that is taken. */
export async function takeSeatWith(form: FormData): Promise<void> {
  const wish = wishIn(form)
  const person = await allowedPerson()
  if (!person) redirect(playAddress(wish, 'throttled'))
  const taken = await takeSeat(database(), { ...wish, person })
  if (!taken.ok && taken.reason !== 'seated') redirect(playAddress(wish, taken.reason))
  redirect(seatAddress(taken.seatId, wish))
}

/** A person opens a table to which others come by a link. */
export async function inviteWith(form: FormData): Promise<void> {
  const wish = wishIn(form)
  const person = await allowedPerson()
  if (!person) redirect(playAddress(wish, 'throttled'))
  const opened = await openGathering(database(), { ...wish, person })
  redirect(opened.ok ? gatheringAddress(opened.id) : playAddress(wish, opened.reason))
}

/** Somebody who has the link comes to the table. */
export async function joinTableWith(form: FormData): Promise<void> {
  const code = codeIn(form)
  const person = await allowedPerson()
  if (!person) redirect(gatheringAddress(code, 'throttled'))
  const came = await joinGathering(database(), code, person, countedIn(form))
  if (came.ok) redirect(gatheringAddress(code))
  redirect(came.reason === 'no-such-table' ? '/play' : gatheringAddress(code, came.reason))
}

/** The first of those who are there begins the table. */
export async function beginTableWith(form: FormData): Promise<void> {
  const code = codeIn(form)
  const person = await currentPerson()
  const begun = person && (await beginGathering(database(), code, person))
  if (begun?.ok) redirect(gatheringAddress(code))
  redirect(!begun || begun.reason === 'no-such-table' ? '/play' : gatheringAddress(code, begun.reason))
}

/** A person plays a finished match on, in the place of the agent of one seat. */
export async function playOnWith(form: FormData): Promise<void> {
  const matchId = handle.safeParse(textOf(form, 'match')).data
  const [seat, turn] = [wholeIn(form, 'seat'), wholeIn(form, 'turn')]
  if (matchId === undefined || turn === undefined) redirect('/play')
  const after = Math.max(0, turn - 1)
  const person = await allowedPerson()
  if (!person) redirect(playOnAddress(matchId, after, 'throttled'))
  const wish = { person, matchId: ids.match(matchId), seat: seat ?? -1, after }
  const taken = await takeSeatOf(database(), wish)
  if (taken.ok || taken.reason === 'seated')
    redirect(seatAddress(taken.seatId, { opponents: 'any', onlineAgents: undefined }))
  redirect(
    taken.reason === 'no-such-match' ? `/matches/${matchId}` : playOnAddress(matchId, after, taken.reason),
  )
}

const wholeIn = (form: FormData, name: string) =>
  /^\d{1,6}$/.test(textOf(form, name)) ? Number(textOf(form, name)) : undefined

const codeIn = (form: FormData) => handle.safeParse(textOf(form, 'code')).data ?? ''

const wishIn = (form: FormData) => ({
  game: textOf(form, 'game'),
  language: languages.find((one) => one === textOf(form, 'language')) ?? 'en',
  opponents: opponentStrengths.find((one) => one === textOf(form, 'opponents')) ?? 'any',
  onlineAgents: textOf(form, 'onlineAgents') || undefined,
  counted: countedIn(form),
})

/** What a guest said about the row of people. Undefined where nobody was asked. */
const countedIn = (form: FormData) =>
  textOf(form, 'asked') === 'yes' ? textOf(form, 'counted') === 'yes' : undefined

/** Who asks, a new guest if need be. Undefined for somebody who asks too often. */
async function allowedPerson(): Promise<Person | undefined> {
  const person = (await currentPerson()) ?? (await newGuest())
  return (await mayBegin(database(), 'seat', person, await visitorAddress())) ? person : undefined
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
