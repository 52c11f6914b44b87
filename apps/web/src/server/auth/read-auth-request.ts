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
  if (!read.success) throw new AppError('bad-request', 'The body is no JSON object of texts.')
  return read.data
}

function refuse(given: Readonly<Record<string, string>>): void {
  const { callbackUrl } = given
  const issues = [
    ...unstorableIn(given).map((path) => ({ path, message: notStorable })),
    ...(!callbackUrl || leadsSomewhere(callbackUrl)
      ? []
      : [{ path: 'callbackUrl', message: 'is no address' }]),
    ...(/^\w{0,60}$/.test(given['error'] ?? '') ? [] : [{ path: 'error', message: 'is no code' }]),
  ]
  if (issues.length > 0) throw new AppError('invalid', 'A field cannot be used.', issues)
}
