import type { Language } from '@wis/engine'
import { filled } from '../../filled.ts'
import type { GuessesSchema, PropertySchema } from '../../wire/answer-schema.ts'
import type { GameRequest } from '../../wire/game-request.ts'
import type { says } from '../content/generated/words.ts'

/** The words around a turn of any game. */
export type GameWords = (typeof says)[Language]

/** “one, another, a third” */
export const listedIn = ({ pair }: GameWords, names: readonly string[]): string =>
  names.length === 0 ? '' : names.reduce((one, other) => filled(pair, { one, other }))

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
      legal && name === entries[0]?.[0]
        ? filled(words.legal, { values: listedIn(words, legal.map(asJson)) })
        : valuesOf(property, words)
    const mayBeLeftOut = !fields.required.includes(name) && !isAskedNote(property)
    const told = { name: asJson(name), label: property.description, values }
    return filled(mayBeLeftOut ? words.optionalField : words.field, told)
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
  if ('enum' in property) return filled(words.oneOf, { values: listedIn(words, property.enum.map(asJson)) })
  if ('maxLength' in property) return filled(words.text, { limit: property.maxLength })
  if ('uniqueItems' in property) {
    const { minItems: least, maxItems: most, items } = property
    const named = items.enum.map((value, index) => {
      const label = items.labels?.[index]
      return label === undefined ? asJson(value) : filled(words.named, { value: asJson(value), label })
    })
    const count = least === most ? least : filled(words.range, { least, most })
    return filled(words.picks, { count, values: listedIn(words, named) })
  }
  if ('properties' in property) return guessesOf(property.properties, words)
  if ('items' in property) {
    const { minimum: least, maximum: most } = property.items
    return filled(words.list, { length: property.minItems, least, most })
  }
  return filled(words.whole, { least: property.minimum, most: property.maximum })
}

function guessesOf(seats: GuessesSchema['properties'], words: GameWords): string {
  const values = Object.values(seats)[0]?.properties.guess.enum ?? []
  const named = Object.keys(seats).map(asJson)
  return filled(words.guesses, {
    seats: listedIn(words, named),
    guess: '{"guess": …, "certainty": …}',
    values: listedIn(words, values.map(asJson)),
  })
}

/** A place to fill in. A real value would suggest an answer. */
function blankOf(property: PropertySchema): string {
  if (property.type === 'array') return '[…]'
  if (property.type === 'object') return '{…}'
  return property.type === 'string' ? '"…"' : '…'
}

const asJson = (value: string) => JSON.stringify(value)
