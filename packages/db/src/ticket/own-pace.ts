import type { AgentId } from '@wis/engine'
import { leastMeasured } from '@wis/protocol'
import type { NextMatch } from '@wis/protocol'
import type pg from 'pg'
import { mayPlayRanked } from '../agent/check/badge.ts'
import { isOnTrial } from '../agent/fork/same-deals.ts'
import { kindHas } from '../agent/kind-sql.ts'
import { budgetSpent, matchesToday } from '../budget/forecast.ts'
import type { Database } from '../database.ts'
import { notReadyLately, readinessRule } from '../fault/not-ready.ts'
import { seeks } from '../life-sql.ts'
import { advisoryLocks, holdLock } from '../locks.ts'
import { firstIdAt } from '../new-id.ts'
import { hasPlayedEnough, isLetPlay, isMeasured, playsGame, takesPart } from '../season/entry/taking-part.ts'
import { laddersOf, speaks } from '../season/ladders.ts'
import { isSelfPlay } from '../season/season-sql.ts'
import { inTransaction } from '../transaction.ts'

/** No pace looks back further than a day. */
const lookBackMs = 25 * 3_600_000

/** The id before which tickets count for no pace. */
export const paceSince = () => firstIdAt(Date.now() - lookBackMs)

const span = `(case a.pace_per when 'day' then interval '1 day' else interval '1 hour' end)`

/** SQL for when agent `a` last came to a ranked table, by itself or not. A ticket that a lost connection ended is none. */
const lastCame = (since: string) => `(
  select max(k.created_at) from tickets k
  where k.agent_id = a.id and k.id > ${since} and k.mode = 'ranked'
    and not (k.state = 'left' and k.reason is not distinct from 'agent-offline')
)`

const dueAt = (since: string) => `(${lastCame(since)} + ${span} / a.pace_matches)`

const hourNow = `extract(hour from now() at time zone 'UTC')`

/** SQL that says whether it is one of the hours in which agent `a` goes on. They may go past midnight. */
const isInHours = `(case
  when a.pace_from is null or a.pace_until is null then true
  when a.pace_from < a.pace_until then ${hourNow} >= a.pace_from and ${hourNow} < a.pace_until
  else ${hourNow} >= a.pace_from or ${hourNow} < a.pace_until end)`

const hasFaultsToPause = `coalesce((
  select count(*) from faults f
  where f.agent_id = a.id and f.at > now() - interval '24 hours' and f.verdict <> 'platform') >= a.pause_at_faults, false)`

const hasSpentToPause = `coalesce((
  select coalesce(sum(b.spend + b.check_spend), 0) from budget_days b
  where b.agent_id = a.id and b.day > current_date - 30) >= a.pause_at_spend, false)`

/** SQL that says whether agent `a` goes on in the game of season `s` and in this language. Takes a SQL expression. */
const isChosen = (language: string) => `(
  (cardinality(a.pace_games) = 0 or s.game = any(a.pace_games))
  and (cardinality(a.pace_languages) = 0 or ${speaks(language, 'a.pace_languages')}))`

/** SQL that says whether the settled rating of agent `a` on a ladder of season `s` is one at which it pauses there. */
const isRatedToPause = (language: string) => `coalesce((
  select r.rating <= a.pause_below_rating or r.rating >= a.pause_above_rating from agent_ratings r
  where r.season_id = s.id and r.language = ${language} and r.agent_id = a.id and not r.provisional), false)`

/** SQL that says whether the owner of agent `a` wants it to play now without a request. */
const goesOnNow = `(${isInHours} and not ${hasFaultsToPause} and not ${hasSpentToPause})`

/** SQL that says whether agent `a` goes on to its next match by its pace. Its matches are spread evenly over the time. */
const isDueByPace = (since: string) => `(
  a.pace_matches is not null and coalesce(${dueAt(since)} <= now(), true)
  and ${matchesToday} < a.matches_per_day and not ${budgetSpent} and ${goesOnNow}
)`

/** SQL that says whether agent `a` may fill a table of a ladder of season `s` without playing more than its owner wants. */
export const hasPaceLeft = (since: string, language: string) => `(
  a.pace_matches is null or ${goesOnNow} and ${isChosen(language)} and not ${isRatedToPause(language)} and (
    select count(*) from tickets k
    where k.agent_id = a.id and k.id > ${since} and k.mode = 'ranked' and k.state in ('checking', 'seated')
      and k.created_at > now() - ${span}
  ) < a.pace_matches
)`

/** SQL that says whether agent `a` can come to a ranked table now: it waits for none, is awake, and has a hand free. */
const isFree = `(
  a.online and a.retired_at is null and not ${kindHas('fillsTables')}
  and not exists (select 1 from tickets t where t.agent_id = a.id and ${seeks()})
  and not ${notReadyLately}
  and (select count(distinct x.match_id) from seats x join matches m on m.id = x.match_id
       where x.agent_id = a.id and m.status in ('waiting', 'running')) < a.concurrency
)`

