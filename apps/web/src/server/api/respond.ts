import { createHash } from 'node:crypto'
import { AppError, errorBody } from '../app-error.ts'
import { matchesTag } from '../request/entity-tag.ts'
import { Later, Raw } from './call.ts'

const json = 'application/json; charset=utf-8'

/** Sends data that was read, with a tag that can save sending it again. */
export function sendRead(request: Request, answer: unknown, headers: Headers): Response {
  const raw = answer instanceof Raw ? answer : new Raw(JSON.stringify(answer), { type: json })
  for (const [name, value] of Object.entries(raw.headers)) headers.set(name, value)
  if (raw.body === null || raw.body instanceof ReadableStream || raw.status !== 200) return send(raw, headers)
  const tag = `"${createHash('sha256').update(raw.type).update(raw.body).digest('base64url').slice(0, 27)}"`
  headers.set('etag', tag)
  if (matchesTag(request.headers.get('if-none-match'), tag))
    return new Response(null, { status: 304, headers })
  return send(raw, headers)
}

/** Sends the result of a change; no cache may store it. */
export function sendChange(answer: unknown, status: number, headers: Headers): Response {
  headers.set('cache-control', 'no-store')
  if (status === 204 || answer === undefined) return new Response(null, { status: 204, headers })
  return send(new Raw(JSON.stringify(answer), { type: json, status }), headers)
}

/** Sends an answer that comes later, with the headers that its call has had. Thousands may be held, so they are one text. */
export function sendLater({ wait }: Later<Raw>, headers: Headers): Later<Response> {
  const told = [...headers].map(([name, value]) => `${name}: ${value}`).join('\n')
  return new Later((ready) =>
    wait((raw) => {
      const all = new Headers(told.split('\n').map((line) => line.split(': ') as [string, string]))
      for (const [name, value] of Object.entries(raw.headers)) all.set(name, value)
      ready(send(raw, all))
    }),
  )
}

/** For a caller that has no other way to wait. */
export const whenReady = ({ wait }: Later<Response>, signal: AbortSignal): Promise<Response> =>
  new Promise((resolve) => {
    const hangUp = wait(resolve)
    if (signal.aborted) hangUp()
    else signal.addEventListener('abort', hangUp, { once: true })
  })

function send({ body, type, status }: Raw, headers: Headers): Response {
  headers.set('content-type', type)
  return new Response(body, { status, headers })
}

/** Sends a refusal in the one shape of errors. Any other error is a bug, and its details go to the log only. */
export function sendError(error: unknown, request: Request, headers: Headers): Response {
  const { status, body } = errorBody(error)
  if (status >= 500 && !(error instanceof AppError))
    console.error('the API failed', { url: request.url, error })
  headers.set('cache-control', 'no-store')
  if (error instanceof AppError && error.retryAfter !== undefined)
    headers.set('retry-after', String(error.retryAfter))
  return send(new Raw(JSON.stringify(body), { type: json, status }), headers)
}
