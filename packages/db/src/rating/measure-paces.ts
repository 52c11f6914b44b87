import type { Database } from '../database.ts'
import { inTransaction } from '../transaction.ts'
import { latencyStep } from './take-in-matches.ts'

/** The number of days over which an agent's pace and faults are measured, today included. */
export const paceDays = 30

/**
 * Adds up, for every agent, how fast and how reliably it answered lately. The 95th percentile is interpolated within
 * a bucket one tenth wide, so it is off by a few per cent at most.
 */
export async function measurePaces(db: Database): Promise<void> {
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
