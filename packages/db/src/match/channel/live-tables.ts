import type { MatchId } from '@wis/engine'
import { genres, kitCalled, kits } from '@wis/games'
import type { Language } from '@wis/games'
import type { MatchHeader, MatchRow } from '@wis/protocol'
import { roleFacts } from '@wis/ratings'
import type { Database } from '../../database.ts'
import { usualGame } from '../../game/usual-game.ts'
import { roleChannel } from '../../legacy/columns.ts'
import { gamesWithoutWords } from '../../season/ladders.ts'
import { factOf } from '../../standing/standing-row.ts'
import { matchColumns, matchHeaderOf, matchRowOf } from '../match-row.ts'
import { channelCondition, inLanguage } from './channels.ts'
import type { Channel } from './channels.ts'

/** The order of the tables in a channel, if they are not ordered by progress. */
const strengths: Partial<Record<Channel, string>> = {
  [roleChannel.id]: factOf(roleFacts(roleChannel.role).wins, 't'),
}

interface WantedTables {
  readonly game?: string | undefined
  readonly channel?: Channel | undefined
  readonly language?: Language
  readonly limit: number
}

/** The tables of a game in play, the best of the channel first. Withheld matches are left out. */
export async function liveTables(
  db: Database,
  { game = usualGame, channel, language, limit }: WantedTables,
): Promise<readonly MatchHeader[]> {
  const wanted = channel ? await channelCondition(db, channel) : {}
  if (!wanted) return []
  const ids = channel && (await strongestOf(db, { game, channel, limit }))
  const found = await db.prisma.match.findMany({
    where: {
      AND: [wanted],
      game,
      status: 'running',
      withheld: false,
      ...(language && { language }),
      ...(ids && { id: { in: ids } }),
    },
    orderBy: [{ nextSeq: 'desc' }, { id: 'desc' }],
    take: limit,
    ...matchColumns,
  })
  const headers = found.map((match) => matchHeaderOf(match))
  return ids ? headers.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)) : headers
}

interface Asked {
  readonly game: string
  readonly channel: Channel
  readonly limit: number
}

/** The tables of a channel that is about strength, in that order. Undefined for any other channel. */
async function strongestOf(db: Database, { game, channel, limit }: Asked): Promise<string[] | undefined> {
  if (channel === 'top') return topTables(db, game)
  const strength = strengths[channel]
  return strength === undefined ? undefined : strongestTables(db, strength, { game, limit })
}

/** For every language, the one ranked table whose agents have the most points together. */
async function topTables({ pool }: Database, game: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'top-tables',
    text: `select distinct on (m.language) m.id from matches m join seats s on s.match_id = m.id
           left join standings t
             on t.season_id = m.season_id and t.language = m.language and t.agent_id = s.agent_id
           where m.status = 'running' and not m.withheld and m.mode = 'ranked' and m.game = $1
           group by m.id order by m.language, coalesce(sum(t.total), 0) desc, m.id desc`,
    values: [game],
  })
  return rows.map(({ id }) => id)
}

/** Orders tables by the sum of their agents' results so far, with one lookup for each seat in play. */
async function strongestTables(
  { pool }: Database,
  strength: string,
  { game, limit }: Omit<Asked, 'channel'>,
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'strongest-tables',
    text: `select m.id from matches m join seats s on s.match_id = m.id
           left join standings t
             on t.season_id = m.season_id and t.language = m.language and t.agent_id = s.agent_id
           where m.status = 'running' and not m.withheld and m.game = $2
           group by m.id order by coalesce(sum(${strength}), 0) desc, m.id desc limit $1`,
    values: [limit, game],
  })
  return rows.map(({ id }) => id)
}

/** How many tables of each game are in play. A game without any is not in the map. */
export async function liveGames({ pool }: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ game: string; count: number }>({
    name: 'live-games',
    text: `select game, count(*)::int as count from matches where status = 'running' and not withheld group by game`,
  })
  return new Map(rows.map(({ game, count }) => [game, count]))
}

interface WantedGames {
  readonly language: Language
  readonly limit: number
}

/**
 * Tables of games other than the usual one, each of another game and as far as possible of another genre. Tables in play
 * come first, those in the reader's language and furthest on before others. Where none of a genre is in play, its last
 * match that can be read takes the place.
 */
