import type { AgentId } from '@wis/engine'
import { secretPlace, traitsOf } from '@wis/protocol'
import type { ConnectorSettings } from '@wis/protocol'
import type pg from 'pg'
import type { Database } from '../../database.ts'
import { refuse } from '../../refusal.ts'
import type { Refusal } from '../../refusal.ts'
import type { Sealer } from '../../secret/vault.ts'
import { inTransaction } from '../../transaction.ts'
import { kindHas } from '../kind-sql.ts'
import { leaveQueue } from '../set-online.ts'
import { keepToken } from './keep-connector.ts'
import { storedConnector } from './stored-connector.ts'

export type TokenChanged = { readonly ok: true } | Refusal<'no-such-agent' | 'retired' | 'outdated-version'>

/** Replaces the token for an agent's current address. The version stays the same. */
export async function replaceToken(
  db: Database,
  sealer: Sealer,
  agentId: AgentId,
  token: string,
): Promise<TokenChanged> {
  return inTransaction(db, async (client) => {
    const settings = await lockedSettings(client, agentId)
    if ('ok' in settings) return settings
    await keepToken(client, sealer, agentId, { settings, token })
    return { ok: true }
  })
}

/** Destroys the token for an agent's current address. An agent that cannot be reached without it goes offline. */
export async function removeToken(db: Database, agentId: AgentId): Promise<TokenChanged> {
  return inTransaction(db, async (client) => {
    const settings = await lockedSettings(client, agentId)
    if ('ok' in settings) return settings
    await client.query('delete from agent_secrets where agent_id = $1 and place = $2', [
      agentId,
      secretPlace(settings) ?? '',
    ])
    if (!traitsOf(settings.kind).needsToken) return { ok: true }
    await client.query('update agents set online = false where id = $1', [agentId])
    await leaveQueue(client, agentId)
    return { ok: true }
  })
}

async function lockedSettings(
  client: pg.ClientBase,
  agentId: AgentId,
): Promise<ConnectorSettings | Extract<TokenChanged, { ok: false }>> {
  const { rows } = await client.query<{ kind: string; settings: unknown; retired: boolean }>(
    `select a.kind, a.retired_at is not null as retired,
            (select settings from agent_versions where agent_id = a.id order by number desc limit 1) as settings
     from agents a where a.id = $1 and ${kindHas('hasOwner')} for no key update of a`,
    [agentId],
  )
  const [agent] = rows
  if (!agent) return refuse('no-such-agent')
  if (agent.retired) return refuse('retired')
  return storedConnector(agent.kind, agent.settings) ?? refuse('outdated-version')
}