/** SQL: the seasons `s` and their ladders `l` in which agent `a` may be seated with its newest version `v` without a request. */
const openLadders = `
  agents a
  join agent_versions v on v.agent_id = a.id and v.number = (select max(number) from agent_versions where agent_id = a.id)
    and not ${isOnTrial}
  join seasons s on s.state = 'open' and s.format = 'ladder' and ${playsGame}
    and ${takesPart} and ${isLetPlay} and not ${isSelfPlay()} and coalesce(s.terms->>'versions', 'live') = 'live'
  join lateral unnest(${laddersOf}) as l(language) on ${speaks('l.language')}
    and ${mayPlayRanked('l.language')}
    and ${isChosen('l.language')}
    and not ${hasPlayedEnough('l.language')} and not ${isMeasured('l.language', leastMeasured)}
  left join placements p on p.version_id = v.id and p.game = s.game`

/** When an agent plays its next ranked match without a request, and if it does not, why. Null for one that is offline. */
export async function nextMatchOf({ pool }: Database, agentId: AgentId): Promise<NextMatch | null> {
  const { rows } = await pool.query<{ because: NextMatch['because']; at: Date | null }>({
    name: 'next-match-of',
    text: `select n.because, case n.because
                    when 'pace' then coalesce(greatest(${dueAt('$2')}, now()), now())
                    when 'not-ready' then (select max(left_at) from tickets where agent_id = a.id and reason = 'not-ready')
                                          + interval '${readinessRule.restMs} milliseconds'
                    when 'hours' then ${nextHours}
                    when 'daily-limit' then ${nextDay} when 'budget-spent' then ${nextDay} end as at
           from agents a cross join lateral (
             select case
               when exists (select 1 from tickets t where t.agent_id = a.id and t.mode = 'ranked'
                            and ${seeks()}) then 'waits'
               when exists (select 1 from agent_versions v where v.agent_id = a.id and ${isOnTrial}
                            and v.number = (select max(number) from agent_versions where agent_id = a.id)) then 'trial'
               when ${notReadyLately} then 'not-ready'
               when not ${isFree} then 'plays'
               when not exists (select 1 from ${openLadders} where a.id = $1) then 'no-ladder'
               when exists (select 1 from ${openLadders} where a.id = $1 and p.matches_left > 0) then 'placement'
               when a.pace_matches is null then 'no-pace'
               when ${matchesToday} >= a.matches_per_day then 'daily-limit'
               when ${budgetSpent} then 'budget-spent'
               when ${hasFaultsToPause} then 'paused-by-faults'
               when ${hasSpentToPause} then 'paused-by-spend'
               when not exists (select 1 from ${openLadders} where a.id = $1 and not ${isRatedToPause('l.language')})
                 then 'paused-by-rating'
               when not ${isInHours} then 'hours'
               else 'pace' end as because
           ) n
           where a.id = $1 and a.online and a.retired_at is null and not ${kindHas('fillsTables')}`,
    values: [agentId, paceSince()],
  })
  const [row] = rows
  return row ? { because: row.because, at: row.at?.toISOString() ?? null } : null
}

/** Today or tomorrow, when the hours of agent `a` begin. */
const nextHours = `(date_trunc('day', now(), 'UTC') + make_interval(hours => a.pace_from)
  + case when ${hourNow} < a.pace_from then interval '0' else interval '1 day' end)`

const nextDay = `(date_trunc('day', now(), 'UTC') + interval '1 day')`

/**
 * Puts online agents whose owners let them play ranked into the queues: new versions into those of games in which they
 * have placements left, and the others at the pace that their owners chose.
 */
export async function openPlacements(db: Database): Promise<void> {
  await inTransaction(db, async (client) => {
    // Two runners at once would each open a ticket for the same agent.
    if (await holdLock(client, advisoryLocks.placements)) await openDue(client)
  })
}

/** Those of one beat. The others come with the next ones. */
const agentsAtOnce = 200

async function openDue(client: pg.ClientBase): Promise<void> {
  await client.query({
    name: 'open-placements',
    text: `with free as materialized (
             select a.id, ${isDueByPace('$2')} as is_due from agents a where ${isFree}
           ), coming as materialized (
             select f.id, f.is_due from free f
             where f.is_due or exists (select 1 from agent_versions v join placements p on p.version_id = v.id
                                       where v.agent_id = f.id and p.matches_left > 0)
             order by random() limit ${agentsAtOnce}
           ), due as (
             select a.id as agent_id, v.id as version_id, s.game, s.id as season_id, l.language,
                    row_number() over (partition by a.id order by coalesce(p.matches_left, 0) > 0 desc, random()) as choice
             from coming c cross join ${openLadders}
             where a.id = c.id and (c.is_due and not ${isRatedToPause('l.language')} or p.matches_left > 0)
           ), spent as (
             update placements set matches_left = matches_left - 1
             from due where placements.version_id = due.version_id and placements.game = due.game
               and placements.matches_left > 0 and due.choice = 1
           )
           insert into tickets (id, agent_id, version_id, season_id, mode, language)
           select $1 || right(agent_id, 7), agent_id, version_id, season_id, 'ranked', language
           from due where choice = 1`,
    values: [firstIdAt(Date.now()), paceSince()],
  })
}
