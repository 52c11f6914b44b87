import { genres, kitCalled, kits } from '@wis/games'
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
 * Tables of games other than the usual one, each of another game and as far as possible of another genre. Tables in play
 * come first, those in the reader's language and furthest on before others. Where a genre has none, its last match does.
 */
export async function otherTables(
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
  const on = new Map(readable.toReversed().map(({ id, game }) => [game, id]))
  const games = [...new Set(readable.map(({ game }) => game))]
  const chosen = await Promise.all(
    genres.map(async (genre) => {
      const playing = games.find((game) => kitCalled(game)?.genre === genre)
      if (playing !== undefined) return on.get(playing)
      const ended = await prisma.match.findFirst({
        where: {
          game: { in: kits.filter((kit) => kit.genre === genre && kit.id !== usualGame).map(({ id }) => id) },
          status: 'finished',
          mode: 'ranked',
          withheld: false,
          language,
        },
        orderBy: { id: 'desc' },
        select: { id: true },
      })
      return ended?.id
    }),
  )
  const further = games.map((game) => on.get(game))
  const ids = [...new Set([...chosen, ...further])].filter((id) => id !== undefined).slice(0, limit)
  const found = await prisma.match.findMany({ where: { id: { in: ids } }, ...matchColumns })
  const byId = new Map(found.map((match) => [match.id, matchHeaderOf(match)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
