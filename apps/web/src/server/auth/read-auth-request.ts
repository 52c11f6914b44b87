import { jsonIn } from '@wis/engine'
import { notStorable, unstorableIn } from '@wis/protocol'
import { NextRequest } from 'next/server'
import { z } from 'zod'
import { readText } from '../api/read-body.ts'
import { AppError } from '../app-error.ts'
import { leadsSomewhere } from '../request/leads-somewhere.ts'

const fields = z.record(z.string(), z.string())

/**
 * Checks that next-auth can read a request. It reports anything else as a fault of the installation. Throws the
 * message for the sender.
 */
export async function readAuthRequest(request: NextRequest): Promise<NextRequest> {
  refuse(Object.fromEntries(request.nextUrl.searchParams))
  if (request.method !== 'POST') return request
  const text = await readText(request)
  refuse(fieldsOf(request.headers.get('content-type') ?? '', text))
  const { url, method, headers } = request
  return new NextRequest(url, { method, headers, body: text })
}

function fieldsOf(type: string, text: string): Readonly<Record<string, string>> {
  if (/^application\/x-www-form-urlencoded\b/i.test(type))
    return Object.fromEntries(new URLSearchParams(text))
  if (!/^application\/json\b/i.test(type))
    throw new AppError('bad-request', 'Send a form, or a JSON object of texts.')
  const read = fields.safeParse(jsonIn(text))
  if (!read.success) throw new AppError('bad-request', 'The body is not a JSON object of texts.')
  return read.data
}

function refuse(given: Readonly<Record<string, string>>): void {
  const { callbackUrl } = given
  const issues = [
    ...unstorableIn(given).map((path) => ({ path, message: notStorable })),
    ...(!callbackUrl || leadsSomewhere(callbackUrl)
      ? []
      : [{ path: 'callbackUrl', message: 'is not an address' }]),
    ...(/^\w{0,60}$/.test(given['error'] ?? '') ? [] : [{ path: 'error', message: 'is not a code' }]),
  ]
  if (issues.length > 0) throw new AppError('invalid', 'A field cannot be used.', issues)
}

/** The codes that next-auth and we ourselves use. Any other text in their place is the message of an error. */
const code = /^[A-Za-z]{1,40}$/

/**
 * An answer of next-auth without internal details. It writes the message of any error into the address that it leads
 * to, and a database error names hosts, users and statements.
 */
export async function withoutCauses(answer: Response): Promise<Response> {
  const location = answer.headers.get('location')
  if (location !== null && said(location) !== undefined) {
    const headers = new Headers(answer.headers)
    headers.set('location', plain(location))
    return new Response(answer.body, { status: answer.status, headers })
  }
  if (!/^application\/json\b/.test(answer.headers.get('content-type') ?? '')) return answer
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  const url: unknown = Reflect.get(Object(body), 'url')
  if (typeof url !== 'string' || said(url) === undefined) return answer
  return new Response(JSON.stringify({ url: plain(url) }), answer)
}

const base = 'http://localhost'

/** An error message in an address that is not a known code; undefined if there is none. */
function said(address: string): string | undefined {
  if (!URL.canParse(address, base)) return undefined
  const error = new URL(address, base).searchParams.get('error')
  return error === null || code.test(error) ? undefined : error
}

function plain(address: string): string {
  const url = new URL(address, base)
  url.searchParams.set('error', 'unavailable')
  return address.startsWith('/') ? `${url.pathname}${url.search}` : url.href
}
