import { NextResponse } from 'next/server'
import type { NextRequest } from 'next/server'
import { parseTheme } from './features/site/theme.ts'
import { preflight } from './server/api/cors.ts'
import { refuseMethod } from './server/api/refuse-method.ts'
import { AppError, errorBody } from './server/app-error.ts'
import { env } from './server/env/env.ts'
import { isLivePath } from './server/live-path.ts'
import { nonceFor } from './server/page-cache/page-nonce.ts'
import { refuseVisit } from './server/rate-limit/refuse-visit.ts'
import { alternateFormatOf } from './server/request/alternate-format.ts'
import { framedHeader, isFramed, securityHeaders } from './server/request/security-headers.ts'

/** One origin for everything: live messages go on to the runner, and pages get their security headers. */
export function proxy(request: NextRequest): Response {
  const { pathname: asked, search } = request.nextUrl
  if (!isReadable(asked)) return NextResponse.json(unreadable.body, { status: unreadable.status })
  const alternate = isRead(request) ? alternateFormatOf(asked) : undefined
  const pathname = alternate ?? asked
  if (isLivePath(pathname)) return NextResponse.rewrite(new URL(pathname + search, env().runnerUrl))
  if (request.method === 'OPTIONS' && pathname.startsWith('/api/v1/')) return preflight()
  const refused = refuseMethod(request.method, pathname)
  if (refused) return refused
  const overdrawn = refuseVisit({ headers: request.headers, pathname })
  if (overdrawn) return overdrawn
  const framed = isFramed(pathname)
  const { isProduction, isHttps } = env()
  const page = { isProduction, isHttps, isFramed: framed }
  const security = securityHeaders(nonceFor(request.headers), page)
  // Next reads the nonce for its own scripts from the policy of the request.
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', security['content-security-policy'])
  headers.delete(framedHeader)
  if (framed) headers.set(framedHeader, themeAsked(request) ?? 'any')
  const response =
    alternate === undefined
      ? NextResponse.next({ request: { headers } })
      : NextResponse.rewrite(new URL(alternate + search, request.url), { request: { headers } })
  for (const [name, value] of Object.entries(security)) response.headers.set(name, value)
  return response
}

const isRead = ({ method }: NextRequest) => ['GET', 'HEAD', 'OPTIONS'].includes(method)

const themeAsked = ({ nextUrl }: NextRequest) => parseTheme(nextUrl.searchParams.get('theme') ?? undefined)

const unreadable = errorBody(new AppError('bad-request', 'The address cannot be read.'))

/** Half of an escape sequence is not a valid address, and would cause a failure later. */
function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

export const config = { matcher: ['/((?!_next/static|_next/image|icon.svg|favicon.ico).*)'] }
