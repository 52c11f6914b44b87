import type { AgentId, MatchId } from '@wis/engine'
import type pg from 'pg'
import { kindHas } from '../agent/kind-sql.ts'
import { expectedUse, today } from './expected-use.ts'
import { warnOfBudgets } from './warn-of-budgets.ts'

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
