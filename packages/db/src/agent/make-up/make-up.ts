import { houseHarness, hubMakeUp, traitsOf } from '@wis/protocol'
import type { DeclaredMakeUp, HubMakeUp, MadeFrom, MakeUp, OwnerAgentPage } from '@wis/protocol'
import type pg from 'pg'
import { holding } from '../../patterns.ts'
import { publicConnectorAt } from '../connector/stored-connector.ts'
import { kindHas } from '../kind-sql.ts'

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

type Said = readonly (readonly [from: string, value: string])[]

const hub = `(case when a.kind <> 'hf-space' or a.published then v.hub end)`
const shown = (column: string) => `case when a.hidden_for is null then v.${column} end`

/** As `makeUpOf` has it: of agent `a` and its version `v`, whose word goes first. */
const said = {
  model: [
    ['hub', `${hub} ->> 'model'`],
    ['declared', shown('declared_model')],
    ['settings', `case when a.kind <> 'hf-space' then v.settings ->> 'model' end`],
  ],
  harness: [
    ['platform', `case when ${kindHas('answersInProcess')} then '${houseHarness}' end`],
    ['declared', shown('declared_harness')],
  ],
  library: [['hub', `${hub} ->> 'library'`]],
  billions: [
    ['hub', `(${hub} ->> 'billions')::float8`],
    ['declared', 'v.declared_billions'],
  ],
  openWeights: [
    ['hub', `(${hub} ->> 'openWeights')::boolean`],
    ['declared', 'v.declared_open'],
  ],
} as const satisfies Readonly<Record<string, Said>>

const valueOf = (parts: Said) => `coalesce(${parts.map(([, value]) => value).join(', ')})`
const withSource = (parts: Said) =>
  `case ${parts
    .map(
      ([from, value]) =>
        `when (${value}) is not null then json_build_object('value', ${value}, 'from', '${from}')`,
    )
    .join(' ')} end`

/** SQL for what version `v` of agent `a` is made of, in the form of `MakeUp`. */
export const makeUpJson = `json_build_object(${Object.entries(said)
  .map(([part, parts]) => `'${part}', ${withSource(parts)}`)
  .join(', ')})`

/** What the agents of a board are narrowed down to. */
export interface MadeOf {
  /** Part of the name of the model. */
  readonly model?: string | undefined
  readonly openWeights?: boolean | undefined
  /** The most parameters, in billions. An agent of unknown size is left out. */
  readonly maxBillions?: number | undefined
}

export const isNarrowed = ({ model, openWeights, maxBillions }: MadeOf): boolean =>
  model !== undefined || openWeights !== undefined || maxBillions !== undefined

/** SQL for whether the newest version of an agent is made like that. Takes three parameters, the first of which is `$first`. */
export const isMadeOf = (agentId: string, first: number) => `exists (
  select 1 from agents a
  cross join lateral (select * from agent_versions where agent_id = a.id order by number desc limit 1) v
  where a.id = ${agentId}
    and ($${first}::text is null or ${valueOf(said.model)} ilike $${first})
    and ($${first + 1}::boolean is null or ${valueOf(said.openWeights)} = $${first + 1})
    and ($${first + 2}::float8 is null or ${valueOf(said.billions)} <= $${first + 2}))`

export const madeOfValues = ({ model, openWeights, maxBillions }: MadeOf) => [
  model === undefined ? null : holding(model),
  openWeights ?? null,
  maxBillions ?? null,
]

/** Stores what an owner declares of an agent's newest version. What is left out stays as it was. */
export async function declareMakeUp(
  client: pg.ClientBase | pg.Pool,
  agentId: string,
  { model, harness, billions, openWeights }: DeclaredMakeUp,
): Promise<void> {
  const fields = { model, harness, billions, open: openWeights }
  const said = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  if (said.length === 0) return
  await client.query(
    `update agent_versions set ${said.map(([name], index) => `declared_${name} = $${index + 2}`).join(', ')}
     where id = (select id from agent_versions where agent_id = $1 order by number desc limit 1)`,
    [agentId, ...said.map(([, value]) => value)],
  )
}

/** A new version is what the version before it was declared to be, or the one that it repeats. */
export async function carryOnMakeUp(
  client: pg.ClientBase,
  versionId: string,
  repeats: number | undefined,
): Promise<void> {
  await client.query(
    `update agent_versions v
     set declared_model = old.declared_model, declared_harness = old.declared_harness,
         declared_billions = old.declared_billions, declared_open = old.declared_open
     from agent_versions old
     where v.id = $1 and old.agent_id = v.agent_id and old.number = coalesce($2, v.number - 1)`,
    [versionId, repeats ?? null],
  )
}
