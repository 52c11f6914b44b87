import type { MatchId } from '@wis/engine'
import type { Language } from '@wis/games'
import type { MatchRow } from '@wis/protocol'
import type { Database } from '../../database.ts'
import { matchColumns, matchRowOf } from '../match-row.ts'
import type { Channel } from './channel.ts'
import { liveTables } from './live-tables.ts'

export interface NextTable {
  readonly table: MatchRow
  /** Whether its first vote has not been read out yet. */
  readonly isYoung: boolean
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
export interface Wanted {
  /** No table in another language is taken. */
  readonly language?: Language | undefined
  /** Its tables come before all others. */
  readonly channel?: Channel | undefined
}

/**
 * The table to go to after a match ends: one of its game, and if possible in its language and its season. Among the tables that have just
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
           join matches m on m.status = 'running' and not m.withheld and m.id <> seen.id and m.game = seen.game
           join seats s on s.match_id = m.id
           left join standings t
             on t.season_id = m.season_id and t.language = m.language and t.agent_id = s.agent_id
           where seen.id = $1 and ($2::text is null or m.language = $2)
           group by seen.id, m.id
           order by (m.id = any($3::text[])) desc, (m.language = seen.language) desc, (m.season_id = seen.season_id) desc, (${isYoung}) desc,
                    case when ${isYoung} then coalesce(sum(t.total), 0) end desc, m.next_seq, m.id desc
           limit 1`,
    values: [from, language ?? null, inChannel.map(({ id }) => id)],
  })
  const [next] = rows
  const match = next && (await prisma.match.findUnique({ where: { id: next.id }, ...matchColumns }))
  return match ? { table: matchRowOf(match), isYoung: next.isYoung } : undefined
}
