import type { ConnectorKind } from '@wis/protocol'

/** The kinds of agents that users can register; the house’s own are not among them. */
export const ownersKinds = [
  'hf-space',
  'hf-model',
  'hf-endpoint',
  'openai',
  'webhook',
  'a2a',
  'outbound',
] as const satisfies readonly ConnectorKind[]
export type OwnersKind = (typeof ownersKinds)[number]

export const ownersKind = (kind: unknown): OwnersKind | undefined =>
  ownersKinds.find((known) => known === kind)

/** Whether an agent of this kind is a model, and so needs a strategy. */
export const isModel = (kind: OwnersKind): boolean =>
  kind === 'hf-model' || kind === 'hf-endpoint' || kind === 'openai'
