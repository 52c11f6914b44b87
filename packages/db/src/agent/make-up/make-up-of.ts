import { houseHarness, hubMakeUp, traitsOf } from '@wis/protocol'
import type { HubMakeUp, MadeFrom, MakeUp, OwnerAgentPage } from '@wis/protocol'
import { publicConnectorAt } from '../connector/stored-connector.ts'

interface StoredVersion {
  readonly settings: unknown
  readonly declaredModel: string | null
  readonly declaredHarness: string | null
  readonly declaredBillions: number | null
  readonly declaredOpen: boolean | null
  readonly hub: unknown
}

interface StoredAgent {
  readonly kind: string
  readonly published: boolean
  readonly hiddenFor: string | null
}

/**
 * What a version is made of, and who says so. The Hub goes before the owner where it says something; where it is
 * silent, the owner's word stands.
 */
export function makeUpOf(version: StoredVersion, agent: StoredAgent): MakeUp {
  const hub = hubOf(version, agent)
  const isShown = agent.hiddenFor === null
  const { model } = publicConnectorAt(agent.kind, version.settings, agent.published)
  return {
    model: firstOf({
      hub: hub.model,
      declared: isShown ? version.declaredModel : null,
      settings: model,
    }),
    harness: firstOf({
      platform: traitsOf(agent.kind).answersInProcess ? houseHarness : null,
      declared: isShown ? version.declaredHarness : null,
    }),
    library: firstOf({ hub: hub.library }),
    billions: firstOf({ hub: hub.billions, declared: version.declaredBillions }),
    openWeights: firstOf({ hub: hub.openWeights, declared: version.declaredOpen }),
  }
}

/** The models on a Space's card would tell which Space it is, where its owner does not publish that. */
function hubOf({ hub }: StoredVersion, { kind, published }: StoredAgent): HubMakeUp {
  if (kind === 'hf-space' && !published) return {}
  return hubMakeUp.safeParse(hub).data ?? {}
}

function firstOf<Value>(
  said: Readonly<Partial<Record<MadeFrom, Value | null | undefined>>>,
): { value: Value; from: MadeFrom } | null {
  for (const from of ['platform', 'hub', 'declared', 'settings'] as const) {
    const value = said[from]
    if (value !== undefined && value !== null) return { value, from }
  }
  return null
}

/** The owner's own words alone. */
export function declaredOf(version: StoredVersion): OwnerAgentPage['declared'] {
  return {
    model: version.declaredModel,
    harness: version.declaredHarness,
    billions: version.declaredBillions,
    openWeights: version.declaredOpen,
  }
}
