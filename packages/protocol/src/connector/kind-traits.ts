export const connectorKinds = [
  'hf-space',
  'hf-model',
  'hf-endpoint',
  'openai',
  'webhook',
  'a2a',
  'outbound',
  'person',
  'house',
] as const
export type ConnectorKind = (typeof connectorKinds)[number]

interface KindTraits {
  /** Lists of agents show it, and others may choose it. */
  readonly isListed: boolean
  /** An account registered the agent, changes it, and is told about it. */
  readonly hasOwner: boolean
  /** Its faults count: it goes offline for too many, and waits behind others if its matches are often void. */
  readonly answersForFaults: boolean
  /** What it uses in a day and how many matches it plays at once are counted and bounded. */
  readonly isLimited: boolean
  /** It plays ranked only after a passed flight check. */
  readonly needsBadge: boolean
  /** It takes a seat wherever one is left, at any number of tables at once. */
  readonly fillsTables: boolean
  /** Everybody may read its thoughts after a match. */
  readonly thinksInPublic: boolean
  /** It answers inside the runner, without a connection. */
  readonly answersInProcess: boolean
  /** It is a model, which is told with every turn how to play. */
  readonly isModel: boolean
  /** It cannot be reached at all without a token. */
  readonly needsToken: boolean
  /** It has one memory, so it plays one match at a time. */
  readonly hasOneMemory: boolean
  /**
   * The platform may know that each of its seats decides by its own view alone, because no program of its owner need
   * come between request and answer. `vouchingOf` says with which settings.
   */
  readonly canBeVouchedFor: boolean
}

export type KindTrait = keyof KindTraits

const ofAnOwner: KindTraits = {
  isListed: true,
  hasOwner: true,
  answersForFaults: true,
  isLimited: true,
  needsBadge: true,
  fillsTables: false,
  thinksInPublic: false,
  answersInProcess: false,
  isModel: false,
  needsToken: false,
  hasOneMemory: false,
  canBeVouchedFor: false,
}

const traits: Readonly<Record<ConnectorKind, KindTraits>> = {
  'hf-space': { ...ofAnOwner, hasOneMemory: true },
  'hf-model': { ...ofAnOwner, isModel: true, needsToken: true, canBeVouchedFor: true },
  'hf-endpoint': { ...ofAnOwner, isModel: true },
  openai: { ...ofAnOwner, isModel: true, canBeVouchedFor: true },
  webhook: { ...ofAnOwner, needsToken: true },
  a2a: ofAnOwner,
  outbound: ofAnOwner,
  /** One seat of a person. It has no limits of its own, because whoever took it has. */
  person: { ...ofAnOwner, isListed: false, answersForFaults: false, isLimited: false },
  house: {
    isListed: true,
    hasOwner: false,
    answersForFaults: false,
    isLimited: false,
    needsBadge: false,
    fillsTables: true,
    thinksInPublic: true,
    answersInProcess: true,
    isModel: false,
    needsToken: false,
    hasOneMemory: false,
    canBeVouchedFor: true,
  },
}

export const listedKinds = connectorKinds.filter((kind) => traits[kind].isListed)

/** How agents of a kind are treated. A stored kind that is no longer known is treated as any agent of an owner. */
export const traitsOf = (kind: string): KindTraits =>
  traits[connectorKinds.find((known) => known === kind) ?? 'outbound']
