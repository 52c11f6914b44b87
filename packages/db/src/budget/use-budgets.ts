import { ids } from '@wis/engine'
import type { AgentId, MatchId } from '@wis/engine'
import type pg from 'pg'
import { kindHas } from '../agent/kind-sql.ts'
import { stillHears } from '../match/farewell.ts'
import { underWaySince } from '../match/list-overdue.ts'
import { deliveriesOf, idBeginning } from '../webhook/enqueue.ts'
import { budgetSpent, expectedUse, matchesToday, today } from './forecast.ts'

/** Owners get a notice at these shares of a limit, in per cent. */
const shares = [50, 80, 95]

/**
 * Notifies owners whose agents have reached a new share of one of their limits, or have no room for another match and
 * so stop for the day. Each share gives one notice a day.
 */
export async function warnOfBudgets(client: pg.ClientBase, agentIds: readonly string[]): Promise<void> {
  await client.query({
    name: 'warn-of-budgets',
    text: `with used as (
             select a.id, a.slug, a.owner_id, l.what, l.used, l.most, case
               when l.used + l.next > l.most then 100
               else coalesce((select max(share) from unnest($2::int[]) as share where l.used * 100 >= l.most * share), 0)
             end as share
             from agents a join budget_days b on b.agent_id = a.id and b.day = ${today}
             cross join lateral (${expectedUse}) x
             cross join lateral (values
               ('matches', b.matches::float8, 1::float8, a.matches_per_day::float8),
               ('tokens', (b.tokens + b.check_tokens)::float8, x.tokens::float8, a.tokens_per_day::float8),
               ('money', (b.spend + b.check_spend)::float8, x.spend::float8, a.spend_per_day::float8)
             ) as l(what, used, next, most)
             where a.id = any($1::text[]) and l.most is not null
           ), highest as (
             select distinct on (id) * from used order by id, share desc
           ), raised as (
             update budget_days b set warned = highest.share
             from highest where b.agent_id = highest.id and b.day = ${today} and b.warned < highest.share
             returning highest.*
           ), heard as (
             ${heard}
           )
           insert into notices (id, user_id, agent_id, kind, params)
           select $3 || substr(md5(gen_random_uuid()::text), 1, 7), owner_id, id, 'budget-warning',
                  jsonb_build_object('what', what, 'percent', share, 'used', used, 'limit', most)
           from raised where owner_id is not null`,
    values: [agentIds, shares, idBeginning()],
  })
}

const heard = deliveriesOf({
  event: 'budget-80',
  beginning: '$3',
  // The name of the event promises no less.
  from: '(select * from raised where share >= 80) raised',
  userId: 'raised.owner_id',
  payload: `jsonb_build_object('agentId', raised.id, 'agent', raised.slug, 'what', what, 'percent', share,
                               'used', used, 'limit', most)`,
})

/** Counts the usage of a flight check against the limits of the day. */
export async function addCheckUsage(
  client: pg.ClientBase,
  agentId: string,
  { tokens, costMicros }: { readonly tokens: number; readonly costMicros: number },
): Promise<void> {
  if (tokens === 0 && costMicros === 0) return
  await client.query(
    `insert into budget_days (agent_id, day, check_tokens, check_spend) values ($1, ${today}, $2, $3)
     on conflict (agent_id, day) do update
     set check_tokens = budget_days.check_tokens + excluded.check_tokens,
         check_spend = budget_days.check_spend + excluded.check_spend`,
    [agentId, tokens, costMicros],
  )
  await warnOfBudgets(client, [agentId])
}

/**
 * Reserves the expected usage of a match from every agent's day, for agents that `notAdmitted` let pass in the same
 * transaction. The real usage replaces the reservation when the match is over. Both functions take the agents in the
 * same order, so that two matches that share agents never wait for each other. An agent that holds several seats is
 * named once for each and reserves so much more, but it is one match of its day.
 */
export async function reserveBudgets(
  client: pg.ClientBase,
  matchId: MatchId,
  agentIds: readonly AgentId[],
): Promise<void> {
  const { rowCount } = await client.query({
    name: 'reserve-budgets',
    text: `with expected as (
             select a.id as agent_id, least(x.tokens * h.seats, 2000000000)::int as tokens,
                    least(x.spend * h.seats, 2000000000)::int as spend
             from (select id, count(*) as seats from unnest($2::text[]) as t(id) group by id) h
             join agents a using (id) cross join lateral (${expectedUse}) x
             where ${kindHas('isLimited')}
           ), held as (
             insert into budget_reservations (match_id, agent_id, day, tokens, spend)
             select $1, agent_id, ${today}, tokens, spend from expected
             returning agent_id, day, tokens, spend
           )
           insert into budget_days (agent_id, day, matches, tokens, spend)
           select agent_id, day, 1, tokens, spend from held order by agent_id
           on conflict (agent_id, day) do update
           set matches = budget_days.matches + 1, tokens = budget_days.tokens + excluded.tokens,
               spend = budget_days.spend + excluded.spend`,
    values: [matchId, agentIds],
  })
  if ((rowCount ?? 0) > 0) await warnOfBudgets(client, agentIds)
}

