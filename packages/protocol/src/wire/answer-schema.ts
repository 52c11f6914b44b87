import type { Language } from '@wis/engine'
import type { Field } from '@wis/games'
import { z } from 'zod'

const described = { description: z.string() }
const whole = { type: z.literal('integer'), minimum: z.int(), maximum: z.int() }

/** The JSON schema of one field of an answer. */
const propertySchema = z.union([
  z.object({ type: z.literal('string'), ...described, enum: z.array(z.string()).readonly() }),
  z.object({ type: z.literal('string'), ...described, maxLength: z.int().min(1) }),
  z.object({ ...whole, ...described }),
  z.object({
    type: z.literal('array'),
    ...described,
    items: z.object(whole),
    minItems: z.int().min(0),
    maxItems: z.int().min(0),
  }),
])
export type PropertySchema = z.infer<typeof propertySchema>

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
  switch (field.kind) {
    case 'text':
      return { type: 'string', description, maxLength: field.limit }
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
  }
}

function wholeWithin({ least, most }: { readonly least: number; readonly most: number }) {
  return { type: 'integer', minimum: least, maximum: most } as const
}
