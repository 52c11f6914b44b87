import { languages } from '@wis/engine'
import { otherKits } from '@wis/games'
import { sampled } from '@wis/testkit'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { dataSchemaOf } from './data-schema.ts'
import { requestsOfMatch } from './requests-of-match.ts'
import { schemaOfValues } from './schema-of-values.ts'

const forms = new Ajv({ strict: false })
const known = new Map<string, ReturnType<typeof forms.compile>>()

function isAnswer(fields: object, answer: unknown): boolean {
  const key = JSON.stringify(fields)
  const fits = known.get(key) ?? forms.compile(fields)
  known.set(key, fits)
  return fits(answer) === true
}

describe.each(otherKits.map((kit) => [kit.id, kit] as const))('what is told in %s', (_, kit) => {
  const isTold = new Ajv({ allowUnionTypes: true }).compile(dataSchemaOf(kit))

  it.each(kit.setup.presets)(
    'keeps to its schema by the rules of $id, and every answer to its fields',
    (ruleset) => {
      for (const seed of sampled(['other', 'and another', 'and one more'], 3))
        for (const language of languages)
          for (const { request, answer } of requestsOfMatch(kit, { ruleset, language, seed })) {
            const told: unknown = JSON.parse(JSON.stringify(request.observation.data))
            expect([isTold(told), isTold.errors], JSON.stringify(told)).toEqual([true, null])
            expect(isAnswer(request.fields, answer)).toBe(true)
          }
    },
  )
})

it('a schema has the types of all values, and of what is in them', () => {
  const aliases = new Set(['Ann', 'Bob'])
  expect(
    schemaOfValues(
      [
        { a: 1, b: [null, 'x'] },
        { a: 1.5, c: { Ann: true } },
      ],
      aliases,
    ),
  ).toEqual({
    type: 'object',
    properties: {
      a: { type: 'number' },
      b: { type: 'array', items: { type: ['null', 'string'] } },
      c: { type: 'object', additionalProperties: { type: 'boolean' } },
    },
    required: ['a'],
    additionalProperties: false,
  })
})
