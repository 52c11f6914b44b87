import 'server-only'
import { AppError, errorBody } from './app-error.ts'
import { isCrossSite } from './request-guard/request-guard.ts'

/** An answer for one page alone, which is no part of the API. A page of another site may not ask for a change. */
export async function answerPage(request: Request, make: () => Promise<unknown>): Promise<Response> {
  const headers = { 'cache-control': 'no-store' }
  try {
    if (request.method !== 'GET' && isCrossSite(Object.fromEntries(request.headers)))
      throw new AppError('forbidden', 'This request came from a page of another site.')
    return Response.json(await make(), { headers })
  } catch (error) {
    const { status, body } = errorBody(error)
    return Response.json(body, { status, headers })
  }
}
