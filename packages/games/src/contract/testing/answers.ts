import fc from 'fast-check'
import type { Field } from '../field.ts'

/** Makes an answer to a turn with these fields. Undefined is no answer at all. */
export type Answering = (fields: readonly Field[]) => string | undefined

/** Answers of every kind: sensible, broken, hostile, empty, missing. */
export function answersTo(): fc.Arbitrary<Answering> {
  const prose = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.lorem()).map((text) => () => text)
  const json = fc.json().map((text) => () => text)
  const named = fc.tuple(fc.nat(), fc.jsonValue()).map(
    ([index, value]): Answering =>
      (fields) =>
        JSON.stringify({ [fields[index % Math.max(1, fields.length)]?.name ?? 'move']: value }),
  )
  const sensible = fc
    .array(fc.nat(), { minLength: 8, maxLength: 8 })
    .map((numbers): Answering => (fields) => {
      const values = fields.map((field, index) => [field.name, valueOf(field, numbers[index] ?? 0)])
      return JSON.stringify(Object.fromEntries(values))
    })
  const spoken = fc.nat().map(
    (number): Answering =>
      ([field]) =>
        `Move: ${String(field ? valueOf(field, number) : '')}`,
  )
  const silent = fc.constant<Answering>(() => undefined)
  return fc.oneof(
    { weight: 1, arbitrary: prose },
    { weight: 1, arbitrary: json },
    { weight: 1, arbitrary: named },
    { weight: 6, arbitrary: sensible },
    { weight: 2, arbitrary: spoken },
    { weight: 1, arbitrary: silent },
  )
}

/** A value that this field may have. */
export function valueOf(field: Field, number: number): unknown {
  switch (field.kind) {
    case 'text':
      return `text ${number}`
    case 'choice':
      return field.choices[number % field.choices.length]?.value
    case 'number':
      return field.least + (number % (field.most - field.least + 1))
    case 'seat':
      return field.seats[number % field.seats.length]?.alias
    case 'list':
      return Array.from({ length: field.length }, () => field.least)
    case 'picks': {
      const from = number % field.choices.length
      const turned = [...field.choices.slice(from), ...field.choices.slice(0, from)]
      return turned
        .slice(0, field.least + (number % (field.most - field.least + 1)))
        .map(({ value }) => value)
    }
    case 'guesses':
      return Object.fromEntries(
        field.seats.map(({ alias }, place) => {
          const { value } = field.choices[(number + place) % field.choices.length] ?? {}
          return [alias, { guess: value, certainty: number % 101 }]
        }),
      )
  }
}
