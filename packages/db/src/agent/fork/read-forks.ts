import type { AgentId } from '@wis/engine'
import { kitCalled } from '@wis/games'
import { fork } from '@wis/protocol'
import type { Fork, SameDealsWish } from '@wis/protocol'
import { fifteenthsPerPoint, pairedDifference } from '@wis/ratings'
import type { PairedDifference } from '@wis/ratings'
import { z } from 'zod'
import { refuse } from '../../database.ts'
import type { Database } from '../../database.ts'
import { inFifteenthsOf } from '../../game/units-of.ts'
import { sideResult } from '../../match/match-row.ts'
import { isFirstOfItsAgent } from '../../season/season-sql.ts'
import { kindHas } from '../kind-sql.ts'
import { openForks } from './open-forks.ts'
import type { ForksOpened } from './open-forks.ts'

/** The most that is shown of one agent. */
const mostForks = 100

const pointsOf = (game: string, units: number | null) =>
  units === null ? null : inFifteenthsOf(game, units) / fifteenthsPerPoint

const row = fork.extend({ createdAt: z.date().transform((at) => at.toISOString()) })

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
    // Where a deal was played again several times, its mean counts, so that a deal counts once.
    text: `select game, version, against, json_agg(json_build_array(points, before)) as deals from (
             select o.game, v.number as version, b.number as against, o.id, avg(x.points)::float8 as points,
                    avg(y.points)::float8 as before
             from forks f join matches m on m.id = f.match_id and m.status = 'finished'
             join matches o on o.id = f.of_match_id
             join seats x on x.match_id = m.id and x.seat = f.seat join agent_versions v on v.id = x.version_id
             join seats y on y.match_id = o.id and y.seat = f.seat join agent_versions b on b.id = y.version_id
             where f.agent_id = $1 and f.seq = 0 and x.points is not null and y.points is not null
               and not exists (
                 select 1 from seats p join seats q on q.match_id = o.id and q.seat = p.seat
                 where p.match_id = m.id and p.agent_id <> $1 and p.version_id <> q.version_id)
             group by o.game, v.number, b.number, o.id
           ) deals where version <> against group by game, version, against order by game, version desc, against desc`,
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

/**
 * Has a version play the deals of the last matches of another one, at the same seats and among the same house agents. Deals
 * that it has played are left out.
 */
export async function playSameDeals(
  db: Database,
  agentId: AgentId,
  { version, against, game, language, matches }: SameDealsWish,
): Promise<ForksOpened> {
  const speaks = kitCalled(game)?.setup.words === true
  const { rows } = await db.pool.query<{ matchId: string }>({
    name: 'deals-to-repeat',
    text: `with newest as (select coalesce($5, max(number)) as number from agent_versions where agent_id = $1)
           select m.id as "matchId" from newest, (
             select x.match_id from seats x join agent_versions v on v.id = x.version_id
             where x.agent_id = $1 and v.number = $2 and ${isFirstOfItsAgent('x')}
             order by x.match_id desc limit 500
           ) played join matches m on m.id = played.match_id
           where newest.number <> $2 and m.game = $3 and ($4::text is null or m.language = $4) and m.status = 'finished' and m.mode <> 'experiment' and not m.withheld
             and not exists (
               select 1 from seats o join agents a on a.id = o.agent_id
               where o.match_id = m.id and o.agent_id <> $1
                 and not (${kindHas('fillsTables')} and a.online and a.retired_at is null))
             and not exists (
               select 1 from forks f join agent_versions w on w.id = f.version_id
               where f.of_match_id = m.id and f.seq = 0 and f.agent_id = $1
                 and w.number = newest.number)
           order by m.id desc limit $6`,
    // A game without words is one game, whatever language its matches are told in.
    values: [agentId, against, game, speaks ? language : null, version ?? null, matches],
  })
  if (rows.length === 0) return refuse('nothing-to-repeat')
  return openForks(db, agentId, { version, places: rows.map(({ matchId }) => ({ matchId, seq: 0 })) })
}
