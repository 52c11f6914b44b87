import type { Entry, Seat } from '@wis/engine'
import type { SpyEvent } from '../../schema.ts'
import type { SpyState } from '../../state.ts'

type Log = readonly Entry<SpyEvent>[]

/** All have spoken, and nobody has voted yet. */
export const beforeEveryVote = (log: Log): readonly number[] =>
  log.flatMap(({ seq, event }) => (event.type === 'vote-opened' ? [seq] : []))

/** The moment of the published study: all have spoken once, and nobody is voted out. */
export const beforeTheFirstVote = (log: Log): readonly number[] => beforeEveryVote(log).slice(0, 1)

export const othersThan = ({ living }: SpyState, seat: Seat): readonly Seat[] =>
  living.filter((other) => other !== seat)

/** The name of a field about a seat. Seats are counted from 1, as their usual names are. */
export const about = (what: 'spy' | 'word' | 'thinks', seat: Seat) => `${what}-${seat + 1}`
