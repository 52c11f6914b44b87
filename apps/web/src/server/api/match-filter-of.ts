import { usualGame } from '@wis/db/matches'
import type { MatchFilter } from '@wis/db/matches'
import type { listedStatuses, matchesQuery, MatchRow } from '@wis/protocol'
import type { z } from 'zod'

/** A match that waits for its runner counts as live, because its table is set. */
const statusesOf: Record<(typeof listedStatuses)[number], readonly MatchRow['status'][]> = {
  live: ['waiting', 'running'],
  waiting: ['waiting'],
  running: ['running'],
  finished: ['finished'],
  void: ['void'],
}

type Query = Partial<Omit<z.output<typeof matchesQuery>, 'limit'>>

/** The filter of matches that a query asks for. */
export function matchFilterOf(query: Query): MatchFilter {
  const { game = usualGame, status, language, mode, winner, agent, season, q, cursor } = query
  return {
    ...(game !== 'all' && { game }),
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
