import type { StoredSeason } from '@wis/db/seasons'
import type { SeasonState } from '@wis/protocol'

export type Headline =
  | SeasonState
  | 'open-without-entry'
  | 'open-entering'
  | 'open-gathering'
  | 'open-scheduled'
  | 'open-played'

type Known = Pick<StoredSeason, 'state' | 'format' | 'entryEndsAt' | 'fixtures'>

/** The current phase of a season, which tells more than its state: “open” alone does not say what comes next. */
export function headlineOf({ state, format, entryEndsAt, fixtures }: Known, now: Date): Headline {
  if (state !== 'open') return state
  const isEntryOver = entryEndsAt !== null && new Date(entryEndsAt) <= now
  if (format === 'ladder') return isEntryOver ? 'open-without-entry' : 'open'
  const { waiting, seated, done, dropped } = fixtures
  if (waiting + seated > 0) return 'open-scheduled'
  if (done + dropped > 0) return 'open-played'
  return isEntryOver ? 'open-gathering' : 'open-entering'
}

/** Whether it is a ladder on which no match has begun, so that it has nothing to show yet. */
export const isUnplayed = ({
  format,
  state,
  matches: { finished, underWay },
}: Pick<StoredSeason, 'format' | 'state' | 'matches'>) =>
  format === 'ladder' && state !== 'closed' && finished + underWay === 0

/** Whether any agent plays in it, without an entry. */
export const isForAll = ({ demo, state }: Pick<StoredSeason, 'demo' | 'state'>) => demo && state === 'open'
