import { jsonIn } from '@wis/engine'
import type { StrategyStep } from '@wis/games'
import { objectsIn } from '@wis/games'
import { stepsInGame, thoughtsLimit } from '@wis/protocol'
import type { GameRequest, Minds, StepTaken, Strategy } from '@wis/protocol'
import { mendedObject, normalName } from '../reply/mended-object.ts'
import { moveFrom } from '../reply/read-game-reply.ts'
import type { ModelReply } from '../reply/read-game-reply.ts'
import { cut } from '../reply/spoken.ts'

type Property = GameRequest['fields']['properties'][string]

interface StepRead {
  /** Empty if nothing could be read. */
  readonly values: StepTaken['values']
  readonly reasoning?: string
}

/** Reads the fields of one call out of any output of a model. Never throws. */
export function readStep(
  strategy: Strategy,
  reply: ModelReply,
  request: GameRequest,
  step: StrategyStep,
): StepRead {
  if (step.gives) return readPrivate(strategy, reply, request, step.gives)
  const { properties, required } = request.fields
  const names = step.fields.filter((name) => Object.hasOwn(properties, name))
  const fields: GameRequest['fields'] = {
    type: 'object',
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => names.includes(name))),
    required: required.filter((name) => names.includes(name)),
  }
  const { text, reasoning } = moveFrom(strategy, reply, { ...request, fields })
  const values = valuesIn(text, names, fields.required)
  const meant = Object.entries(values).filter(([name, value]) => !isWordless(properties[name], value))
  return { values: Object.fromEntries(meant), ...(reasoning !== undefined && { reasoning }) }
}

/** A text or a table that no field of the turn asks for. */
function readPrivate(
  strategy: Strategy,
  reply: ModelReply,
  request: GameRequest,
  gives: NonNullable<StrategyStep['gives']>,
): StepRead {
  if (gives === 'minds') {
    const isOne = stepsInGame(strategy, request.game)?.minds?.isOne ?? false
    const minds = readMinds(reply.text, request.aliases, isOne)
    return { values: minds ? { minds } : {}, ...(reply.thoughts && { reasoning: reply.thoughts }) }
  }
  const property = { type: 'string', description: '', maxLength: thoughtsLimit } as const
  const fields = { type: 'object', properties: { thoughts: property }, required: ['thoughts'] } as const
  const { text, reasoning } = moveFrom(strategy, reply, { ...request, fields })
  const given = objectIn(text)
  const said = given && 'thoughts' in given ? given.thoughts : text
  const isSaid = typeof said === 'string' && said.trim() !== ''
  return {
    values: isSaid ? { thoughts: cut(said.trim(), thoughtsLimit) } : {},
    ...(reasoning !== undefined && { reasoning }),
  }
}

type Row = Readonly<Record<string, number>>

/**
 * The table in any output of a model: rows and columns by name, or lists in the order of the seats. Numbers above 1 are
 * per cents. Names that nobody has, and rows without a number, are left out. Undefined if no row is left. Never throws.
 */
export function readMinds(text: string, aliases: readonly string[], isOne: boolean): Minds | undefined {
  const read = objectsIn(text)
  const mended = read.length === 0 ? mendedObject(text) : undefined
  const found = [...read, ...(mended ? [mended] : [])]
    .map((object) => tableOf(object, aliases))
    .findLast((table) => table.length > 0)
  if (!found) return undefined
  const scale = found.some(([, row]) => Object.values(row).some((chance) => chance > 1)) ? 100 : 1
  const rows = found.flatMap(([viewer, row]): [string, Row][] => {
    const chances = mapped(row, (chance) => Math.min(1, Math.max(0, chance / scale)))
    const sum = Object.values(chances).reduce((all, chance) => all + chance, 0)
    if (isOne && sum === 0) return []
    return [[viewer, isOne ? mapped(chances, (chance) => chance / sum) : chances]]
  })
  return rows.length === 0 ? undefined : Object.fromEntries(rows)
}

const mapped = (row: Row, change: (chance: number) => number): Row =>
  Object.fromEntries(Object.entries(row).map(([alias, chance]) => [alias, rounded(change(chance))]))

/** What no model means is not kept. */
const rounded = (chance: number) => Math.round(chance * 10_000) / 10_000

/** The rows that an object holds, itself or under one name. */
function tableOf(object: object, aliases: readonly string[]): readonly (readonly [string, Row])[] {
  const own = rowsOf(object, aliases)
  if (own.length > 0) return own
  for (const inner of Object.values(object) as readonly unknown[]) {
    const rows = typeof inner === 'object' && inner !== null ? rowsOf(inner, aliases) : []
    if (rows.length > 0) return rows
  }
  return []
}

function rowsOf(table: object, aliases: readonly string[]): readonly (readonly [string, Row])[] {
  return named(table, aliases).flatMap(([viewer, given]) => {
    if (typeof given !== 'object' || given === null) return []
    const row = named(given, aliases).flatMap(([alias, value]): [string, number][] => {
      const chance = chanceIn(value)
      return chance === undefined ? [] : [[alias, chance]]
    })
    return row.length === 0 ? [] : [[viewer, Object.fromEntries(row)] as const]
  })
}

/** The entries about seats: by name, or by place in a list with one item for each. */
function named(given: object, aliases: readonly string[]): readonly (readonly [string, unknown])[] {
  if (Array.isArray(given)) {
    return given.length === aliases.length ? aliases.map((alias, seat) => [alias, given[seat]] as const) : []
  }
  const byName = new Map(aliases.map((alias) => [normalName(alias), alias]))
  return Object.entries(given).flatMap(([name, value]) => {
    const alias = byName.get(normalName(name))
    return alias === undefined ? [] : [[alias, value] as const]
  })
}

function chanceIn(value: unknown): number | undefined {
  const number =
    typeof value === 'string' && /^\s*\d+(?:\.\d+)?\s*%?\s*$/.test(value) ? Number.parseFloat(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined
}

/** A text that is no object counts as the only field that it can mean. */
function valuesIn(
  text: string,
  names: readonly string[],
  required: readonly string[],
): Readonly<Record<string, unknown>> {
  const object = objectIn(text)
  if (object) {
    const given = Object.entries(object).filter(([name, value]) => names.includes(name) && !isBlank(value))
    return Object.fromEntries(given)
  }
  const [only, ...more] = required.length > 0 ? required : names
  return only === undefined || more.length > 0 || text.trim() === '' ? {} : { [only]: text }
}

/** Words that cannot mean roles or a choice of a list: a text in place of an object, or one that names nothing listed. */
function isWordless(property: Property | undefined, value: unknown): boolean {
  if (property === undefined || typeof value !== 'string') return false
  if ('uniqueItems' in property)
    return ![...property.items.enum, ...(property.items.labels ?? [])].some((one) => value.includes(one))
  return 'type' in property && property.type === 'object' && !/\d/.test(value)
}

const isBlank = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '')

function objectIn(text: string): object | undefined {
  const value = jsonIn(text)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
}
