import type { Language } from '@wis/engine'
import type { Field } from '@wis/games'
import { z } from 'zod'

const described = { description: z.string() }
const whole = { type: z.literal('integer'), minimum: z.int(), maximum: z.int() }

/** `note` marks what no other seat is ever told, and `asked` a note that the rules of the match want. */
const noted = { note: z.literal(true).optional(), asked: z.literal(true).optional() }

const guessSchema = z.object({
  type: z.literal('object'),
  properties: z.object({
    guess: z.object({ type: z.literal('string'), enum: z.array(z.string()).readonly() }),
    certainty: z.object(whole),
  }),
  required: z.array(z.string()).readonly(),
})

const propertySchema = z.union([
  z.object({ type: z.literal('string'), ...described, enum: z.array(z.string()).readonly() }),
  z.object({ type: z.literal('string'), ...described, ...noted, maxLength: z.int().min(1) }),
  z.object({ ...whole, ...described }),
  z.object({
    type: z.literal('array'),
    ...described,
    items: z.object(whole),
    minItems: z.int().min(0),
    maxItems: z.int().min(0),
  }),
  z.object({
    type: z.literal('array'),
    ...described,
    ...noted,
    items: z.object({
      type: z.literal('string'),
      enum: z.array(z.string()).readonly(),
      /** What each value means, in the same order, where the value does not say it. */
      labels: z.array(z.string()).readonly().optional(),
    }),
    minItems: z.int().min(0),
    maxItems: z.int().min(0),
    uniqueItems: z.literal(true),
  }),
  z.object({
    type: z.literal('object'),
    ...described,
    ...noted,
    properties: z.record(z.string(), guessSchema),
  }),
])
export type PropertySchema = z.infer<typeof propertySchema>
export type GuessesSchema = Extract<PropertySchema, { readonly type: 'object' }>

/** The JSON schema of an answer, as it stands in a request. */
export const answerSchema = z.object({
  type: z.literal('object'),
  properties: z.record(z.string(), propertySchema),
  required: z.array(z.string()).readonly(),
})
export type AnswerSchema = z.infer<typeof answerSchema>

/** The JSON schema of an answer with these fields. An answer may hold more, which is ignored. */
export function answerSchemaOf(fields: readonly Field[], language: Language): AnswerSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, propertyOf(field, language)])),
    required: fields.filter(({ optional }) => !optional).map(({ name }) => name),
  }
}

function propertyOf(field: Field, language: Language): PropertySchema {
  const description = field.label[language]
  const note = {
    ...(field.note && { note: true as const }),
    ...(field.asked && { asked: true as const }),
  }
  switch (field.kind) {
    case 'text':
      return { type: 'string', description, ...note, maxLength: field.limit }
    case 'choice':
      return { type: 'string', description, enum: field.choices.map(({ value }) => value) }
    case 'seat':
      return { type: 'string', description, enum: field.seats.map(({ alias }) => alias) }
    case 'number':
      return { ...wholeWithin(field), description }
    case 'list': {
      const { length } = field
      return { type: 'array', description, items: wholeWithin(field), minItems: length, maxItems: length }
    }
    case 'picks': {
      const { least: minItems, most: maxItems, choices } = field
      const labels = choices.map(({ label }) => label[language])
      const isPlain = choices.every(({ value }, index) => value === labels[index])
      const items = { type: 'string', enum: valuesOf(field), ...(!isPlain && { labels }) } as const
      return { type: 'array', description, ...note, items, minItems, maxItems, uniqueItems: true }
    }
    case 'guesses': {
      const guess = { type: 'string', enum: valuesOf(field) } as const
      const certainty = wholeWithin({ least: 0, most: 100 })
      const of = { type: 'object', properties: { guess, certainty }, required: ['guess'] } as const
      const properties = Object.fromEntries(field.seats.map(({ alias }) => [alias, of]))
      return { type: 'object', description, ...note, properties }
    }
  }
}

const valuesOf = ({ choices }: { readonly choices: readonly { readonly value: string }[] }) =>
  choices.map(({ value }) => value)

function wholeWithin({ least, most }: { readonly least: number; readonly most: number }) {
  return { type: 'integer', minimum: least, maximum: most } as const
}
