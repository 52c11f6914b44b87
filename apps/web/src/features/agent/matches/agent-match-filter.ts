import { kits } from '@wis/games'
import { day, handle, isStorable, listedModes, seatResults, seatRoles } from '@wis/protocol'
import { z } from 'zod'

const fields = {
  game: z.enum(kits.map(({ id }) => id)),
  role: z.enum(seatRoles),
  version: z.string().regex(/^[1-9]\d{0,5}$/),
  result: z.enum(seatResults),
  opponent: handle,
  word: z.string().trim().min(1).max(64).refine(isStorable),
  season: handle,
  mode: z.enum(listedModes),
  /** Days (UTC), both of them included. */
  from: day,
  until: day,
  /** Whether the list shows the result of each match. */
  told: z.literal('yes'),
  cursor: handle,
}
export type AgentMatchFilter = { readonly [Name in keyof typeof fields]?: z.output<(typeof fields)[Name]> }

type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/** The filters of a page's address. Invalid values are dropped, and the form shows the applied ones. */
export function parseAgentMatchFilter(query: Query): AgentMatchFilter {
  const filter: Record<string, string> = {}
  for (const [name, schema] of Object.entries(fields)) {
    const parsed = schema.safeParse(query[name])
    if (parsed.success) filter[name] = parsed.data
  }
  return filter
}

export function agentMatchesAddress(slug: string, filter: AgentMatchFilter = {}): string {
  const query = new URLSearchParams(Object.entries(filter))
  return `/agents/${slug}/matches${query.size === 0 ? '' : `?${query.toString()}`}`
}

/** Whether matches are filtered out. A page of the list, or the choice to show results, filters none out. */
export function leavesOut({ cursor: _, told: __, ...filters }: AgentMatchFilter): boolean {
  return Object.keys(filters).length > 0
}
