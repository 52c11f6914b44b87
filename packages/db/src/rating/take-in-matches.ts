import type { Database } from '../database.ts'
import { isRatedByRoles } from '../legacy/columns.ts'
import { ratedColumns, ratedFrom, ratedValues } from '../legacy/rated-values.ts'

const matchesAtOnce = 500

/** The ratio between the upper and the lower end of each latency bucket. */
export const latencyStep = 1.1

/**
 * Adds the decided ranked matches after an id to the matches used for ratings, and sums up their turns. Each match is
 * added once, even if several processes do this at the same moment. Returns the number of new matches.
 */
export async function takeInMatches({ pool }: Database, after = '', signal?: AbortSignal): Promise<number> {
  let taken = 0
  for (let last = after; ;) {
    signal?.throwIfAborted()
    const { rows } = await pool.query<{ last: string | null; taken: number }>({
      name: 'take-in-matches',
      text: takeInStatement,
      values: [last, matchesAtOnce],
    })
    const [batch] = rows
    if (!batch || batch.last === null) return taken
    taken += batch.taken
    last = batch.last
  }
}

const freshMatches = `
  select m.id, m.season_id, m.language, ${ratedFrom}
  from matches m
  where m.id > $1 and m.status = 'finished' and m.mode = 'ranked' and not m.deal_open
    and ${isRatedByRoles}
    and not exists (select 1 from rated_matches r where r.match_id = m.id)
  order by m.id limit $2`

const takeInStatement = `
  with fresh as (${freshMatches}), rated as (
    insert into rated_matches (match_id, season_id, language, ${ratedColumns})
    select f.id, f.season_id, f.language, ${ratedValues}
    from fresh f
    on conflict (match_id) do nothing
    returning match_id
  ), turns as (
    select s.agent_id, (c.started_at at time zone 'UTC')::date as day,
           ceil(ln(greatest(c.latency_ms, 1)) / ln(${latencyStep}))::int as place,
           count(*)::int as turns, count(c.verdict)::int as faults
    from rated
    join lateral calls_of(rated.match_id) c on c.verdict is distinct from 'platform'
    join seats s on s.match_id = c.match_id and s.seat = c.seat
    group by 1, 2, 3
  ), days as (
    insert into turn_days (agent_id, day, turns, faults, latencies)
    select agent_id, day, sum(turns), sum(faults),
           array(select coalesce(found.turns, 0)
                 from generate_series(0, max(turns.place)) as wanted(place)
                 left join turns found on found.agent_id = turns.agent_id and found.day = turns.day
                                      and found.place = wanted.place
                 order by wanted.place)
    from turns
    group by agent_id, day
    order by agent_id, day
    on conflict (agent_id, day) do update set
      turns = turn_days.turns + excluded.turns,
      faults = turn_days.faults + excluded.faults,
      latencies = array(select coalesce(one, 0) + coalesce(other, 0)
                        from unnest(turn_days.latencies, excluded.latencies) with ordinality as t(one, other, place)
                        order by place)
  )
  select (select max(id) from fresh) as last, (select count(*)::int from rated) as taken`
