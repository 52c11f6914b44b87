import {
  connectorKinds,
  connectorSettings,
  isExperiment,
  publicConnectorOf,
  secretPlace,
  traitsOf,
  vouchingOf,
} from '@wis/protocol'
import type { ConnectorKind, ConnectorSettings, NewConnector, PublicConnector, Vouching } from '@wis/protocol'
import type pg from 'pg'
import { z } from 'zod'
import { advisoryLockSpaces } from '../../locks.ts'
import { hasSecret, saveSecret } from '../../secret/secrets.ts'
import type { Sealer } from '../../secret/vault.ts'

/** The settings of a stored version. Undefined if they have a form that is no longer supported. */
export function storedConnector(kind: string, settings: unknown): ConnectorSettings | undefined {
  const fields = z.looseObject({}).safeParse(settings).data
  return connectorSettings.safeParse({ kind, ...fields }).data
}

/** The public part of a stored version. */
export function publicConnectorAt(kind: string, settings: unknown, published: boolean): PublicConnector {
  const stored = storedConnector(kind, settings)
  if (stored) return publicConnectorOf(stored, published)
  return { kind: kindOf(kind), space: null, model: null, provider: null, strategy: null }
}

/** Whether the platform vouches for the seats of a stored version, and why. */
export const vouchingAt = (kind: string, settings: unknown): Vouching =>
  vouchingOf(kind, storedConnector(kind, settings))

/** Throws for a kind that was never stored. */
export function kindOf(kind: string): ConnectorKind {
  return z.enum(connectorKinds).parse(kind)
}

/** Whether a stored version has an attack or a defence added. */
export function isExperimental(kind: string, settings: unknown): boolean {
  const connector = storedConnector(kind, settings)
  return connector !== undefined && 'strategy' in connector && isExperiment(connector.strategy)
}

/** Another agent, of the same owner or of somebody else, plays out of the same Space. */
export type SpaceTaken = 'space-in-use' | 'space-of-another'

/**
 * Why a Space cannot be given to an agent. Undefined if it can. A Space has one memory and does not know which match
 * a call belongs to, so two agents in it would mix up their matches. Any version of an agent that is not retired may
 * still be played.
 */
export async function takenSpace(
  client: pg.ClientBase,
  settings: ConnectorSettings,
  asker: { readonly agentId?: string; readonly ownerId?: string },
): Promise<SpaceTaken | undefined> {
  if (!traitsOf(settings.kind).hasOneMemory || !('space' in settings)) return undefined
  const space = settings.space.toLowerCase()
  // The lock makes two simultaneous registrations see each other.
  await client.query('select pg_advisory_xact_lock($1, hashtext($2))', [advisoryLockSpaces.spaces, space])
  const { rows } = await client.query<{ own: boolean }>({
    name: 'taken-space',
    text: `select a.owner_id = coalesce($3, (select owner_id from agents where id = $2)) as own
           from agent_versions v join agents a on a.id = v.agent_id
           where lower(v.settings->>'space') = $1 and a.retired_at is null and a.id is distinct from $2
           limit 1`,
    values: [space, asker.agentId ?? null, asker.ownerId ?? null],
  })
  const [taken] = rows
  return taken && (taken.own ? 'space-in-use' : 'space-of-another')
}

/** A connector taken apart into the open settings and the secret that has to be sealed first. */
export function takeApart(connector: NewConnector): {
  readonly settings: ConnectorSettings
  readonly token: string | undefined
} {
  if (connector.kind === 'outbound') return { settings: connector, token: undefined }
  const { token, ...settings } = connector
  return { settings, token }
}

/** Whether these settings and the given or stored token suffice to reach an agent. */
export async function opens(
  client: Pick<pg.ClientBase, 'query'>,
  agentId: string,
  settings: ConnectorSettings,
  token?: string,
): Promise<boolean> {
  const place = secretPlace(settings)
  if (!traitsOf(settings.kind).needsToken || token !== undefined || place === undefined) return true
  return hasSecret(client, { agentId, place })
}

/** Seals the token of a connector for its place, if there is a token. */
export async function keepToken(
  client: Pick<pg.ClientBase, 'query'>,
  sealer: Sealer,
  agentId: string,
  { settings, token, earlierValidMs }: ReturnType<typeof takeApart> & { readonly earlierValidMs?: number },
): Promise<void> {
  const place = secretPlace(settings)
  if (token === undefined || place === undefined) return
  const saved = { secret: token, ...(earlierValidMs !== undefined && { earlierValidMs }) }
  await saveSecret(client, sealer, { agentId, place }, saved)
  await keyGiven(client, agentId)
}

/** An agent that changed hands waits no more for what opens its place. */
export async function keyGiven(client: Pick<pg.ClientBase, 'query'>, agentId: string): Promise<void> {
  await client.query('update agents set needs_key = false where id = $1 and needs_key', [agentId])
}
