import type { MatchHeader } from '@wis/protocol'
import { roleFacts } from '@wis/ratings'
import type { Database } from '../../database.ts'
import { usualGame } from '../../game/usual-game.ts'
import { roleChannel } from '../../legacy/role-channel.ts'
import { factOf } from '../../standing/standing-row.ts'
import { matchColumns, matchHeaderOf } from '../match-row.ts'
import { channelCondition } from './channel.ts'
import type { Channel } from './channel.ts'

/** The order of the tables in a channel, if they are not ordered by progress. */
const strengths: Partial<Record<Channel, string>> = {
  [roleChannel.id]: factOf(roleFacts(roleChannel.role).wins, 't'),
}

interface Wanted {
  readonly game?: string | undefined
  readonly channel?: Channel | undefined
  readonly limit: number
}

/** The tables of a game in play, the best of the channel first. Withheld matches are left out. */
export async function liveTables(
  db: Database,
  { game = usualGame, channel, limit }: Wanted,
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
