import type { NextRequest } from 'next/server'
import { NextResponse } from 'next/server'
import { agentNamespace } from '@wis/protocol'
import { AppError, errorBody } from './server/app-error.ts'
import { preflight } from './server/api/cors.ts'
import { env } from './server/env.ts'
import { contentSecurityPolicy, framedHeader, isFramed, plainHeaders } from './server/security-headers.ts'

/** One origin for everything: live messages go on to the runner, pages get their security headers. */
export function proxy(request: NextRequest): Response {
  const { pathname, search } = request.nextUrl
  if (!isReadable(pathname)) return NextResponse.json(unreadable.body, { status: unreadable.status })
  if (isLive(pathname)) return NextResponse.rewrite(new URL(pathname + search, env().runnerUrl))
  if (request.method === 'OPTIONS' && pathname.startsWith('/api/v1/')) return preflight()
  const nonce = btoa(crypto.randomUUID())
  const framed = isFramed(pathname)
  const policy = contentSecurityPolicy(nonce, env().isProduction, framed)
  // Next reads the nonce for its own scripts from the policy of the request.
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  headers.delete(framedHeader)
  if (framed) headers.set(framedHeader, '1')
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  for (const [name, value] of Object.entries(plainHeaders)) response.headers.set(name, value)
  // It knows one origin or none, and would overrule the policy in older browsers.
  if (framed) response.headers.delete('x-frame-options')
  return response
}

const unreadable = errorBody(new AppError('bad-request', 'The address cannot be read.'))

/** Half of an escape sequence is no address, and would be a failure further on. */
function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

/** Watchers' sockets, and agents that dial in. */
function isLive(pathname: string): boolean {
  return pathname === '/socket.io' || pathname.startsWith('/socket.io/') || pathname === agentNamespace
}

export const config = { matcher: ['/((?!_next/static|_next/image|icon.svg|favicon.ico).*)'] }
