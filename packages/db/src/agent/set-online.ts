import type { AgentId } from '@wis/engine'
import type pg from 'pg'
import { refuse } from '../database.ts'
import type { Database, Refusal } from '../database.ts'
import { leaveQueueAs } from '../life-sql.ts'
import { linkStands } from '../outbound/links.ts'
import { inTransaction } from '../transaction.ts'

export interface OnlineWish {
  readonly online: boolean
  /** The owner knows why the platform took the agent offline, and still wants it online. */
  readonly confirmed?: boolean
  /**
   * Whether the agent may be seated at ranked tables without a request for each. Taking it online allows that by
   * default.
   */
  readonly ranked?: boolean
}

export type OnlineSet =
  | { readonly ok: true }
  | Refusal<'no-such-agent' | 'retired' | 'offline-for-faults' | 'not-connected' | 'key-needed'>

/**
 * Takes an agent online or offline for its owner. An agent that the platform took offline for its faults comes back
 * in two ways. If its newest version has passed a flight check since, its faults are forgiven. If its owner only
 * confirms, they are not, and the next fault within the hour takes it offline again. An agent that dials in cannot be
 * online without a connection.
 */
export async function setOnline(
  db: Database,
  agentId: AgentId,
  { online, confirmed = false, ranked = online ? true : undefined }: OnlineWish,
): Promise<OnlineSet> {
  return inTransaction(db, async (client) => {
    const state = await lockedState(client, agentId)
    if (!state) return refuse('no-such-agent')
    if (state.retired) return refuse('retired')
    if (online && state.inDisgrace && !state.hasPassedSince && !confirmed) return refuse('offline-for-faults')
    if (online && state.needsKey) return refuse('key-needed')
    if (online && state.isAway) return refuse('not-connected')
    await (online ? goOnline(client, agentId, state) : goOffline(client, agentId))
    if (ranked !== undefined) await letPlayRanked(client, agentId, ranked)
    return { ok: true }
  })
}

interface OnlineState {
  readonly retired: boolean
  readonly inDisgrace: boolean
  readonly hasPassedSince: boolean
  /** The agent dials in, and has no connection. */
  readonly isAway: boolean
  /** It changed hands, and has no key of its new owner yet. */
  readonly needsKey: boolean
}

async function lockedState(client: pg.ClientBase, agentId: AgentId): Promise<OnlineState | undefined> {
  const { rows } = await client.query<OnlineState>(
    `select a.retired_at is not null as retired, a.needs_key as "needsKey",
            a.offline_reason is not null as "inDisgrace",
            exists (
              select 1 from flight_checks f
              where f.agent_id = a.id and f.passed and f.started_at > a.offline_at
                and f.version_id = (select id from agent_versions where agent_id = a.id order by number desc limit 1)
            ) as "hasPassedSince",
            a.kind = 'outbound' and not exists (
              select 1 from agent_links l where l.agent_id = a.id and ${linkStands}
            ) as "isAway"
     from agents a where a.id = $1 for no key update of a`,
    [agentId],
  )
  return rows[0]
}

/** A passed flight check forgives earlier faults. The runners' clocks decide which faults are earlier. */
async function goOnline(
  client: pg.ClientBase,
  agentId: AgentId,
  { inDisgrace, hasPassedSince }: OnlineState,
): Promise<void> {
  await client.query(
    `update agents set online = true, offline_reason = null, offline_at = null,
                       online_at = case when $2 then greatest(
                                          (select max(at) from faults where agent_id = $1),
                                          (select max(left_at) from tickets where agent_id = $1 and reason = 'not-ready')
                                        ) else online_at end
     where id = $1`,
    [agentId, inDisgrace && hasPassedSince],
  )
}

async function goOffline(client: pg.ClientBase, agentId: AgentId): Promise<void> {
  await client.query('update agents set online = false where id = $1', [agentId])
  await leaveQueue(client, agentId)
}

async function letPlayRanked(client: pg.ClientBase, agentId: AgentId, ranked: boolean): Promise<void> {
  await client.query('update agents set plays_ranked = $2 where id = $1', [agentId, ranked])
}

/** An offline agent waits for no table. */
export async function leaveQueue(client: Pick<pg.ClientBase, 'query'>, agentId: AgentId): Promise<void> {
  await client.query(`${leaveQueueAs('agent-offline')} and t.agent_id = $1`, [agentId])
}
