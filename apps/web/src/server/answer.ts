import 'server-only'
import { createHash } from 'node:crypto'
import { AppError, errorBody } from './app-error.ts'
import { matchesTag } from './entity-tag.ts'

/** The edge of the API: what `read` returns is sent with a tag, what it throws in the one shape of errors. */
export async function answer(request: Request, read: () => Promise<unknown>): Promise<Response> {
  try {
    const body = JSON.stringify(await read())
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
    const headers = { etag: tag, 'cache-control': 'public, max-age=0, must-revalidate' }
    if (matchesTag(request.headers.get('if-none-match'), tag))
      return new Response(null, { status: 304, headers })
    return new Response(body, { headers: { ...headers, 'content-type': 'application/json; charset=utf-8' } })
  } catch (error) {
    return refuse(error, request)
  }
}

function refuse(error: unknown, request: Request): Response {
  if (!(error instanceof AppError)) console.error('the API failed', { url: request.url, error })
  const { status, body } = errorBody(error)
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
