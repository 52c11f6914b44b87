import { jsonIn } from '@wis/engine'
import type { StrategyStep } from '@wis/games'
import { stepsInGame, thoughtsLimit } from '@wis/protocol'
import type { GameRequest, StepTaken, Strategy } from '@wis/protocol'
import { moveFrom } from '../reply/move-from.ts'
import type { ModelReply } from '../reply/move-from.ts'
import { cut } from '../reply/spoken.ts'
import { readMinds } from './read-minds.ts'

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
