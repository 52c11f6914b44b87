import type { MatchId } from '@wis/engine'
import type pg from 'pg'
import { warnOfBudgets } from './warn-of-budgets.ts'

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
