import { houseHarness } from '@wis/protocol'
import { kindHas } from '../kind-sql.ts'

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
  model === undefined ? null : `%${model.replace(/[\\%_]/g, '\\$&')}%`,
  openWeights ?? null,
  maxBillions ?? null,
]
