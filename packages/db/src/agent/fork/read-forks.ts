import type { AgentId } from '@wis/engine'
import { fork } from '@wis/protocol'
import type { Fork } from '@wis/protocol'
import { fifteenthsPerPoint, pairedDifference } from '@wis/ratings'
import type { PairedDifference } from '@wis/ratings'
import type { Database } from '../../database.ts'
import { inFifteenthsOf } from '../../game/units-of.ts'
import { sideResult } from '../../match/match-row.ts'
import { time } from '../../time-column.ts'

/** The most that is shown of one agent. */
const mostForks = 100

/** SQL that says whether fork `f`, with match `fm`, is still to end. A place in the queue that was given up ends a whole series. */
export const isOpenFork = `(fm.status in ('waiting', 'running') or fm.id is null and (
  select bool_and(k.state <> 'left') from tickets k where k.id = f.series_id or k.series_id = f.series_id))`

const pointsOf = (game: string, units: number | null) =>
  units === null ? null : inFifteenthsOf(game, units) / fifteenthsPerPoint

const row = fork.extend({ createdAt: time })

/** How seat `f.seat` came out of a match. */
const sideIn = (match: string) => `lateral (
  select x.role, x.points, ${sideResult} as result, v.number as version
  from seats x join matches m on m.id = x.match_id join agent_versions v on v.id = x.version_id
  where x.match_id = ${match} and x.seat = f.seat)`

/** The matches that an owner had played again, the newest first. */
export async function readForks(
  { pool }: Pick<Database, 'pool'>,
  agentId: AgentId,
): Promise<readonly Fork[]> {
  const { rows } = await pool.query({
    name: 'read-forks',
    text: `select f.id, f.of_match_id as "ofMatchId", f.seq as entry, f.seat, o.game, f.match_id as "matchId",
                  f.created_at as "createdAt",
                  case when again.id is not null then again.status
                       when t.state = 'left' or t.id is null and exists (
                         select 1 from tickets l where l.series_id = f.series_id and l.state = 'left') then 'left'
                       else 'queued' end as state,
                  json_build_object('version', v.number, 'role', n.role, 'result', n.result, 'points', n.points) as now,
                  json_build_object('version', b.version, 'role', b.role, 'result', b.result, 'points', b.points) as before
           from forks f join agent_versions v on v.id = f.version_id join matches o on o.id = f.of_match_id
           join ${sideIn('o.id')} b on true
           left join tickets t on t.id = f.ticket_id
           left join matches again on again.id = f.match_id left join ${sideIn('again.id')} n on true
           where f.agent_id = $1 order by f.id desc limit ${mostForks}`,
    values: [agentId],
  })
  return rows.map((stored) => {
    const { now, before, ...read } = row.parse(stored)
    const inPoints = (side: Fork['now']) => ({ ...side, points: pointsOf(read.game, side.points) })
    return { ...read, before: inPoints(before), now: inPoints(now) }
  })
}

/** How far the matches are that a version plays again. */
export interface ForksUnderWay {
  readonly version: number
  /** Whether the version plays no ranked matches until then. */
  readonly isTrial: boolean
  readonly over: number
  readonly all: number
}

/** The newest series of matches that is played again, as long as one of them is to come. */
export async function forksUnderWay(
  { pool }: Pick<Database, 'pool'>,
  agentId: AgentId,
): Promise<ForksUnderWay | undefined> {
  const { rows } = await pool.query<ForksUnderWay>({
    name: 'forks-under-way',
    text: `with newest as (select series_id from forks where agent_id = $1 order by id desc limit 1)
           select v.number as version, f.is_trial as "isTrial", count(*)::int as all,
                  (count(*) filter (where not ${isOpenFork}))::int as over
           from forks f join newest using (series_id) join agent_versions v on v.id = f.version_id
           left join matches fm on fm.id = f.match_id
           where f.agent_id = $1 group by v.number, f.is_trial having bool_or(${isOpenFork})`,
    values: [agentId],
  })
  return rows[0]
}

/** Two versions of an agent by the points they got from the same seat of the same deals, among the same agents. */
export interface PairedVersions extends PairedDifference {
  readonly game: string
  readonly version: number
  readonly against: number
}

/** By game, the newest versions first. Only whole matches count, none that was taken up at a later turn. */
export async function pairedVersions(
  { pool }: Pick<Database, 'pool'>,
  agentId: AgentId,
): Promise<readonly PairedVersions[]> {
  const { rows } = await pool.query<{
    readonly game: string
    readonly version: number
    readonly against: number
    readonly deals: readonly (readonly [number, number])[]
  }>({
    name: 'paired-versions',
    // Where a version played a deal several times, its mean counts, so that a deal counts once.
    text: `with deals as materialized (
             select distinct of_match_id as id, seat from forks where agent_id = $1 and seq = 0 and match_id is not null
           ), plays as materialized (
             select d.id, d.seat, d.id as match_id from deals d
             union all
             select f.of_match_id, f.seat, f.match_id from forks f where f.agent_id = $1 and f.seq = 0
           ), played as materialized (
             select p.id, m.game, v.number as version, avg(x.points)::float8 as points
             from plays p join matches m on m.id = p.match_id and m.status = 'finished'
             join seats x on x.match_id = m.id and x.seat = p.seat and x.points is not null
             join agent_versions v on v.id = x.version_id
             where not exists (
               select 1 from seats s join seats q on q.match_id = p.id and q.seat = s.seat
               where s.match_id = m.id and s.agent_id <> $1 and s.version_id <> q.version_id)
             group by p.id, m.game, v.number
           )
           select one.game, one.version, other.version as against,
                  json_agg(json_build_array(one.points, other.points) order by one.id) as deals
           from played one join played other on other.id = one.id and other.version < one.version
           group by 1, 2, 3 order by 1, 2 desc, 3 desc`,
    values: [agentId],
  })
  return rows.map(({ game, version, against, deals }) => ({
    game,
    version,
    against,
    ...pairedDifference(
      deals.map(([points, before]) => ({
        first: inFifteenthsOf(game, points) / fifteenthsPerPoint,
        second: inFifteenthsOf(game, before) / fifteenthsPerPoint,
      })),
    ),
  }))
}
