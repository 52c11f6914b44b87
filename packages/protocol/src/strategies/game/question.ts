import type { GuessesSchema, PropertySchema } from '../../wire/answer-schema.ts'
import type { GameRequest } from '../../wire/game-request.ts'
import type { GameWords } from './game-words.ts'

/** The fields that a model fills in, one line for each, and the form of its answer. */
export interface FieldsAsked {
  readonly lines: readonly string[]
  readonly form: string
}

/** Describes these fields of a turn, in the order of the turn. */
export function fieldsAsked(
  { fields, legal }: Pick<GameRequest, 'fields' | 'legal'>,
  words: GameWords,
  isMeant: (name: string, property: PropertySchema) => boolean,
): FieldsAsked {
  const entries = Object.entries(fields.properties)
  const meant = entries.filter(([name, property]) => isMeant(name, property))
  const lines = meant.map(([name, property]) => {
    const values =
      legal && name === entries[0]?.[0] ? words.legal(legal.map(asJson)) : valuesOf(property, words)
    const mayBeLeftOut = !fields.required.includes(name) && !isAskedNote(property)
    return words.field(asJson(name), property.description, values, mayBeLeftOut)
  })
  return {
    lines,
    form: `{${meant.map(([name, property]) => `${asJson(name)}: ${blankOf(property)}`).join(', ')}}`,
  }
}

/** Notes are asked of a model only if the rules of the match want them. Otherwise it only loses time by them. */
export const isForModels = (property: PropertySchema) => !isNote(property) || isAskedNote(property)

const isNote = (property: PropertySchema) => 'note' in property && property.note === true
export const isAskedNote = (property: PropertySchema) => 'asked' in property && property.asked === true

function valuesOf(property: PropertySchema, words: GameWords): string {
  if ('enum' in property) return words.oneOf(property.enum.map(asJson))
  if ('maxLength' in property) return words.text(property.maxLength)
  if ('uniqueItems' in property) {
    const { minItems, maxItems, items } = property
    const named = items.enum.map((value, index) => {
      const label = items.labels?.[index]
      return label === undefined ? asJson(value) : words.named(asJson(value), label)
    })
    return words.picks(minItems, maxItems, named)
  }
  if ('properties' in property) return guessesOf(property.properties, words)
  if ('items' in property) {
    const { minItems, items } = property
    return words.list(minItems, items.minimum, items.maximum)
  }
  return words.whole(property.minimum, property.maximum)
}

function guessesOf(seats: GuessesSchema['properties'], words: GameWords): string {
  const values = Object.values(seats)[0]?.properties.guess.enum ?? []
  return words.guesses(Object.keys(seats).map(asJson), values.map(asJson))
}

/** A place to fill in. A real value would suggest an answer. */
function blankOf(property: PropertySchema): string {
  if (property.type === 'array') return '[…]'
  if (property.type === 'object') return '{…}'
  return property.type === 'string' ? '"…"' : '…'
}

const asJson = (value: string) => JSON.stringify(value)
