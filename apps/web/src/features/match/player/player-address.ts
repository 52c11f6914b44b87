import type { Seat } from '@wis/engine'

export const playerViews = ['table', 'transcript', 'votes', 'beliefs'] as const
export type PlayerView = (typeof playerViews)[number]

/** The part of a page's address that says which view of a match is shown. */
export interface PlayerAddress {
  readonly at: number | undefined
  readonly view: PlayerView | undefined
  readonly level: RevealLevel | undefined
  /** The seat whose view is shown. */
  readonly seat?: Seat | undefined
}

/** A number beyond any entry, which does not reveal the length of a match. Its address shows the last entry. */
export const afterTheEnd = 999_999

type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/** Never fails: invalid values are ignored. */
export function parsePlayerAddress(query: Query): PlayerAddress {
  const text = (name: string) => {
    const value = query[name]
    return typeof value === 'string' ? value : value?.[0]
  }
  const at = text('e')
  const seat = text('seat')
  return {
    at: at !== undefined && /^\d{1,6}$/.test(at) ? Number(at) : undefined,
    view: playerViews.find((view) => view === text('view')),
    level: parseRevealLevel(text('reveal')),
    // Readers always see seats counted from 1.
    seat: seat !== undefined && /^[1-9]$/.test(seat) ? Number(seat) - 1 : undefined,
  }
}

/** `?e=12&view=votes&reveal=1`. If `at` is undefined, the address follows the newest entry of a running match. */
export function playerQuery({ at, view, level, seat }: PlayerAddress): string {
  const query = new URLSearchParams()
  if (at !== undefined && at >= 0) query.set('e', String(at))
  if (view !== undefined) query.set('view', view)
  if (level !== undefined) query.set('reveal', revealNumber(level))
  if (seat !== undefined) query.set('seat', String(seat + 1))
  return `?${query.toString()}`
}

/** How much of a match its reader wants to know: only speeches, also who left the table, or everything. */
const revealLevels = ['speeches', 'departures', 'everything'] as const
export type RevealLevel = (typeof revealLevels)[number]

/** Addresses and cookies hold a level as its number. */
function parseRevealLevel(text: string | undefined): RevealLevel | undefined {
  return revealLevels.find((level) => revealNumber(level) === text)
}

function revealNumber(level: RevealLevel): string {
  return String(revealLevels.indexOf(level))
}

/** A query that begins with a question mark, with the secret of an experiment's link if there is one. */
export function withSecret(query: string, share: string | undefined): string {
  if (share === undefined) return query
  return `${query}${query.length > 1 ? '&' : ''}share=${share}`
}
