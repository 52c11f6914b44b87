import { describe, expect, it } from 'vitest'
import { componentsOf, inputs } from './components.ts'
import { says as meanings } from './content/generated/fields/told.ts'
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
          description: 'Rows per page.',
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

describe('what is sent', () => {
  const isRecord = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null
  /** Every property of a schema with its path. */
  const propertiesIn = (schema: unknown, path: string): readonly (readonly [string, unknown])[] => {
    if (!isRecord(schema)) return []
    return Object.entries(schema).flatMap(([keyword, value]) =>
      keyword === 'properties' && isRecord(value)
        ? Object.entries(value).flatMap(([name, field]) => [
            [`${path}.${name}`, field] as const,
            ...propertiesIn(field, `${path}.${name}`),
          ])
        : propertiesIn(value, path),
    )
  }
  const parameters = keys.flatMap((key) =>
    (operation(key) as { parameters: { name: string }[] }).parameters.map(
      (one) => [`${key} ${one.name}`, one] as const,
    ),
  )
  const fields = [
    ...keys.flatMap((key) => propertiesIn(Object(operation(key))['requestBody'], key)),
    ...Object.keys(componentsOf(inputs, 'input')).flatMap((name) =>
      propertiesIn(at(`/components/schemas/${name}`), name),
    ),
  ]
  const descriptionOf = (value: unknown) => (isRecord(value) ? value['description'] : undefined)

  it('has a description, whether it is a parameter or a field of a body', () => {
    expect(parameters.length).toBeGreaterThan(300)
    expect(fields.length).toBeGreaterThan(200)
    const bare = [...parameters, ...fields].flatMap(([path, one]) => (descriptionOf(one) ? [] : [path]))
    expect(bare).toEqual([])
  })

  it('is described by every text about it, in both languages with the same code', () => {
    const used = new Set([...parameters, ...fields].map(([, one]) => descriptionOf(one)))
    const textsIn = (value: unknown, path: string): readonly (readonly [string, string, string])[] => {
      if (!isRecord(value)) return []
      const { en, zh, ...below } = value
      return [
        ...(typeof en === 'string' && typeof zh === 'string' ? [[path, en, zh] as const] : []),
        ...Object.entries(below).flatMap(([name, one]) => textsIn(one, `${path} ${name}`)),
      ]
    }
    const texts = Object.entries(meanings).flatMap(([name, one]) => textsIn(one, name))
    expect(texts.filter(([, en]) => !used.has(en)).map(([path]) => path)).toEqual([])
    for (const [path, en, zh] of texts) {
      expect([path, /[\u4E00-\u9FFF]/.test(zh)]).toEqual([path, true])
      expect([path, zh.match(/`[^`]*`/g)?.toSorted()]).toEqual([path, en.match(/`[^`]*`/g)?.toSorted()])
    }
  })
})

it('every example is accepted by its call', () => {
  for (const key of keys) {
    const route = apiRoutes[key]
    if ('example' in route) expect(route.body.safeParse(route.example).error).toBeUndefined()
    else expect('body' in route).toBe(false)
  }
})
