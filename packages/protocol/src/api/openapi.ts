import type { InBoth } from '@wis/engine'
import type { z } from 'zod'
import { errorStatus } from '../api-error.ts'
import type { ErrorCode } from '../api-error.ts'
import { platformName } from '../platform-name.ts'
import type { Scope } from './account-page.ts'
import type { Action } from './actions.ts'
import { answers, componentsOf, inputs, schemaOf } from './components.ts'
import type { Json } from './components.ts'
import { says } from './content/generated/told.ts'
import { meaningOf, withMeanings } from './meanings.ts'
import type { Cost, Route } from './route.ts'
import { apiParts, apiRoutes } from './routes.ts'
import type { ApiKey } from './routes.ts'

export interface OpenApiOptions {
  readonly version: string
  readonly server: string
  /** Null if the call is public. Undefined if only a session will do. */
  scopeFor(action: Action): Scope | null | undefined
  limitFor(cost: Cost): { readonly limit: number; readonly windowMs: number }
}

/** The whole API as one OpenAPI 3.1 document, made from the routes and schemas that the server itself answers by. */
export function openApiDocument(options: OpenApiOptions): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [part, keys] of Object.entries(apiParts)) {
    for (const key of keys) {
      const { method, path } = addressOf(key)
      paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(key, part, options) }
    }
  }
  return {
    openapi: '3.1.1',
    info: { title: platformName, version: options.version, license: { name: 'Apache-2.0' } },
    servers: [{ url: options.server }],
    tags: Object.keys(apiParts).map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...sentShapes(), ...componentsOf(answers, 'output') },
      responses: Object.fromEntries(Object.entries(errorStatus).map(refusalOf)),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'wis_…' },
        session: { type: 'apiKey', in: 'cookie', name: 'next-auth.session-token' },
      },
    },
  }
}

const sentShapes = () =>
  Object.fromEntries(
    Object.entries(componentsOf(inputs, 'input')).map(([name, schema]) => [
      name,
      withMeanings(schema, [name]),
    ]),
  )

export function addressOf(key: ApiKey): { readonly method: string; readonly path: string } {
  const [method = '', path = ''] = key.split(' ')
  return { method, path }
}

function operationOf(key: ApiKey, part: string, { scopeFor, limitFor }: OpenApiOptions): Json {
  const route: Route = apiRoutes[key]
  const scope = scopeFor(route.action)
  const { limit, windowMs } = limitFor(route.cost)
  return {
    operationId: operationId(key),
    tags: [part],
    summary: summaryOf(key).en,
    security:
      scope === null ? [{}, { token: [] }] : [{ session: [] }, ...(scope ? [{ token: [scope] }] : [])],
    'x-rate-limit': { uses: limit, seconds: windowMs / 1000 },
    parameters: [
      ...parametersOf(key).map(parameterOf),
      ...(isRead(key) ? [ifNoneMatch] : []),
      ...(route.inParts ? [range, ifRange] : []),
    ],
    ...(route.body && { requestBody: { required: true, content: bodyOf(key) } }),
    responses: {
      [String(route.status ?? 200)]: {
        description: 'Success.',
        ...contentOf(route),
        ...(isTagged(key, route) && { headers: tagged }),
      },
      ...(route.mayBeEmpty && { '204': { description: 'There is nothing yet.', headers: laterOn } }),
      ...(route.inParts && { '206': { description: 'The requested range of bytes.', ...contentOf(route) } }),
      ...(isRead(key) && { '304': { description: 'Not modified: your copy is up to date.' } }),
      ...(route.inParts && {
        '416': { description: 'The file has no such range. Content-Range gives its length.' },
      }),
      ...Object.fromEntries(refusalsOf(route, scope).map(reference)),
      ...(route.unwell && { '503': unwellOf(route.unwell) }),
    },
  }
}

const isRead = (key: ApiKey) => key.startsWith('GET ')

/**
 * An answer read as one text carries a tag, so that an unchanged answer need not be sent again. A stream may have no
 * tag.
 */
const isTagged = (key: ApiKey, { answer, inParts }: Route) =>
  isRead(key) && (typeof answer !== 'string' || inParts === true)

const tagged = { ETag: { schema: { type: 'string' }, description: 'Send it as If-None-Match next time.' } }
const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description: 'The ETag of your copy.',
}

