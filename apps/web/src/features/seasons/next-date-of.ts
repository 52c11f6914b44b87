import type { StoredSeason } from '@wis/db/seasons'

type Dated = Pick<StoredSeason, 'entryEndsAt' | 'startsAt' | 'endsAt'>

/** The next date of a season that its followers wait for. */
export function nextDateOf({ entryEndsAt, startsAt, endsAt }: Dated, now: Date) {
  const coming = [
    { what: 'starts', at: startsAt },
    { what: 'entryEnds', at: entryEndsAt },
    { what: 'ends', at: endsAt },
  ] as const
  const next = coming.find(({ at }) => at !== null && new Date(at) > now)
  return next?.at ? { what: next.what, at: next.at } : undefined
}
