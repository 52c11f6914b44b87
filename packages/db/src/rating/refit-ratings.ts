import type { SeasonId } from '@wis/engine'
import { fitSides as fitHere, sideRatingMethod } from '@wis/ratings'
import type { CountedMatch, FieldSize, RatingTable, SideRating } from '@wis/ratings'
import type pg from 'pg'
import type { Database } from '../database.ts'
import { gamesOfOneAgainstAll, isOneAgainstAll } from '../game/usual-game.ts'
import { advisoryLockSpaces, whileHolding } from '../locks.ts'
import { firstIdAt } from '../new-id.ts'
import { completeSkills } from '../skill/rebuild-skills.ts'
import { inTransaction } from '../transaction.ts'
import { leftOutOf, readRatedMatches, readSideMatches } from './read-rated-matches.ts'
import { dueRatings, storeRatings, storeSideRatings } from './store-ratings.ts'
import type { DueRating } from './store-ratings.ts'
import { latencyStep, takeInMatches } from './take-in-matches.ts'

/** Rates the agents of packed matches. The implementation chooses the thread. */
export type FitPacked = (packed: Int32Array<ArrayBuffer>, field: FieldSize) => Promise<RatingTable>

/** Rates the agents of games between sides, in any thread. */
export type FitSides = (results: readonly CountedMatch[]) => Promise<readonly SideRating[]>

interface Refit {
  readonly fit: FitPacked
  /** If absent, the thread that asks does it. */
  readonly fitSides?: FitSides
  /** Looks for unrated matches only among those dealt since then. If absent, among all matches. */
  readonly since?: Date
  /** Reads every match again, as if none had been read before. */
  readonly anew?: boolean
  /** Stops the work. Only the work itself is lost. */
  readonly signal?: AbortSignal
}

export interface Refitted {
  /** The number of newly read matches. */
  readonly taken: number
  readonly fitted: readonly { readonly season: string; readonly language: string; readonly matches: number }[]
}

/**
 * Rates everybody again wherever anything has changed. Only one process does this at a time; undefined if another is
 * at it. The revision is read before the matches, so that a match settled meanwhile leads to another fit.
 */
export async function refitRatings(db: Database, wish: Refit): Promise<Refitted | undefined> {
  return whileHolding(db, advisoryLockSpaces.ratings, async (client) => {
    if (wish.anew) await forgetMatches(db)
    return refit(db, client, wish)
  })
}

async function forgetMatches(db: Database): Promise<void> {
  await inTransaction(db, async (client) => {
    for (const table of ['rated_matches', 'counted_turns', 'turn_days'])
      await client.query(`delete from ${table}`)
    // Updates the rows instead of deleting them, because they hold the method of each rated season.
    await client.query(`update rating_fits set basis = 'forgotten'`)
  })
}

async function refit(db: Database, client: pg.PoolClient, wish: Refit): Promise<Refitted> {
  const { since, signal } = wish
  await completeSkills(db)
  const due = await dueRatings(client, gamesOfOneAgainstAll(db))
  const taken = await takeInMatches(db, since && firstIdAt(since.getTime()), signal)
  await measurePaces(db)
  const fitted = []
  for (const one of due) {
    const { seasonId: season, language } = one
    fitted.push({ season, language, matches: await refitOne(db, client, one, wish) })
  }
  return { taken, fitted }
}

async function refitOne(
  db: Database,
  client: pg.PoolClient,
  due: DueRating,
  { fit, fitSides = (results) => Promise.resolve(fitHere(results)) }: Refit,
): Promise<number> {
  const leftOut = await leftOutOf(client, due.seasonId)
  if (!isOneAgainstAll(db, due.game)) {
    const method = await sideMethodOf(client, due.seasonId)
    const sides = await readSideMatches(client, due, leftOut, { tellsSeats: tellsSeats(method) })
    await storeSideRatings(db, { ...due, method }, sides, await fitSides(sides.results))
    return sides.matches
  }
  const found = await readRatedMatches(client, due, leftOut)
  await storeRatings(db, due, found, await fit(found.packed, found.field))
  return found.matches
}

/** The method by which a season between sides is rated: that of its first fit for ever, so that its board does not move. */
export async function sideMethodOf(client: pg.ClientBase, seasonId: SeasonId): Promise<number> {
  const { rows } = await client.query<{ method: number | null }>(
    `select min(coalesce((field->>'method')::int, 1)) as method from rating_fits where season_id = $1`,
    [seasonId],
  )
  return rows[0]?.method ?? sideRatingMethod
}

/** Whether which seat an agent had is a part of its rating. */
export const tellsSeats = (method: number): boolean => method >= 6

/** The number of days over which an agent's pace and faults are measured, today included. */
export const paceDays = 30

/**
 * Adds up, for every agent, how fast and how reliably it answered lately. The 95th percentile is interpolated within
 * a bucket one tenth wide, so it is off by a few per cent at most.
 */
async function measurePaces(db: Database): Promise<void> {
  await inTransaction(db, async (client) => {
    await client.query(`delete from turn_days where day <= ${firstDay}`)
    await client.query(measureStatement)
    await client.query('delete from agent_paces where agent_id not in (select agent_id from turn_days)')
  })
}

const firstDay = `(now() at time zone 'UTC')::date - ${paceDays}`

const measureStatement = `
  with places as (
    select d.agent_id, t.place - 1 as place, sum(t.turns) as turns
    from turn_days d cross join lateral unnest(d.latencies) with ordinality as t(turns, place)
    group by d.agent_id, t.place having sum(t.turns) > 0
  ), summed as (
    select *, sum(turns) over (partition by agent_id order by place) as reached,
           0.95 * sum(turns) over (partition by agent_id) as wanted
    from places
  ), slowest as (
    select distinct on (agent_id) agent_id,
           round(${latencyStep} ^ (place - (reached - wanted) / turns))::int as p95_latency_ms
    from summed where reached >= wanted
    order by agent_id, place
  ), counted as (
    select agent_id, sum(turns)::int as turns, sum(faults)::int as faults from turn_days group by agent_id
  )
  insert into agent_paces (agent_id, turns, faults, p95_latency_ms, measured_at)
  select agent_id, turns, faults, p95_latency_ms, now() from counted join slowest using (agent_id)
  on conflict (agent_id) do update set
    turns = excluded.turns, faults = excluded.faults, p95_latency_ms = excluded.p95_latency_ms,
    measured_at = excluded.measured_at`
