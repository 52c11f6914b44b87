import { kitCalled } from '@wis/games'
import type { GameKit } from '@wis/games'
import { namesOfCondition, ownConditions, presetCalled } from '@wis/lab'
import type { SpecFault } from '@wis/lab'
import type { ExperimentPlan } from '@wis/protocol'
import { decimalOf } from '../account/form-state.ts'
import { settingsTyped, typedSettings } from '../rule-fields/fields-of-game.ts'

/** The fields of the form, as they were typed. */
export interface DraftFields {
  readonly name: string
  readonly subjects: readonly string[]
  readonly conditions: readonly string[]
  readonly materials: string
  readonly repeats: string
  readonly seed: string
  readonly languages: readonly string[]
  readonly probes: readonly string[]
  readonly opponents: readonly string[]
  /** Each as `agent rubric times`. */
  readonly judges: readonly string[]
  readonly tokens: string
  readonly usd: string
  readonly hours: string
  /** The id of an earlier experiment. Empty for none. */
  readonly pilot: string
  /** The id of a ruleset. Empty for the usual one. */
  readonly ruleset: string
  /** Fields of the rules, by the name that a form gives them. */
  readonly rules: Readonly<Record<string, string>>
}

/** Where a draft begins: a preset or a game. */
export interface DraftBase {
  readonly preset: string
  readonly game: string
}

export type DraftMode = 'fields' | 'text'

/** What the form shows after every change. */
export interface DraftState {
  readonly mode: DraftMode
  readonly fields: DraftFields
  readonly text: string
  readonly faults: readonly SpecFault[]
  readonly plan: ExperimentPlan['plan']
  readonly line: ExperimentPlan['line']
  readonly trouble?: 'throttled' | 'mustSignIn'
}

interface WrittenJudge {
  readonly agent: string
  readonly rubric: string
  readonly times?: number
  readonly trust?: number
}

interface WrittenSpec {
  readonly name: string
  readonly game: string
  readonly subjects: readonly string[]
  readonly conditions?: readonly string[] | undefined
  readonly own?: object | undefined
  readonly design?: { readonly materials?: number; readonly repeats?: number } | undefined
  readonly seed: string
  readonly language?: readonly string[] | undefined
  readonly opponents?: readonly string[] | undefined
  readonly probes?: readonly string[] | undefined
  readonly judges?: readonly WrittenJudge[] | undefined
  readonly budget?: { readonly tokens?: number; readonly usd?: number; readonly hours?: number } | undefined
  readonly pilot?: string | undefined
  readonly ruleset?: string | undefined
  readonly set?: Readonly<Record<string, unknown>> | undefined
}

const usual = { materials: 24, repeats: 2 }

/** The specification that a draft changes. */
export function baseSpec({ preset, game }: DraftBase): WrittenSpec {
  const known = presetCalled(preset)?.spec
  if (known) return known as WrittenSpec
  const kit = kitCalled(game)
  if (!kit) return { name: '', game, subjects: [], seed: '1' }
  const subjects = kit.house.slice(0, 2).map(({ slug }) => slug)
  // The name of the first game alone is the name of the platform, which no experiment may have.
  const name = `${kit.texts.en.name}: first look`
  return { name, game, subjects, conditions: ['baseline'], design: usual, seed: '1' }
}

export function fieldsOfSpec(spec: WrittenSpec): DraftFields {
  const { name, subjects, conditions, design, seed, language, probes = [], opponents = [] } = spec
  const { judges = [], budget = {} } = spec
  const shown = (limit: number | undefined) => (limit === undefined ? '' : String(limit))
  return {
    languages: language ?? ['en'],
    probes,
    opponents,
    judges: judges.map(judgeText),
    tokens: shown(budget.tokens),
    usd: shown(budget.usd),
    hours: shown(budget.hours),
    pilot: spec.pilot ?? '',
    ruleset: spec.ruleset ?? '',
    rules: typedSettings(spec.set ?? {}),
    name,
    subjects,
    conditions: conditions ?? ['baseline'],
    seed,
    materials: String(design?.materials ?? usual.materials),
    repeats: String(design?.repeats ?? usual.repeats),
  }
}

/** The specification with what was typed. What is no number stays as it is, so that its fault is told. */
export function specOfFields(base: DraftBase, fields: DraftFields): object {
  const { ruleset: _, set: __, ...spec } = baseSpec(base)
  const { name, subjects, conditions, seed, ruleset } = fields
  const kit = kitCalled(spec.game)
  const set = kit ? settingsTyped(kit, fields.rules) : {}
  const [materials, repeats] = [numberOr(fields.materials), numberOr(fields.repeats)]
  return {
    ...spec,
    name,
    language: fields.languages,
    subjects,
    opponents: fields.opponents,
    conditions,
    design: { ...spec.design, materials, repeats },
    probes: fields.probes,
    judges: fields.judges.map(judgeOf),
    seed,
    budget: budgetOf(fields),
    ...(ruleset !== '' && { ruleset }),
    ...(Object.keys(set).length > 0 && { set }),
    ...(fields.pilot !== '' && { pilot: fields.pilot }),
  }
}

const numberOr = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : text)

function decimalOr(text: string) {
  const amount = decimalOf(text)
  return Number.isFinite(amount) ? amount : text
}

export const judgeText = ({ agent, rubric, times, trust }: WrittenJudge) =>
  [agent, rubric, times ?? 1, ...(trust === undefined ? [] : [trust])].join(' ')

/** An agent, a rubric, how often, and the agreement with people that it is to reach. */
function judgeOf(text: string) {
  const [agent = '', rubric = '', times, trust] = text.split(/\s+/)
  return {
    agent,
    rubric,
    ...(times !== undefined && { times: numberOr(times) }),
    ...(trust !== undefined && { trust: decimalOr(trust) }),
  }
}

/** A field that is empty sets no limit. */
const budgetOf = (fields: DraftFields) =>
  Object.fromEntries(
    (['tokens', 'usd', 'hours'] as const).flatMap((name) => {
      const text = fields[name].trim()
      if (text === '') return []
      return [[name, decimalOr(text)]]
    }),
  )

/**
 * The conditions that the fields offer. Those of the draft come first, in its order, because all others are compared with the
 * first one. Among them may be some that are none of the game's: its author's own, and the same once more.
 */
export function conditionsOf(kit: GameKit, { conditions = ['baseline'], own = {} }: WrittenSpec) {
  const { studies } = kit
  const known = ['baseline', ...(studies?.conditions ?? []).map(({ id }) => id)]
  return [...conditions, ...known.filter((id) => !conditions.includes(id))].map((id) => ({
    id,
    ...namesOfCondition(kit, { own: ownConditions.parse(own) }, id),
  }))
}
