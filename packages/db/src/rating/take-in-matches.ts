import { replay } from '@wis/engine'
import type { Seat } from '@wis/engine'
import type { Database } from '../database.ts'
import { gameCalled } from '../game/hosted-game.ts'
import { gamesOfOneAgainstAll } from '../game/usual-game.ts'
import { logOf, readRows } from '../match/log/log-json.ts'
import type { EntryInRow } from '../match/log/log-json.ts'

const matchesAtOnce = 200

/** The ratio between the upper and the lower end of each latency bucket. */
export const latencyStep = 1.1

/**
 * Sums up the turns of the ranked matches after an id, and adds those of one against all to the matches used for ratings.
 * Each match is added once, even if several processes do this at the same moment. Returns the number of matches added to
 * those used for ratings.
 */
export async function takeInMatches(db: Database, after = '', signal?: AbortSignal): Promise<number> {
  let taken = 0
  for (let last = after; ;) {
    signal?.throwIfAborted()
    const fresh = await db.pool.query<Fresh>({
      name: 'uncounted-matches',
      text: freshMatches,
      values: [last, matchesAtOnce, gamesOfOneAgainstAll(db)],
    })
    const next = fresh.rows.at(-1)?.id
    if (next === undefined) return taken
    const { rows } = await db.pool.query<{ taken: number }>({
      name: 'take-in-matches',
      text: takeInStatement,
      values: [
        JSON.stringify(fresh.rows.flatMap((row) => ratedRowOf(db, row))),
        fresh.rows.map(({ id }) => id),
      ],
    })
    taken += rows[0]?.taken ?? 0
    last = next
  }
}

const freshMatches = `
  select m.id, m.season_id as "seasonId", m.language, m.game,
         array(select s.agent_id from seats s where s.match_id = m.id order by s.seat) as agents,
         case when m.game = any($3::text[]) then ${logOf()} end as entries
  from matches m
  where m.id > $1 and m.status = 'finished' and m.mode = 'ranked' and not m.deal_open
    and not exists (select 1 from rated_matches r where r.match_id = m.id)
    and not exists (select 1 from counted_turns c where c.match_id = m.id)
  order by m.id limit $2`

interface Fresh {
  readonly id: string
  readonly seasonId: string
  readonly language: string
  readonly game: string
  /** In seat order. */
  readonly agents: readonly string[]
  /** Null in a game that is rated without its logs. */
  readonly entries: readonly EntryInRow[] | null
}

/** The row of a match as its game tells it; nothing in a game of sides, or if it was not decided after all. */
function ratedRowOf(db: Pick<Database, 'games'>, { id, seasonId, language, game, agents, entries }: Fresh) {
  if (!entries) return []
  const hosted = gameCalled(db, game)
  const observed = hosted.kit?.results.oneAgainstAll?.(replay(hosted.rules, readRows(hosted, entries)))
  if (!observed) return []
  const { one, won, dealt, votes } = observed
  const bitsOf = (seats: readonly Seat[]) =>
    // The others are counted in the order of their seats, without the one.
    seats.reduce((bits, seat) => bits | (1 << (seat > one ? seat - 1 : seat)), 0)
  return [
    {
      match_id: id,
      season_id: seasonId,
      language,
      agent_ids: [agents[one], ...agents.filter((_, seat) => seat !== one)],
      spy_won: won,
      dealt,
      votes: votes.flatMap((ballots) => {
        const others = ballots.filter(({ seat }) => seat !== one)
        const isRight = ({ target }: (typeof others)[number]) => target === one
        const seatsOf = (cast: typeof others) => cast.map(({ seat }) => seat)
        return [
          bitsOf(seatsOf(others.filter(isRight))),
          bitsOf(seatsOf(others.filter((own) => !isRight(own)))),
        ]
      }),
    },
  ]
}

const takeInStatement = `
  with rated as (
    insert into rated_matches (match_id, season_id, language, agent_ids, spy_won, pair, votes)
    select f.match_id, f.season_id, f.language, f.agent_ids, f.spy_won,
           (select string_agg(one, ' / ' order by one) from unnest(f.dealt) as one), f.votes
    from jsonb_to_recordset($1::jsonb) as f(match_id text, season_id text, language text, agent_ids text[],
                                            spy_won boolean, dealt text[], votes int[])
    on conflict (match_id) do nothing
    returning match_id
  ), counted as (
    insert into counted_turns (match_id)
    select id from unnest($2::text[]) as id
    where id not in (select match_id from jsonb_to_recordset($1::jsonb) as f(match_id text))
    on conflict (match_id) do nothing
    returning match_id
  ), taken as (
    select match_id from rated union all select match_id from counted
  ), turns as (
    select s.agent_id, (c.started_at at time zone 'UTC')::date as day,
           ceil(ln(greatest(c.latency_ms, 1)) / ln(${latencyStep}))::int as place,
           count(*)::int as turns, count(c.verdict)::int as faults
    from taken
    join lateral calls_of(taken.match_id) c on c.verdict is distinct from 'platform'
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
  select count(*)::int as taken from rated`
