import type { StoredSeason } from '@wis/db/seasons'

type Dated = Pick<StoredSeason, 'entryEndsAt' | 'startsAt' | 'endsAt'>

/** The next date of a season that its followers wait for. */
export const nextDateOf = (season: Dated, now: Date) => datesAheadOf(season, now)[0]

/** The dates of a season that are still to come, in their order. */
export function datesAheadOf({ entryEndsAt, startsAt, endsAt }: Dated, now: Date) {
  const all = [
    { what: 'entryEnds', at: entryEndsAt },
    { what: 'starts', at: startsAt },
    { what: 'ends', at: endsAt },
  ] as const
  return all
    .flatMap(({ what, at }) => (at === null || new Date(at) <= now ? [] : [{ what, at }]))
    .toSorted(byTime)
}

interface At {
  readonly at: string
}

/** What is at the same time stays as it is: an entry ends before its season starts. */
export const byTime = (one: At, other: At) => Number(new Date(one.at)) - Number(new Date(other.at))
