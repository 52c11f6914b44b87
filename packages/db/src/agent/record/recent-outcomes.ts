import { replay } from '@wis/engine'
import type { AgentId, Seat } from '@wis/engine'
import { kitCalled } from '@wis/games'
import type { OlderPart } from '@wis/games'
import type { MatchRow } from '@wis/protocol'
import type { Database } from '../../database.ts'
import { gameCalled } from '../../game/hosted-game.ts'
import { inFifteenthsOf } from '../../game/units-of.ts'
import { heldWord, olderGames } from '../../legacy/columns.ts'
import { logOf, readRows } from '../../match/log/log-json.ts'
import type { EntryInRow } from '../../match/log/log-json.ts'
import { matchColumns, matchRowOf, sideResult } from '../../match/match-row.ts'
import { isFirstOfItsAgent, openResults, openStandings } from '../../season/season-sql.ts'

/** The result of a decided match for one agent, and the agent's part in it. */
export interface RecentOutcome {
  readonly match: MatchRow
  readonly seat: Seat
  readonly role: string | null
  readonly word: string | null
  /** Null where a seat cannot win against others at the table. */
  readonly result: 'won' | 'lost' | 'drawn' | null
  /** Fifteenths. */
  readonly points: number
  /**
   * The total before and after the match, in fifteenths. Null if the match did not count, the board stands still, or
   * its game ranks by something else than the total.
   */
  readonly total: { readonly before: number; readonly after: number } | null
  /** The number of its own turns in the match that went wrong. */
  readonly faults: number
  /** Null in a game that was never told in this older form. */
  readonly part: OlderPart | null
}

interface StoredOutcome extends Omit<RecentOutcome, 'match' | 'part'> {
  readonly matchId: string
  readonly game: string
  /** Only in a game of the older form. */
  readonly entries: readonly EntryInRow[] | null
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

/** An agent's last decided matches in any game, newest first, including practice. May read their logs, so ask for few. */
export async function recentOutcomes(
  db: Pick<Database, 'pool' | 'games' | 'prisma'>,
  agentId: AgentId,
  limit = 6,
): Promise<RecentOutcome[]> {
  const { rows } = await db.pool.query<StoredOutcome>({
    name: 'recent-outcomes',
    text: `with lately as materialized (select * from seats where agent_id = $1 order by match_id desc limit 100)
           select x.match_id as "matchId", m.game, x.seat, x.role, x.points,
                  ${heldWord} as word,
                  ${sideResult} as result,
                  ${totalAround} as total,
                  (select count(*)::int from calls_of(x.match_id) c
                   where c.seat = x.seat and c.verdict is not null) as faults,
                  case when m.game = any ($3) then ${logOf('x.match_id')} end as entries
           from lately x
           join matches m on m.id = x.match_id and m.status = 'finished'
             and not m.withheld and m.decision_id is null
           join seasons s on s.id = m.season_id
           where x.points is not null and ${isFirstOfItsAgent('x')} and ${openResults}
           order by x.match_id desc limit $2`,
    values: [agentId, limit, olderGames],
  })
  const matches = await db.prisma.match.findMany({
    where: { id: { in: rows.map(({ matchId }) => matchId) } },
    ...matchColumns,
  })
  return rows.flatMap((row) => {
    const match = matches.find(({ id }) => id === row.matchId)
    return match ? [outcomeOf(db, row, matchRowOf(match))] : []
  })
}

function outcomeOf(db: Pick<Database, 'games'>, row: StoredOutcome, match: MatchRow): RecentOutcome {
  const { matchId: _, game, entries, points, total, ...known } = row
  const inFifteenths = (units: number) => inFifteenthsOf(game, units)
  const isByTotal = kitCalled(game)?.board.order === 'total'
  return {
    ...known,
    match,
    points: inFifteenths(points),
    total:
      total && isByTotal ? { before: inFifteenths(total.before), after: inFifteenths(total.after) } : null,
    part: entries && partIn(db, row, entries),
  }
}

function partIn(
  db: Pick<Database, 'games'>,
  { game, seat }: StoredOutcome,
  entries: readonly EntryInRow[],
): OlderPart | null {
  const hosted = gameCalled(db, game)
  return hosted.kit?.older?.part(replay(hosted.rules, readRows(hosted, entries)), seat) ?? null
}
