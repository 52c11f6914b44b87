'use server'

import { leaveBoard, takeRankedSeat } from '@wis/db/people'
import { languages } from '@wis/games'
import { redirect } from 'next/navigation'
import { database } from '../../server/database.ts'
import { showChange } from '../../server/page-cache/show-change.ts'
import { mayBegin } from '../../server/people/seat-limits.ts'
import { actor, isAllowed, mayChange, visitorAddress } from '../account/actor.ts'
import { textOf } from '../account/form-state.ts'
import type { SeasonSaid } from './season-said.ts'
import { seasonSeen } from './season-seen.ts'

/** A member takes a seat in a ranked match of a mixed season, or goes back to the one that is taken. */
export async function takeRankedSeatWith(form: FormData): Promise<never> {
  const { id: userId } = await actor()
  const slug = textOf(form, 'season')
  const season = (await seasonSeen(slug))?.season ?? redirect('/seasons')
  const back = (said: SeasonSaid) => redirect(`/seasons/${season.slug}?said=${said}#people`)
  if (!(await mayBegin(database(), 'seat', { userId, guest: null }, await visitorAddress())))
    return back('throttled')
  const language = languages.find((one) => one === textOf(form, 'language')) ?? 'en'
  const taken = await takeRankedSeat(database(), { userId, seasonId: season.id, language })
  if (taken.ok || taken.reason === 'seated') redirect(`/play/${taken.seatId}`)
  return back(`seat-${taken.reason}`)
}

/** A member takes all own results off the board of people of a season. */
export async function leaveBoardWith(form: FormData): Promise<never> {
  const user = await actor()
  const season = (await seasonSeen(textOf(form, 'season')))?.season ?? redirect('/seasons')
  if (isAllowed(user, 'account.change') && (await mayChange(user))) {
    await leaveBoard(database(), { userId: user.id, seasonId: season.id })
    showChange()
  }
  redirect(`/seasons/${season.slug}?said=taken-out#people`)
}
