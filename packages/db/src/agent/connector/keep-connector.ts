import { secretPlace, traitsOf } from '@wis/protocol'
import type { ConnectorSettings, NewConnector } from '@wis/protocol'
import type pg from 'pg'
import { hasSecret, saveSecret } from '../../secret/save-secret.ts'
import type { Sealer } from '../../secret/vault.ts'

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
}