/**
 * Replaces a match's reservation by its real usage, on the connection that ends the match. A match that counts for
 * nobody does not count against anybody's matches of the day, but its usage does count.
 */
export async function settleBudgets(
  client: pg.ClientBase,
  matchId: MatchId,
  { counts }: { readonly counts: boolean },
): Promise<void> {
  // Always the same order: two matches that end at once and share agents must not wait for each other.
  await client.query({
    name: 'lock-budgets',
    text: `select 1 from budget_days b join budget_reservations r using (agent_id, day)
           where r.match_id = $1 order by b.agent_id, b.day for no key update of b`,
    values: [matchId],
  })
  const { rows } = await client.query<{ agentId: string }>({
    name: 'settle-budgets',
    text: `with held as (
             delete from budget_reservations where match_id = $1 returning agent_id, day, tokens, spend
           ), used as (
             select s.agent_id,
                    coalesce(sum(coalesce(c.input_tokens, 0)::bigint + coalesce(c.output_tokens, 0)), 0) as tokens,
                    coalesce(sum(c.cost_micros::bigint), 0) as spend
             from seats s left join agent_calls c on c.match_id = s.match_id and c.seat = s.seat
             where s.match_id = $1 and exists (select 1 from held)
             group by s.agent_id
           )
           update budget_days b
           set matches = b.matches - case when $2 then 0 else 1 end,
               tokens = greatest(0, b.tokens - held.tokens + used.tokens),
               spend = greatest(0, b.spend - held.spend + used.spend)
           from held join used on used.agent_id = held.agent_id
           where b.agent_id = held.agent_id and b.day = held.day
           returning b.agent_id as "agentId"`,
    values: [matchId, counts],
  })
  if (rows.length > 0)
    await warnOfBudgets(
      client,
      rows.map(({ agentId }) => agentId),
    )
}

/** Why an agent cannot be dealt into a match after all. */
export const admissionRefusals = [
  'agent-retired',
  'being-checked',
  'still-hearing',
  'at-its-limit-of-matches',
  'daily-limit',
  'budget-spent',
] as const
type AdmissionRefusal = (typeof admissionRefusals)[number]

interface NotAdmitted {
  readonly agentId: AgentId
  readonly reason: AdmissionRefusal
}

/**
 * Returns the agents that may not be dealt into a match after all. Locks the agents for the rest of the caller's
 * transaction, so that two tables dealt at the same moment by two runners see each other. House agents have no
 * limits.
 */
export async function notAdmitted(
  client: pg.ClientBase,
  agentIds: readonly AgentId[],
): Promise<NotAdmitted[]> {
  // Locks first and reads in a second statement, because a statement that waited for a lock reads the old state.
  const locked = await client.query<{ id: string }>({
    name: 'lock-agents',
    text: `select id from agents where id = any($1::text[]) and ${kindHas('isLimited', 'kind')} order by id for no key update`,
    values: [agentIds],
  })
  if (locked.rows.length === 0) return []
  const { rows } = await client.query<{ id: string; reason: AdmissionRefusal }>({
    name: 'not-admitted',
    text: `select id, reason from (${limitsOfAgents}) l where reason is not null`,
    values: [locked.rows.map(({ id }) => id), underWaySince()],
  })
  return rows.map(({ id, reason }) => ({ agentId: ids.agent(id), reason }))
}

/** SQL of whether match `m` of an experiment is over, and its agents may still be asked about it. */
const isAskedAbout = `(m.mode = 'experiment' and exists (
  select 1 from experiment_matches x where x.match_id = m.id and x.state = 'playing'))`

const limitsOfAgents = `
  select a.id, case
    when a.retired_at is not null then 'agent-retired'
    when ${kindHas('hasOneMemory')} and exists (
      select 1 from flight_checks f where f.agent_id = a.id and f.state in ('queued', 'running')
    ) then 'being-checked'
    when ${stillHears('$2')} then 'still-hearing'
    when (
      select count(distinct s.match_id) from seats s join matches m on m.id = s.match_id
      where s.agent_id = a.id and s.match_id > $2 and (m.status in ('waiting', 'running') or ${isAskedAbout})
    ) >= a.concurrency then 'at-its-limit-of-matches'
    when ${matchesToday} >= a.matches_per_day then 'daily-limit'
    when ${budgetSpent} then 'budget-spent'
  end as reason
  from agents a where a.id = any($1::text[])`
