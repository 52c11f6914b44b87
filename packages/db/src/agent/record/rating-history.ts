import type { AgentId } from '@wis/engine'
import type { Language } from '@wis/games'
import type { Database } from '../../database.ts'
import { inFifteenthsOf } from '../../game/units-of.ts'

export interface RatingPoint {
  /** The day (UTC), as 2026-01-31. */
  readonly day: string
  /** Fifteenths. */
  readonly total: number
  readonly matches: number
  /** Null while there is no rating yet. */
  readonly rating: { readonly value: number; readonly low: number; readonly high: number } | null
  /** The number of the version that played last on that day. */
  readonly version: number
}

export interface HistoryOf {
  readonly seasonSlug: string
  readonly language: Language
}

const mostDays = 366

/** The agent's rating at the end of each of its last days in a season and language, oldest first. */
export async function ratingHistory(
  { prisma }: Database,
  agentId: AgentId,
  { seasonSlug, language }: HistoryOf,
): Promise<RatingPoint[]> {
  const season = await prisma.season.findUnique({
    where: { slug: seasonSlug },
    select: { id: true, game: true },
  })
  if (!season) return []
  const days = await prisma.ratingDay.findMany({
    where: { seasonId: season.id, language, agentId },
    orderBy: { day: 'desc' },
    take: mostDays,
  })
  return days.toReversed().map(({ day, total, matches, rating, low, high, version }) => ({
    total: inFifteenthsOf(season.game, total),
    matches,
    version,
    day: day.toISOString().slice(0, 10),
    rating: rating === null || low === null || high === null ? null : { value: rating, low, high },
  }))
}
