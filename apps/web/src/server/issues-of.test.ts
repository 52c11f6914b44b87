import { apiRoutes } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { issuesOf } from './api/read-body.ts'

function told(schema: z.ZodType, body: unknown) {
  const { error } = schema.safeParse(body)
  return error && issuesOf(error).map(({ path, message }) => `${path}: ${message}`)
}

const withStrategy = (strategy: unknown) => ({
  name: 'Ant',
  languages: ['en'],
  connector: { kind: 'openai', baseUrl: 'https://api.example/v1', model: 'm', strategy },
})

describe('the faults of a body', () => {
  it('are named field by field', () => {
    const schema = z.strictObject({ a: z.string(), b: z.array(z.number()) })
    expect(told(schema, { a: 'x', b: [1, 'y'] })).toEqual(['b.1: expected a number, received string'])
  })

  it('are those of the variant that was meant, if there are several', () => {
    expect(told(apiRoutes['POST /agents'].body, withStrategy({ preset: 'nope' }))).toEqual([
      'connector.strategy.preset: there is no strategy of this name',
    ])
    expect(told(apiRoutes['POST /agents'].body, withStrategy({ id: 'plain' }))).toContain(
      'connector.strategy.id: there is no field of this name',
    )
    expect(told(apiRoutes['POST /agents'].body, withStrategy({ custom: { name: 'Mine' } }))).toContain(
      'connector.strategy.custom.texts: missing; expected an object with fields',
    )
  })

  it('name the missing fields if nothing was given', () => {
    const schema = z.union([z.strictObject({ one: z.string() }), z.strictObject({ other: z.number() })])
    expect(told(schema, {})).toEqual(['one: missing; expected a text'])
    expect(told(schema, { other: 'x' })).toEqual(['other: expected a number, received string'])
  })
})