const summaries: Readonly<Record<string, InBoth<string>>> = says
/** What a call is for, as the files of `content/told` have it under its name. In OpenAPI it is English. */
export function summaryOf(key: ApiKey): InBoth<string> {
  const found = summaries[operationId(key)]
  if (!found) throw new Error(`nothing says what ${key} is for`)
  return found
}

/** GET /agents/{id}/flight-check → getAgentsOneFlightCheck */
export function operationId(key: ApiKey): string {
  const { method, path } = addressOf(key)
  const words = path.split(/[/.-]/).map((word) => (word.startsWith('{') ? 'one' : word))
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

const range = {
  name: 'Range',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description: 'A range of bytes, such as bytes=1000- for all but the first thousand.',
}
const ifRange = {
  name: 'If-Range',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description: 'The ETag of the partial file. If the file has changed, all of it is sent.',
}

/** A parameter of a call: part of its address, or of its query. */
export interface Parameter {
  readonly name: string
  readonly place: 'path' | 'query'
  readonly isNeeded: boolean
  readonly schema: Json
  readonly means: InBoth<string> | undefined
}

export function parametersOf(key: ApiKey): readonly Parameter[] {
  const { params, query }: Route = apiRoutes[key]
  const inPlace = (schema: z.ZodObject | undefined, place: Parameter['place']) =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => {
      // Every field of a zod object is a schema, although the type of a shape does not say so.
      const type = field as z.ZodType
      return {
        name,
        place,
        isNeeded: place === 'path' || !type.safeParse(undefined).success,
        schema: schemaOf(type, answers, 'output'),
        means: meaningOf(name, placesOf(key, name)),
      }
    })
  return [...inPlace(params, 'path'), ...inPlace(query, 'query')]
}

const parameterOf = ({ name, place, isNeeded, schema, means }: Parameter): Json => ({
  name,
  in: place,
  required: isNeeded,
  schema,
  ...(means && { description: means.en }),
})

/** Where texts about a call are sought: under the call, what stands before a part of its address, and its collection. */
export function placesOf(key: ApiKey, name?: string): readonly string[] {
  const parts = addressOf(key).path.split('/').slice(1)
  const at = parts.indexOf(`{${name}}`)
  return [operationId(key), ...(at > 0 ? parts.slice(at - 1, at) : []), ...parts.slice(0, 1)]
}

function bodyOf(key: ApiKey): Json {
  const { body, example }: Route = apiRoutes[key]
  if (!body) return {}
  const schema = withMeanings(schemaOf(body, inputs, 'input'), placesOf(key))
  return { 'application/json': { schema, ...(example && { example }) } }
}

function contentOf({ answer, alsoAs = [] }: Route): Json {
  if (answer === undefined) return {}
  const text = { schema: { type: 'string' } }
  const others = Object.fromEntries([alsoAs].flat().map((form) => [form, text]))
  if (typeof answer === 'string') return { content: { [answer]: text, ...others } }
  const json = { 'application/json': { schema: schemaOf(answer, answers, 'output') } }
  return { content: { ...json, ...others } }
}

export function refusalsOf(route: Route, scope: Scope | null | undefined): readonly ErrorCode[] {
  const codes = new Set<ErrorCode>([
    // A parameter that the call does not know is refused.
    ...(route.anyQuery && !route.body ? [] : (['bad-request'] as const)),
    // Even a public call refuses an invalid token.
    'unauthorized',
    ...(scope === null ? [] : (['forbidden'] as const)),
    ...(route.params ? (['not-found'] as const) : []),
    ...(route.body ? (['too-large', 'invalid'] as const) : []),
    ...(route.refusals ?? []),
    ...(['too-many-requests', 'unavailable'] as const),
  ])
  return [...codes].sort((one, other) => errorStatus[one] - errorStatus[other])
}

const reference = (code: ErrorCode) =>
  [String(errorStatus[code]), { $ref: `#/components/responses/${code}` }] as const

const error = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
const laterOn = {
  'Retry-After': { schema: { type: 'integer' }, description: 'Seconds until it is worth asking again.' },
}
const wait = { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds to wait.' } }

function unwellOf(answer: z.ZodType): Json {
  const schema = { anyOf: [schemaOf(answer, answers, 'output'), error['application/json'].schema] }
  return { description: 'Something is amiss.', content: { 'application/json': { schema } } }
}

function refusalOf([code]: readonly [string, number]): readonly [string, Json] {
  const headers = code === 'too-many-requests' ? { headers: wait } : {}
  return [code, { description: code, content: error, ...headers }]
}
