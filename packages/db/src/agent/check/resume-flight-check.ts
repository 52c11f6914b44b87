import type { AgentId } from '@wis/engine'
import type pg from 'pg'
import { budgetSpent } from '../../budget/expected-use.ts'
import type { Database } from '../../database.ts'
import { refuse } from '../../refusal.ts'
import type { Refusal } from '../../refusal.ts'
import { inTransaction } from '../../transaction.ts'

export type CheckResumed =
  | { readonly ok: true; readonly checkId: string }
  | Refusal<'no-such-agent' | 'retired' | 'budget-spent' | 'no-stopped-check'>

/**
 * Lets a stopped flight check go on where it was stopped: the last one of the agent, or of a game, if neither its version nor its
 * languages are others by now. Where that check is not stopped and not over, it goes on anyway.
 */
export async function resumeFlightCheck(
  db: Database,
  agentId: AgentId,
  game?: string,
): Promise<CheckResumed> {
  return inTransaction(db, async (client) => {
    const agent = await lockedAgent(client, agentId, game)
    if (!agent) return refuse('no-such-agent')
    if (agent.retired) return refuse('retired')
    if (agent.checkId === null) return refuse('no-stopped-check')
    if (agent.spent) return refuse('budget-spent')
    await client.query(
      `update flight_checks
       set stop_asked_at = null, state = case when state = 'stopped' then 'queued' else state end
       where id = $1`,
      [agent.checkId],
    )
    return { ok: true, checkId: agent.checkId }
  })
}

interface StoppedAgent {
  readonly retired: boolean
  readonly spent: boolean
  readonly checkId: string | null
}

async function lockedAgent(
  client: pg.ClientBase,
  agentId: AgentId,
  game: string | undefined,
): Promise<StoppedAgent | undefined> {
  const { rows } = await client.query<StoppedAgent>(
    `select a.retired_at is not null as retired, ${budgetSpent} as spent,
            (select last.id
             from (select * from flight_checks where agent_id = a.id and ($2::text is null or game = $2)
                   order by id desc limit 1) last
             where last.state in ('queued', 'running', 'stopped')
               and last.languages @> a.languages and last.languages <@ a.languages
               and last.version_id = (select id from agent_versions where agent_id = a.id order by number desc limit 1)
            ) as "checkId"
     from agents a where a.id = $1 for no key update of a`,
    [agentId, game ?? null],
  )
  return rows[0]
}
