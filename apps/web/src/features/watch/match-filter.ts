import { languages } from '@wis/games'
import { matchModes } from '@wis/protocol'
import { z } from 'zod'
import { handle, winners } from '../../server/read-queries.ts'

const fields = {
  language: z.enum(languages),
  mode: z.enum(matchModes),
  season: handle,
  winner: z.enum(winners),
  agent: handle,
  cursor: handle,
}
export type MatchFilter = { readonly [Name in keyof typeof fields]?: z.output<(typeof fields)[Name]> }

type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/** The filters of a page's address. Unlike the API it drops what makes no sense: the reader sees what is applied. */
export function parseMatchFilter(query: Query): MatchFilter {
  const filter: Record<string, string> = {}
  for (const [name, schema] of Object.entries(fields)) {
    const parsed = schema.safeParse(query[name])
    if (parsed.success) filter[name] = parsed.data
  }
  return filter
}

export function matchListAddress(filter: MatchFilter): string {
  const query = new URLSearchParams(Object.entries(filter))
  return query.size === 0 ? '/watch' : `/watch?${query.toString()}`
}

export function hasFilters({ cursor: _, ...filters }: MatchFilter): boolean {
  return Object.keys(filters).length > 0
}
