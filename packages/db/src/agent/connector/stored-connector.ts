import { connectorKinds, connectorSettings, isExperiment, publicConnectorOf, vouchingOf } from '@wis/protocol'
import type { ConnectorKind, ConnectorSettings, PublicConnector, Vouching } from '@wis/protocol'
import { z } from 'zod'

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
