import type { GameRequest, StepTaken } from '@wis/protocol'

type Fields = Pick<GameRequest, 'fields'>
type Values = StepTaken['values']
type Property = GameRequest['fields']['properties'][string]

/** Whether a call fills in all that an answer must have. */
export const isAnswering = ({ step }: Pick<StepTaken, 'step'>, { fields }: Fields): boolean =>
  fields.required.every((name) => step.fields.includes(name))

const hasAll = ({ values }: Pick<StepTaken, 'values'>, { fields }: Fields): boolean =>
  fields.required.every((name) => Object.hasOwn(values, name))

/** Whether one of the calls has given a whole answer. */
export const hasAnswer = (taken: readonly StepTaken[], request: Fields): boolean =>
  taken.some((one) => hasAll(one, request))

/**
 * The answer of a turn: the move of the last call whose move has the right form, and the last notes of all calls.
 * Undefined if no call gave a whole answer.
 */
export function answerOfSteps(taken: readonly StepTaken[], request: Fields): Values | undefined {
  const { required, properties } = request.fields
  const whole = taken.filter((one) => hasAll(one, request))
  const chosen =
    whole.findLast(({ values }) => required.every((name) => fits(properties[name], values[name]))) ??
    whole.at(-1)
  if (!chosen) return undefined
  const move = Object.entries(chosen.values).filter(([name]) => !isNote(properties[name]))
  const answer = Object.fromEntries([...move, ...notesOf(taken, request)])
  return { ...answer, ...keptOf(taken, answer, request) }
}

const isNote = (property: Property | undefined) =>
  property !== undefined && 'note' in property && property.note === true

/** For each note the last value in the right form, or else the last one. */
function notesOf(taken: readonly StepTaken[], { fields }: Fields): readonly (readonly [string, unknown])[] {
  return Object.entries(fields.properties).flatMap(([name, property]) => {
    if (!isNote(property)) return []
    const given = taken.filter(({ values }) => Object.hasOwn(values, name)).map(({ values }) => values[name])
    const last = given.findLast((value) => fits(property, value)) ?? given.at(-1)
    return last === undefined ? [] : [[name, last] as const]
  })
}

/** First versions that a later call has changed. */
function keptOf(taken: readonly StepTaken[], answer: Values, { fields }: Fields): Values {
  const kept = taken.flatMap(({ step: { keeps }, values }) => {
    const first = keeps && values[keeps.field]
    const isKept =
      keeps !== undefined &&
      first !== undefined &&
      first !== answer[keeps.field] &&
      Object.hasOwn(fields.properties, keeps.note)
    return isKept ? [[keeps.note, first] as const] : []
  })
  return Object.fromEntries(kept)
}

/** Whether a value has the form of its field. The rules of the game may still refuse it. */
function fits(property: Property | undefined, value: unknown): boolean {
  if (property === undefined) return false
  if ('enum' in property || 'maxLength' in property) return typeof value === 'string' && value.trim() !== ''
  if ('uniqueItems' in property) {
    const { minItems, maxItems, items } = property
    return (
      Array.isArray(value) &&
      value.length >= minItems &&
      value.length <= maxItems &&
      value.every((one) => items.enum.includes(String(one)))
    )
  }
  if (property.type === 'object') return typeof value === 'object' && value !== null
  return value !== null && value !== undefined
}
