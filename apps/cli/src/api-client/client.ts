import { jsonIn } from '@wis/engine'
import { addressOf } from '@wis/protocol'
import type { ApiKey, ApiRoutes } from '@wis/protocol'
import type { z } from 'zod'
import { UsageError } from '../command.ts'

/** The address of a platform, and the token to use there. */
export interface Remote {
  readonly url: string
  readonly token?: string | undefined
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

type Part = 'params' | 'query' | 'body' | 'answer'
type SchemaOf<Key extends ApiKey, Name extends Part> =
  ApiRoutes[Key] extends Readonly<Record<Name, infer Schema extends z.ZodType>> ? Schema : never

/** What is sent is written as it is read, and what has a usual value may be left out. */
type Written<Schema extends z.ZodType> = {
  readonly [Field in keyof z.input<Schema>]: z.output<Schema>[Field & keyof z.output<Schema>]
}
type Given<Name extends Part, Value> = [Value] extends [never]
  ? unknown
  : object extends Value
    ? { readonly [Field in Name]?: Value }
    : { readonly [Field in Name]: Value }

/** What the call of this name takes. */
export type Sent<Key extends ApiKey> = Parts &
  Given<'params', Written<SchemaOf<Key, 'params'>>> &
  Given<'query', Written<SchemaOf<Key, 'query'>>> &
  Given<'body', z.input<SchemaOf<Key, 'body'>>>
export type Answer<Key extends ApiKey> = z.output<SchemaOf<Key, 'answer'>>

/** Knows the calls by the same table as the platform, so that they are checked when this program is built. */
export interface ApiClient {
  ask<Key extends ApiKey>(key: Key, sent: Sent<Key>): Promise<Answer<Key>>
  text<Key extends ApiKey>(key: Key, sent: Sent<Key>): Promise<string>
  /** The answer as a stream of bytes, for files. */
  bytes<Key extends ApiKey>(key: Key, sent: Sent<Key>): Promise<ReadableStream<Uint8Array>>
}

export function openClient(remote: Remote): ApiClient {
  const text = (key: ApiKey, sent: Parts) => answerOf(fetch(requestFor(remote, key, sent)))
  return {
    // The platform answers by the schema from which the type is made.
    ask: async <Key extends ApiKey>(key: Key, sent: Parts) => parsed(await text(key, sent)) as Answer<Key>,
    text,
    bytes: (key: ApiKey, sent: Parts) => bytesOf(fetch(requestFor(remote, key, sent))),
  }
}

function requestFor({ url, token }: Remote, key: ApiKey, { params = {}, query = {}, body }: Parts): Request {
  const { method, path } = addressOf(key)
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const asked = new URL(`/api/v1${place}`, url)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) asked.searchParams.set(name, String(value))
  }
  return new Request(asked, {
    method,
    headers: {
      accept: 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

/** The platform refused or did not answer; the message is for the user. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

/** The text of an answer; throws a Refusal in the platform's own words if it is none. */
async function answerOf(asked: Promise<Response>): Promise<string> {
  const response = await asked.catch(silence)
  const text = await response.text().catch(silence)
  if (response.ok) return text
  // A server in between may refuse in another form.
  throw new Refusal(wordsOf(jsonIn(text)) ?? `the platform answered with ${response.status}`, {
    cause: { status: response.status, retryAfter: response.headers.get('retry-after') },
  })
}

async function bytesOf(asked: Promise<Response>): Promise<ReadableStream<Uint8Array>> {
  const response = await asked.catch(silence)
  if (response.ok && response.body) return response.body
  await answerOf(Promise.resolve(response))
  return new ReadableStream()
}

function silence(trouble: unknown): never {
  throw new Refusal(troubleOf(trouble))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (trouble) {
    return silence(trouble)
  }
}

export function troubleOf(trouble: unknown): string {
  const cause = trouble instanceof Error ? trouble.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : ''
  return `no answer${code}: is the platform running, and is --url right?`
}

interface ApiError {
  readonly error: {
    readonly message: string
    readonly issues?: readonly { readonly path: string; readonly message: string }[]
  }
}

function wordsOf(error: unknown): string | undefined {
  if (!isApiError(error)) return undefined
  const { message, issues = [] } = error.error
  return [message, ...issues.map(({ path, message: what }) => `${path}: ${what}`)].join('\n  ')
}

const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' &&
  error !== null &&
  'error' in error &&
  typeof error.error === 'object' &&
  error.error !== null &&
  'message' in error.error

/** The options of every command that calls a platform. */
export const remoteOptions = {
  url: { type: 'string', default: process.env['WIS_URL'] || 'http://localhost:3000' },
} as const
export const remoteUsage = '[--url URL]'

/** The token is never an option: it would stay in the history of the shell. */
export function readRemote({ url }: { readonly url: string }): Remote {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new UsageError(`--url takes the http(s) address of a platform, not '${url}'`)
  return { url, token: process.env['WIS_TOKEN'] || undefined }
}

/** Runs a command that calls a platform. A refusal is printed and ends it with 1. */
export async function speakTo(remote: Remote, speak: (client: ApiClient) => Promise<void>): Promise<number> {
  try {
    await speak(openClient(remote))
    return 0
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(`✘ ${error.message}`)
    return 1
  }
}
