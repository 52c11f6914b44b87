import type pg from 'pg'
import { today } from './expected-use.ts'
import { warnOfBudgets } from './warn-of-budgets.ts'

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