export async function otherTables(
  { prisma }: Database,
  { language, limit }: WantedGames,
): Promise<readonly MatchHeader[]> {
  const readable = (await inPlay(prisma, language)).filter(({ game }) => game !== usualGame)
  const on = new Map(readable.toReversed().map((match) => [match.game, match]))
  const games = [...new Set(readable.map(({ game }) => game))]
  const chosen = await Promise.all(
    genres.map(async (genre) => {
      const playing = games.find((game) => kitCalled(game)?.genre === genre)
      if (playing !== undefined) return on.get(playing)?.id
      const ended = await prisma.match.findFirst({
        where: {
          game: { in: kits.filter((kit) => kit.genre === genre && kit.id !== usualGame).map(({ id }) => id) },
          status: 'finished',
          mode: 'ranked',
          withheld: false,
          ...inLanguage(language),
        },
        orderBy: { id: 'desc' },
        select: { id: true },
      })
      return ended?.id
    }),
  )
  const further = games.map((game) => on.get(game)?.id)
  const ids = [...new Set([...chosen, ...further])].filter((id) => id !== undefined).slice(0, limit)
  return headersOf(prisma, ids)
}

/** The tables in play of all games: one of each game before a second of any, in the order of `otherTables`. */
export async function tablesOfGames(
  { prisma }: Database,
  { language, limit }: WantedGames,
): Promise<readonly MatchHeader[]> {
  const seen = new Map<string, number>()
  const placed = (await inPlay(prisma, language)).map(({ id, game }) => {
    const ofItsGame = seen.get(game) ?? 0
    seen.set(game, ofItsGame + 1)
    return { id, ofItsGame }
  })
  const inTurn = placed.toSorted((one, other) => one.ofItsGame - other.ofItsGame)
  return headersOf(
    prisma,
    inTurn.slice(0, limit).map(({ id }) => id),
  )
}

/** All tables in play, those that a reader can follow and that are furthest on before others. */
async function inPlay(prisma: Database['prisma'], language: Language) {
  const live = await prisma.match.findMany({
    where: { status: 'running', withheld: false },
    orderBy: [{ nextSeq: 'desc' }, { id: 'desc' }],
    select: { id: true, game: true, language: true },
  })
  const isReadable = (match: (typeof live)[number]) =>
    match.language === language || gamesWithoutWords.includes(match.game)
  return live.toSorted((one, other) => Number(isReadable(other)) - Number(isReadable(one)))
}

async function headersOf(prisma: Database['prisma'], ids: string[]): Promise<readonly MatchHeader[]> {
  const found = await prisma.match.findMany({ where: { id: { in: ids } }, ...matchColumns })
  const byId = new Map(found.map((match) => [match.id, matchHeaderOf(match)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export interface NextTable {
  readonly table: MatchRow
  /** Whether its first vote has not been read out yet. */
  readonly isYoung: boolean
  /** Whether none of the reader's own game is on. */
  readonly isOfAnotherGame: boolean
}

/** Of a channel that orders its tables, those that are its best. */
const mostInChannel = 12

/**
 * The first vote is still unread while the log holds no more than the deal and each player's word, speech and ballot,
 * with the host's words about them.
 */
const [ofSeat, ofHost] = [3, 5]
const isYoung = `m.next_seq <= ${ofSeat} * count(s.seat) + ${ofHost}`
export const mostWhileYoung = (seats: number) => ofSeat * seats + ofHost

/** Where a reader stays. */
interface Wanted {
  /** No table in another language is taken. */
  readonly language?: Language | undefined
  /** Its tables come before all others. */
  readonly channel?: Channel | undefined
}

/**
 * The table to go to after a match ends: if possible one of its game, in its language and its season. Among the tables that have just
 * begun it takes the strongest, else the table that is least far on.
 */
export async function nextTable(
  db: Database,
  from: MatchId,
  { language, channel }: Wanted = {},
): Promise<NextTable | undefined> {
  const { pool, prisma } = db
  const seen = await prisma.match.findUnique({ where: { id: from }, select: { game: true } })
  if (!seen) return undefined
  const inChannel = channel ? await liveTables(db, { game: seen.game, channel, limit: mostInChannel }) : []
  const { rows } = await pool.query<{ id: string; isYoung: boolean }>({
    name: 'next-table',
    text: `select m.id, ${isYoung} as "isYoung"
           from matches seen
           join matches m on m.status = 'running' and not m.withheld and m.id <> seen.id
           join seats s on s.match_id = m.id
           left join standings t
             on t.season_id = m.season_id and t.language = m.language and t.agent_id = s.agent_id
           where seen.id = $1 and ($2::text is null or m.language = $2 or m.game = any($4::text[]))
           group by seen.id, m.id
           order by (m.game = seen.game) desc, (m.id = any($3::text[])) desc, (m.language = seen.language) desc, (m.season_id = seen.season_id) desc, (${isYoung}) desc,
                    case when ${isYoung} then coalesce(sum(t.total), 0) end desc, m.next_seq, m.id desc
           limit 1`,
    values: [from, language ?? null, inChannel.map(({ id }) => id), gamesWithoutWords],
  })
  const [next] = rows
  const match = next && (await prisma.match.findUnique({ where: { id: next.id }, ...matchColumns }))
  if (!match) return undefined
  return { table: matchRowOf(match), isYoung: next.isYoung, isOfAnotherGame: match.game !== seen.game }
}
