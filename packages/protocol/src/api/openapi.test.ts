import { describe, expect, it } from 'vitest'
import { says } from './content/generated/told.ts'
import { addressOf, openApiDocument, operationId, summaryOf } from './openapi.ts'
import { apiRoutes } from './routes.ts'
import type { ApiKey } from './routes.ts'

const document = openApiDocument({
  version: '1.2.3',
  server: 'https://play.example/api/v1',
  scopeFor: (action) => (action === 'ticket.open' ? 'matches:write' : null),
  limitFor: () => ({ limit: 60, windowMs: 60_000 }),
})
const text = JSON.stringify(document)
const keys = Object.keys(apiRoutes) as ApiKey[]

/** The value at a JSON pointer of the document. */
function at(pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, name) => Object(value)[name.replaceAll('~1', '/').replaceAll('~0', '~')] as unknown,
      document,
    )
}

const operation = (key: ApiKey) => {
  const { method, path } = addressOf(key)
  return at(`/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}`)
}

describe('the OpenAPI document', () => {
  it('has every call of the table, each under a name of its own', () => {
    for (const key of keys) expect(operation(key)).toMatchObject({ operationId: operationId(key) })
    expect(new Set(keys.map(operationId)).size).toBe(keys.length)
  })

  it('says in both languages what each call is for, with the same code', () => {
    expect(Object.keys(says).toSorted()).toEqual(keys.map(operationId).toSorted())
    for (const key of keys) {
      const { en, zh } = summaryOf(key)
      expect(operation(key)).toMatchObject({ summary: en })
      expect([key, /[\u4E00-\u9FFF]/.test(zh)]).toEqual([key, true])
      expect([key, zh.match(/`[^`]*`/g)]).toEqual([key, en.match(/`[^`]*`/g)])
    }
  })

  it('refers only to parts that it holds', () => {
    const references = [...text.matchAll(/"\$ref":"#([^"]*)"/g)].map(([, pointer]) => pointer ?? '')
    expect(references.length).toBeGreaterThan(50)
    for (const pointer of references) expect([pointer, at(pointer)]).not.toEqual([pointer, undefined])
    expect(text).not.toMatch(/\$defs|\$id|\$schema|"\$ref":"[^#]/)
  })

  it('names exactly the parameters that stand in a path', () => {
    for (const key of keys) {
      const inPath = [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const { parameters } = operation(key) as { parameters: { name: string; in: string }[] }
      expect(parameters.flatMap((one) => (one.in === 'path' ? [one.name] : []))).toEqual(inPath)
    }
  })

  it('describes a query by its form after reading', () => {
    expect(operation('GET /matches')).toMatchObject({
      parameters: expect.arrayContaining([
        {
          name: 'limit',
          in: 'query',
          required: false,
          schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
        },
      ]),
    })
  })

  it('states who may call, how often, and the possible errors', () => {
    expect(operation('POST /matches')).toMatchObject({
      security: [{ session: [] }, { token: ['matches:write'] }],
      'x-rate-limit': { uses: 60, seconds: 60 },
      requestBody: {
        content: { 'application/json': { schema: { $ref: '#/components/schemas/JoinQueue' } } },
      },
      responses: { 201: {}, 400: {}, 401: {}, 403: {}, 404: {}, 409: {}, 413: {}, 422: {}, 429: {}, 503: {} },
    })
  })

  it('never reveals the form of a token in an answer', () => {
    expect(JSON.stringify(at('/components/schemas/ConnectorView'))).not.toContain('"token"')
  })
})

it('every example is accepted by its call', () => {
  for (const key of keys) {
    const route = apiRoutes[key]
    if ('example' in route) expect(route.body.safeParse(route.example).error).toBeUndefined()
    else expect('body' in route).toBe(false)
  }
})
