import type { AgentId } from '@wis/engine'
import { secretPlace, shortestToken, traitsOf } from '@wis/protocol'
import type { ConnectorSettings } from '@wis/protocol'
import type pg from 'pg'
import { refuse } from '../../database.ts'
import type { Database, Refusal } from '../../database.ts'
import { endEarlierSecret } from '../../secret/secrets.ts'
import type { Sealer } from '../../secret/vault.ts'
import { inTransaction } from '../../transaction.ts'
import { kindHas } from '../kind-sql.ts'
import { leaveQueue } from '../set-online.ts'
import { keepToken, storedConnector } from './stored-connector.ts'

export type TokenReplaced = TokenChanged | Refusal<'takes-no-token' | 'token-too-short'>
export type TokenChanged = { readonly ok: true } | Refusal<'no-such-agent' | 'retired' | 'outdated-version'>

/**
 * Replaces the token for an agent's current address. The version stays the same. The token before it is valid for the
 * given time too, so that the server at that address may change over in the meantime.
 */
export async function replaceToken(
  db: Database,
  sealer: Sealer,
  agentId: AgentId,
  { token, earlierValidMs }: { readonly token: string; readonly earlierValidMs: number },
): Promise<TokenReplaced> {
  return inTransaction(db, async (client) => {
    const settings = await lockedSettings(client, agentId)
    if ('ok' in settings) return settings
    if (secretPlace(settings) === undefined) return refuse('takes-no-token')
    if (token.length < shortestToken(settings.kind)) return refuse('token-too-short')
    await keepToken(client, sealer, agentId, { settings, token, earlierValidMs })
    return { ok: true }
  })
}

/** Destroys the token that was replaced, before its time is over. */
export async function endEarlierToken(db: Database, agentId: AgentId): Promise<TokenChanged> {
  return inTransaction(db, async (client) => {
    const settings = await lockedSettings(client, agentId)
    if ('ok' in settings) return settings
    await endEarlierSecret(client, { agentId, place: secretPlace(settings) ?? '' })
    return { ok: true }
  })
}

/** Destroys the token, and the one before it, for an agent's current address. An agent that cannot be reached without it goes offline. */
export async function removeToken(db: Database, agentId: AgentId): Promise<TokenChanged> {
  return inTransaction(db, async (client) => {
    const settings = await lockedSettings(client, agentId)
    if ('ok' in settings) return settings
    const place = secretPlace(settings) ?? ''
    await client.query('delete from agent_secrets where agent_id = $1 and place = $2', [agentId, place])
    await endEarlierSecret(client, { agentId, place })
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
