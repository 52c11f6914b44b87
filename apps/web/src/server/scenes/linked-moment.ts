import 'server-only'
import { readEntries } from '@wis/db/matches'
import type { LogReader } from '@wis/db/matches'
import { advance, ids } from '@wis/engine'
import type { Entry, InBoth, Seat } from '@wis/engine'
import type { GameKit } from '@wis/games'
import type { MatchHeader } from '@wis/protocol'
import type { PlayerAddress } from '../../features/match/player/player-address.ts'
import { database } from '../database.ts'
import { kitOf } from './scenes-of.ts'
import { spokenAt } from './spoken-at.ts'

/** What a link to one moment of a match may tell somebody who has not watched it. */
export interface LinkedMoment {
  readonly seq: number
  readonly seat: Seat
  /** Counted as its game does. Null before the first question. */
  readonly round: number | null
  /** What was said, if the moment is a speech. */
  readonly quote: string | null
  /** What the moment is called. Only for a link that asks for everything, because it tells how the match went. */
  readonly title: InBoth<string> | null
}

type Place = Pick<PlayerAddress, 'at' | 'level'>

interface Told extends Place {
  readonly isFinished: boolean
  readonly nameOf: (seat: Seat) => string
}

/** The moment of an address; undefined if there is nothing to tell, or nothing without spoilers. */
export async function readLinkedMoment(
  { id, game, status, seats }: MatchHeader,
  reader: LogReader,
  { at, level }: Place,
): Promise<LinkedMoment | undefined> {
  if (at === undefined) return undefined
  const log = await readEntries(database(), ids.match(id), reader)
  const nameOf = (seat: Seat) => seats[seat]?.alias ?? ''
  return linkedMoment(kitOf(game), log, { at, level, isFinished: status === 'finished', nameOf })
}

export function linkedMoment(
  kit: GameKit,
  log: readonly Entry[],
  { at, level, isFinished, nameOf }: Told,
): LinkedMoment | undefined {
  if (at === undefined) return undefined
  const told = isFinished && level === 'everything' ? (kit.moments?.(log, nameOf) ?? []) : []
  const moment = told.find(({ seq, seat }) => seq === at && seat !== null)
  const spoken = spokenAt(kit, log, at)
  const seat = moment?.seat ?? spoken?.seat
  if (seat === undefined) return undefined
  return {
    seq: at,
    seat,
    round: roundAt(kit, log, at),
    quote: spoken?.text ?? null,
    title: moment ? (moment.title ?? moment.text) : null,
  }
}

/** The round of the last question until then. */
function roundAt({ rules }: GameKit, log: readonly Entry[], at: number): number | null {
  let [state, round]: [unknown, number | null] = [rules.blank, null]
  for (const entry of log.slice(0, at)) {
    state = advance(rules, state, entry)
    round = rules.turns(state)[0]?.round ?? round
  }
  return round
}
