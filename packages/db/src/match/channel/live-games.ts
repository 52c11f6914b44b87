import type { Language } from '@wis/games'
import type { MatchHeader } from '@wis/protocol'
import type { Database } from '../../database.ts'
import { usualGame } from '../../game/usual-game.ts'
import { matchColumns, matchHeaderOf } from '../match-row.ts'

/** How many tables of each game are in play. A game without any is not in the map. */
export async function liveGames({ pool }: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ game: string; count: number }>({
    name: 'live-games',
    text: `select game, count(*)::int as count from matches where status = 'running' and not withheld group by game`,
  })
  return new Map(rows.map(({ game, count }) => [game, count]))
}

interface Wanted {
  readonly language: Language
  readonly limit: number
}

/**
 * Tables in play of games other than the usual one, at most one of each game: the one that is furthest on, in the
 * reader's language if there is one.
 */
export async function otherLiveTables(
  { prisma }: Database,
  { language, limit }: Wanted,
): Promise<readonly MatchHeader[]> {
  const live = await prisma.match.findMany({
    where: { game: { not: usualGame }, status: 'running', withheld: false },
    orderBy: [{ nextSeq: 'desc' }, { id: 'desc' }],
    select: { id: true, game: true, language: true },
  })
  const readable = live.toSorted(
    (one, other) => Number(other.language === language) - Number(one.language === language),
  )
  const first = new Map(readable.toReversed().map((match) => [match.game, match.id]))
  const chosen = readable.filter(({ id, game }) => first.get(game) === id).slice(0, limit)
  const found = await prisma.match.findMany({
    where: { id: { in: chosen.map(({ id }) => id) } },
    ...matchColumns,
  })
  const byId = new Map(found.map((match) => [match.id, matchHeaderOf(match)]))
  return chosen.flatMap(({ id }) => byId.get(id) ?? [])
}
