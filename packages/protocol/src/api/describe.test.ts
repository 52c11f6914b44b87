import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { answers, schemaOf } from './components.ts'
import { fieldsOf, typeText } from './describe.ts'

const text = (schema: z.ZodType) => typeText(schemaOf(schema, answers, 'output'))

describe('a type in one line', () => {
  it.each([
    [z.enum(['en', 'zh']), '"en" | "zh"'],
    [z.int().min(1).max(100).default(20), 'integer, 1 to 100, 20 if left out'],
    [z.string().max(64), 'string, 64 characters at the most'],
    [z.string().nullable(), 'string | null'],
    [z.array(z.enum(['en', 'zh'])), '("en" | "zh")[]'],
    [z.array(z.object({ a: z.string() })), '({ a })[]'],
    [z.record(z.string(), z.number()), 'object of number'],
    [z.record(z.string(), z.unknown()), 'object'],
    [z.literal('x'), '"x"'],
    [z.union([z.boolean(), z.null()]), 'boolean | null'],
  ])('is %#', (schema, expected) => {
    expect(text(schema)).toBe(expected)
  })
})

it('the fields of a choice are those of each shape', () => {
  const choice = z.union([z.object({ a: z.string() }), z.object({ b: z.boolean().optional() })])
  expect(fieldsOf(schemaOf(choice, answers, 'output'))).toEqual([
    [{ name: 'a', isNeeded: true, type: 'string' }],
    [{ name: 'b', isNeeded: false, type: 'boolean' }],
  ])
})
