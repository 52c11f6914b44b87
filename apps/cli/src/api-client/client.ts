import createClient from 'openapi-fetch'
import type { Client } from 'openapi-fetch'
import type { paths } from './generated/api.ts'

/** The media type that is read if an answer has several. */
type Media = 'application/json'
export type ApiClient = Client<paths, Media>

/** The address of a platform, and the token to use there. */
export interface Remote {
  readonly url: string
  readonly token?: string | undefined
}

/** Knows the API by its own document, so that requests and answers are checked when this program is built. */
export function openClient({ url, token }: Remote): ApiClient {
  return createClient<paths, Media>({
    baseUrl: new URL('/api/v1', url).href,
    headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  })
}

/** The platform refused or did not answer; the message is for the user. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

interface Answered<Data> {
  readonly data?: Data
  readonly error?: unknown
  readonly response: Response
}

/** The data of an answer; throws a Refusal in the platform's own words if there is none. */
export async function resultOf<Data>(asked: Promise<Answered<Data>>): Promise<Data> {
  const { data, error, response } = await asked.catch((trouble: unknown) => {
    throw new Refusal(troubleOf(trouble))
  })
  if (data !== undefined) return data
  throw new Refusal(wordsOf(error) ?? `the platform answered with ${response.status}`, {
    cause: { status: response.status, retryAfter: response.headers.get('retry-after') },
  })
}

function troubleOf(trouble: unknown): string {
  const cause = trouble instanceof Error ? trouble.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : ''
  return `nothing answers there${code}: is it running, and is --url right?`
}

/** Every error of the API has this shape. */
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
