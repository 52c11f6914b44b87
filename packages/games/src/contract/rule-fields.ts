import type { InBoth } from '@wis/engine'
import { z } from 'zod'
import type { GameKit } from './game-kit.ts'

/** A field of the rules, as a form offers it to whoever organizes a match. Its range is that of the game's own schema. */
export interface RuleField {
  /** Its name in `rulesetWith`, such as `payoffs.oneDefects`. `seats` is the number of players. */
  readonly path: string
  readonly label: InBoth<string>
  readonly kind: 'whole' | 'flag' | 'one-of' | 'wholes'
  readonly least?: number
  readonly most?: number
  /** The names to choose from, where it is one of a few. */
  readonly values?: readonly { readonly value: string; readonly label: InBoth<string> }[]
  /** What a ruleset without it goes by. If absent, such a ruleset cannot have it. */
  readonly missing?: unknown
  /** Its value in each ruleset of the game that has it, by the ruleset's id. */
  readonly inRulesets: Readonly<Record<string, unknown>>
}

interface JsonSchema {
  readonly type?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
}

const labelsOfAll: Readonly<Record<string, InBoth<string>>> = {
  seats: { en: 'Seats', zh: '座位数' },
  turnLimitMs: { en: 'Time to answer, in ms', zh: '作答时限（毫秒）' },
  talkLimitMs: { en: 'Time to speak, in ms', zh: '发言时限（毫秒）' },
  'slips.tries': { en: 'Answers to one question at most', zh: '每次提问最多作答次数' },
  'slips.then': { en: 'After the last wrong answer', zh: '最后一次答错之后' },
  'slips.then.random': { en: 'a random legal move', zh: '随机的合法行动' },
  'slips.then.harmless': { en: 'the harmless move of the game', zh: '游戏规定的无害行动' },
  'slips.then.lose': { en: 'the seat loses', zh: '该座位判负' },
  'speechLimit.en': { en: 'Characters of an English speech', zh: '英文发言字数上限' },
  'speechLimit.zh': { en: 'Characters of a Chinese speech', zh: '中文发言字数上限' },
}

/** The fields that `rulesetWith` can set, in the order of the schema. A value that a schema fixes is none of them. */
export function ruleFields({ setup }: Pick<GameKit, 'setup'>): readonly RuleField[] {
  const { presets } = setup
  const labels = { ...labelsOfAll, ...setup.labels }
  const labelOf = (path: string, short = path) => labels[path] ?? { en: short, zh: short }
  // The schema of a ruleset holds whole numbers, names, flags, lists and groups of them, and nothing else.
  const whole = z.toJSONSchema(setup.ruleset, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return leavesOf(whole, '').flatMap(({ path: inRules, schema }): readonly RuleField[] => {
    const kind = kindOf(schema)
    const { default: missing } = schema
    const inRulesets = presets.flatMap((preset) => {
      const held = valueAt(preset, inRules)
      const value = held === undefined ? missing : held
      return value === undefined ? [] : [[preset.id, value] as const]
    })
    if (!kind || inRules === 'id' || !inRulesets.some(([id]) => id === presets[0].id)) return []
    const path = inRules === 'players' ? 'seats' : inRules
    // A list is hard to type without knowing what its numbers are.
    if (kind.kind === 'wholes' && !labels[path]) return []
    const values = schema.enum
      ?.map(String)
      .map((value) => ({ value, label: labelOf(`${path}.${value}`, value) }))
    return [
      {
        path,
        label: labelOf(path),
        ...kind,
        ...(values && { values }),
        ...(missing !== undefined && { missing }),
        inRulesets: Object.fromEntries(inRulesets),
      },
    ]
  })
}

interface Leaf {
  readonly path: string
  readonly schema: JsonSchema
}

const leavesOf = ({ properties = {} }: JsonSchema, before: string): readonly Leaf[] =>
  Object.entries(properties).flatMap(([name, schema]) =>
    schema.properties ? leavesOf(schema, `${before}${name}.`) : [{ path: `${before}${name}`, schema }],
  )

type Kind = Pick<RuleField, 'kind' | 'least' | 'most'>

function kindOf(schema: JsonSchema): Kind | undefined {
  // A number or null, which is no limit.
  const [number, none] = schema.anyOf ?? []
  if (number && none?.type === 'null') return kindOf(number)
  if (schema.const !== undefined) return undefined
  if (schema.type === 'boolean') return { kind: 'flag' }
  if (schema.enum) return { kind: 'one-of' }
  if (schema.type === 'integer')
    return schema.minimum === schema.maximum ? undefined : { kind: 'whole', ...rangeOf(schema) }
  return schema.type === 'array' && schema.items?.type === 'integer' ? { kind: 'wholes' } : undefined
}

const rangeOf = ({ minimum = -Infinity, maximum = Infinity }: JsonSchema) => ({
  ...(minimum > Number.MIN_SAFE_INTEGER && { least: minimum }),
  ...(maximum < Number.MAX_SAFE_INTEGER && { most: maximum }),
})

const valueAt = (held: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (inside, name) =>
        typeof inside === 'object' && inside !== null
          ? Object.entries(inside).find(([key]) => key === name)?.[1]
          : undefined,
      held,
    )
