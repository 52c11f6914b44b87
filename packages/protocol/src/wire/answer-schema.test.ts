import type { Field } from '@wis/games'
import { expect, it } from 'vitest'
import { answerSchema, answerSchemaOf } from './answer-schema.ts'
import type { PropertySchema } from './answer-schema.ts'

const named = { name: 'x', label: { en: 'Bid', zh: '出价' } } as const
const within = { least: -2, most: 9 } as const
const choices = ['fold', 'call'].map((value) => ({ value, label: named.label, also: ['other'] }))
const seats = [
  { seat: 2, alias: 'Player 3' },
  { seat: 0, alias: 'Player 1' },
]

const cases: readonly [Field, PropertySchema][] = [
  [
    { ...named, kind: 'text', limit: 400 },
    { type: 'string', description: 'Bid', maxLength: 400 },
  ],
  [
    { ...named, kind: 'choice', choices },
    { type: 'string', description: 'Bid', enum: ['fold', 'call'] },
  ],
  [
    { ...named, kind: 'seat', seats },
    { type: 'string', description: 'Bid', enum: ['Player 3', 'Player 1'] },
  ],
  [
    { ...named, kind: 'number', ...within },
    { type: 'integer', description: 'Bid', minimum: -2, maximum: 9 },
  ],
  [
    { ...named, kind: 'list', length: 3, ...within },
    {
      type: 'array',
      description: 'Bid',
      items: { type: 'integer', minimum: -2, maximum: 9 },
      minItems: 3,
      maxItems: 3,
    },
  ],
  [
    { ...named, kind: 'picks', choices, least: 1, most: 2 },
    {
      type: 'array',
      description: 'Bid',
      items: { type: 'string', enum: ['fold', 'call'], labels: ['Bid', 'Bid'] },
      minItems: 1,
      maxItems: 2,
      uniqueItems: true,
    },
  ],
  [
    { ...named, kind: 'guesses', seats: seats.slice(1), choices },
    {
      type: 'object',
      description: 'Bid',
      properties: {
        'Player 1': {
          type: 'object',
          properties: {
            guess: { type: 'string', enum: ['fold', 'call'] },
            certainty: { type: 'integer', minimum: 0, maximum: 100 },
          },
          required: ['guess'],
        },
      },
    },
  ],
]

it.each(cases)('a field of the kind $kind has a schema', (field, property) => {
  const schema = answerSchemaOf([field], 'en')
  expect(schema).toEqual({ type: 'object', properties: { x: property }, required: ['x'] })
  expect(answerSchema.parse(schema)).toEqual(schema)
})

it('an answer must have all fields but the optional ones', () => {
  const text: Field = { ...named, kind: 'text', limit: 9 }
  const fields = [text, { ...text, name: 'y', optional: true }, { ...text, name: 'z', optional: false }]
  expect(answerSchemaOf(fields, 'en').required).toEqual(['x', 'z'])
})

it.each([
  { ...named, kind: 'text', limit: 9, optional: true, note: true },
  { ...named, kind: 'picks', choices, least: 1, most: 2, optional: true, note: true },
  { ...named, kind: 'guesses', seats, choices, optional: true, note: true },
] as const satisfies readonly Field[])('a note of the kind $kind is marked', (field) => {
  const schema = answerSchemaOf([field], 'en')
  expect(schema.properties['x']).toMatchObject({ note: true })
  expect(answerSchema.parse(schema)).toEqual(schema)
})

it('a field is described in the language of the match', () => {
  const { properties } = answerSchemaOf([{ ...named, kind: 'text', limit: 9 }], 'zh')
  expect(properties['x']?.description).toBe('出价')
})

it('values that say what they mean need no labels, such as the names of players', () => {
  const plain = ['Player 1', 'Player 2'].map((value) => ({ value, label: { en: value, zh: value } }))
  const { properties } = answerSchemaOf(
    [{ ...named, kind: 'picks', choices: plain, least: 1, most: 2 }],
    'en',
  )
  expect(properties['x']).toMatchObject({ items: { type: 'string', enum: ['Player 1', 'Player 2'] } })
  expect(JSON.stringify(properties)).not.toContain('labels')
})

it('a note that the rules want says so', () => {
  const field: Field = { ...named, kind: 'text', limit: 9, optional: true, note: true, asked: true }
  const schema = answerSchemaOf([field], 'en')
  expect(answerSchema.parse(schema)).toEqual(schema)
  expect(schema.properties['x']).toMatchObject({ note: true, asked: true })
})
