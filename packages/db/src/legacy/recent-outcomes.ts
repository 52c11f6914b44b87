import { replay } from '@wis/engine'
import type { AgentId, Seat } from '@wis/engine'
import type { Language, OlderPart } from '@wis/games'
import type { MatchMode } from '@wis/protocol'
import type { Database } from '../database.ts'
import { gameCalled } from '../game/hosted-game.ts'
import { openResults, openStandings } from '../season/season-sql.ts'
import { heldWord, wonItsSide } from './columns.ts'

/** The result of a decided match for one agent, and the agent's part in it. */
export interface RecentOutcome extends OlderPart {
  readonly matchId: string
  readonly endedAt: string
  readonly mode: MatchMode
  readonly language: Language
  readonly seat: Seat
  readonly role: 'spy' | 'civilian'
  readonly word: string | null
  readonly won: boolean
  /** Fifteenths. */
  readonly points: number
  /**
   * The total before and after the match, in fifteenths. Null if the match did not count, or the board stands still.
   */
  readonly total: { readonly before: number; readonly after: number } | null
  /** The number of its own turns in the match that went wrong. */
  readonly faults: number
}

type StoredOutcome = Omit<RecentOutcome, 'endedAt' | keyof OlderPart> & {
  readonly game: string
  readonly endedAt: Date
  readonly entries: readonly unknown[]
}

/**
 * Starts from the current total and undoes the points of later matches. Reads only the last matches, however long the
 * ledger is.
 */
const totalAround = `(
  select json_build_object('before', since.after - l.points + l.entry_cost, 'after', since.after)
  from ledger l
  join standings st using (season_id, language, agent_id)
  cross join lateral (
    select (st.total - coalesce(sum(o.points - o.entry_cost), 0))::int as after
    from lately y join ledger o on o.match_id = y.match_id and o.seat = y.seat
    where o.season_id = l.season_id and o.language = l.language and (o.at, o.match_id) > (l.at, l.match_id)
  ) since
  where l.match_id = x.match_id and l.seat = x.seat and ${openStandings}
)`

/** An agent's last decided matches of a spy, newest first, including practice. Reads their logs, so ask for few. */
export async function recentOutcomes(
  db: Pick<Database, 'pool' | 'games'>,
  agentId: AgentId,
  limit = 6,
): Promise<RecentOutcome[]> {
  const { rows } = await db.pool.query<StoredOutcome>({
    name: 'recent-outcomes',
    text: `with lately as materialized (select * from seats where agent_id = $1 order by match_id desc limit 100)
           select x.match_id as "matchId", m.ended_at as "endedAt", m.game, m.mode, m.language, x.seat, x.role, x.points,
                  ${heldWord} as word,
                  ${wonItsSide} as won,
                  ${totalAround} as total,
                  (select count(*)::int from calls_of(x.match_id) c
                   where c.seat = x.seat and c.verdict is not null) as faults,
                  (select coalesce(json_agg(json_build_object('seq', e.seq, 'at', e.at, 'event', e.event)
                                            order by e.seq), '[]')
                   from entries_of(x.match_id) e) as entries
           from lately x
           join matches m on m.id = x.match_id and m.status = 'finished'
             and not m.withheld and m.decision_id is null
           join seasons s on s.id = m.season_id
           where m.winner is not null and x.points is not null and ${openResults}
           order by x.match_id desc limit $2`,
    values: [agentId, limit],
  })
  return rows.flatMap(({ game, entries, endedAt, ...row }) => {
    const { kit, rules, entry } = gameCalled(db, game)
    const log = entries.map((one) => entry.parse(one))
    const part = kit?.older?.part(replay(rules, log), row.seat)
    return part ? [{ ...row, endedAt: endedAt.toISOString(), ...part }] : []
  })
}
