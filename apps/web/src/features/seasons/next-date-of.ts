import type { StoredSeason } from '@wis/db/seasons'

type Dated = Pick<StoredSeason, 'entryEndsAt' | 'startsAt' | 'endsAt'>

/** The next date of a season that its followers wait for. */
export const nextDateOf = (season: Dated, now: Date) => comingDates(season, now)[0]

/** The dates of a season that are still to come, in their order. */
export function comingDates({ entryEndsAt, startsAt, endsAt }: Dated, now: Date) {
  const all = [
    { what: 'entryEnds', at: entryEndsAt },
    { what: 'starts', at: startsAt },
    { what: 'ends', at: endsAt },
  ] as const
  return all
    .flatMap(({ what, at }) => (at === null || new Date(at) <= now ? [] : [{ what, at }]))
    .toSorted((one, other) => Number(new Date(one.at)) - Number(new Date(other.at)))
}
