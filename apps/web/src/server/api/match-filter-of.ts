import type { MatchFilter } from '@wis/db'
import type { matchesQuery } from '@wis/protocol'
import type { z } from 'zod'
import { statusesOf } from '../read-queries.ts'

type Query = Partial<Omit<z.output<typeof matchesQuery>, 'limit'>>

/** The matches that a query asks for. */
export function matchFilterOf(query: Query): MatchFilter {
  const { status, language, mode, winner, agent, season, q, cursor } = query
  return {
    ...(status && { status: statusesOf[status] }),
    ...(language && { language }),
    ...(mode && { mode }),
    ...(winner && { winner }),
    ...(agent && { agent }),
    ...(season && { seasonSlug: season }),
    ...(q && { q }),
    ...(cursor && { cursor }),
  }
}
