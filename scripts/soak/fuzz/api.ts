import type { Rng } from '@wis/engine'
import { once } from './request.ts'
import type { Generator, OpenApi, Operation, Schema } from './request.ts'
import { anything, spoiled, text } from './texts.ts'

/** A call that the OpenAPI document allows, with some values replaced by wrong ones. */
export const apiCall: Generator = (rng, { document, askers, ids }) => {
  const path = rng.pick(Object.keys(document.paths))
  const methods = document.paths[path] ?? {}
  const method = rng.pick(Object.keys(methods))
  const operation = methods[method] ?? {}
  const place = () => encodeURIComponent(whole(once(rng, 4) ? text(rng, ids) : rng.pick(ids)))
  const target = `/api/v1${path.replaceAll(/\{\w+\}/g, place)}${queryOf(rng, operation, ids)}`
  const body = bodyOf(rng, operation, { document, ids })
  const type = once(rng, 15) ? text(rng).replaceAll(/[^\x20-\x7e]/g, '') : 'application/json'
  return {
    kind: 'api',
    method: once(rng, 25) ? rng.pick(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD']) : method.toUpperCase(),
    target: once(rng, 40) ? target.slice(0, rng.int(target.length) + 1) : target,
    headers: [...rng.pick(askers), ...extra(rng), ...(body ? [['content-type', type] as const] : [])],
    ...(body && { body }),
  }
}

/** Removes half surrogates, which have no encoding. */
export const whole = (value: string) => Buffer.from(value).toString()

const extra = (rng: Rng) =>
  once(rng, 6)
    ? [
        rng.pick([
          ['if-none-match', '"x", W/"y", *'],
          ['range', 'bytes=9-1'],
          ['authorization', 'Bearer wis_\u00ff'],
          ['authorization', `Basic ${'a'.repeat(500)}`],
          ['cookie', 'next-auth.session-token=a.b.c.d.e'],
          ['accept-encoding', 'br;q=2, *;q=x'],
          ['origin', 'null'],
          ['x-http-method-override', 'DELETE'],
        ] as const),
      ]
    : []

function queryOf(rng: Rng, { parameters = [] }: Operation, ids: readonly string[]): string {
  const known = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
  if (known.length === 0 && !once(rng, 10)) return ''
  const names = [...known, 'x', 'cursor', 'limit', 'season'].filter(() => once(rng, 3))
  // A call that may wait for most of a minute says that it does not.
  const patience = known.includes('wait') && !names.includes('wait') ? ['wait=0'] : []
  const pairs = names.map((name) => {
    const value = encodeURIComponent(whole(text(rng, ids)))
    return `${encodeURIComponent(name)}=${once(rng, 20) ? '%ff%' : value}`
  })
  const all = [...pairs, ...patience]
  return all.length > 0 ? `?${all.join('&')}` : ''
}

interface Known {
  readonly document: OpenApi
  readonly ids: readonly string[]
}

function bodyOf(rng: Rng, { requestBody }: Operation, known: Known): Buffer | undefined {
  const schema = requestBody?.content['application/json']?.schema
  if (!schema) return once(rng, 20) ? Buffer.from(text(rng)) : undefined
  const made = once(rng, 8) ? anything(rng, known.ids) : valueOf(rng, schema, known)
  const bytes = Buffer.from(JSON.stringify(made) ?? 'null')
  return once(rng, 10) ? spoiled(rng, bytes) : bytes
}

/** A value that fits a schema. About every twelfth part does not fit. */
function valueOf(rng: Rng, schema: Schema, known: Known, depth = 0): unknown {
  if (once(rng, 12) || depth > 8) return anything(rng, known.ids, depth)
  const { $ref, anyOf, oneOf, enum: values, const: only, type, items, default: usual } = schema
  if (typeof $ref === 'string')
    return valueOf(
      rng,
      known.document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {},
      known,
      depth + 1,
    )
  const choices = (anyOf ?? oneOf) as readonly Schema[] | undefined
  if (choices) return valueOf(rng, rng.pick(choices), known, depth + 1)
  if ('const' in schema) return only
  if (Array.isArray(values)) return rng.pick(values as unknown[])
  if (usual !== undefined && once(rng, 3)) return usual
  if (type === 'object') return objectOf(rng, schema, known, depth)
  if (type === 'array')
    return Array.from({ length: rng.int(3) }, () => valueOf(rng, (items ?? {}) as Schema, known, depth + 1))
  if (type === 'integer' || type === 'number') return rng.pick([0, 1, 2, 7, 30, -1, 1.5, 10 ** 9])
  if (type === 'boolean') return once(rng, 2)
  if (type === 'null') return null
  return once(rng, 3) ? rng.pick(known.ids) : text(rng, known.ids)
}

function objectOf(rng: Rng, schema: Schema, known: Known, depth: number): unknown {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Schema>>
  const required = (schema['required'] ?? []) as readonly string[]
  const names = Object.keys(properties).filter((name) =>
    required.includes(name) ? !once(rng, 25) : once(rng, 2),
  )
  const more = once(rng, 25) ? [[text(rng), anything(rng, known.ids, depth)] as const] : []
  return Object.fromEntries([
    ...names.map((name) => [name, valueOf(rng, properties[name] ?? {}, known, depth + 1)] as const),
    ...more,
  ])
}
