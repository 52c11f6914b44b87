import type { AgentId } from '@wis/engine'
import type { Database } from '../../database.ts'
import { refuse } from '../../refusal.ts'
import type { Refusal } from '../../refusal.ts'

export type CheckStopped = { readonly ok: true } | Refusal<'no-check-under-way'>

/**
 * Stops every flight check of an agent, or of an agent in one game, that is not over. One that waits is stopped at once; one that runs is stopped by
 * its runner, before the next call. What was done is kept.
 */
export async function stopFlightCheck(
  { pool }: Database,
  agentId: AgentId,
  game?: string,
): Promise<CheckStopped> {
  const { rows } = await pool.query<{ stopped: boolean }>(
    `with asked as (
       update flight_checks
       set stop_asked_at = coalesce(stop_asked_at, now()),
           state = case when state = 'queued' then 'stopped' else state end
       where agent_id = $1 and state in ('queued', 'running') and ($2::text is null or game = $2)
       returning 1
     )
     select exists (select 1 from asked) or coalesce((
       select state = 'stopped' from flight_checks where agent_id = $1 and ($2::text is null or game = $2)
       order by id desc limit 1
     ), false) as stopped`,
    [agentId, game ?? null],
  )
  return rows[0]?.stopped ? { ok: true } : refuse('no-check-under-way')
}
