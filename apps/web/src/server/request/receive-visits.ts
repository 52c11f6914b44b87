import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseTheme } from '../../features/site/theme.ts'
import { env } from '../env/env.ts'
import { isLivePath } from '../live-path.ts'
import { newNonce, nonceHeader } from '../page-cache/page-nonce.ts'
import { refuseVisit } from '../rate-limit/refuse-visit.ts'
import { alternateFormatOf } from './alternate-format.ts'
import { framedHeader, isFramed, securityHeaders } from './security-headers.ts'
import { standBefore } from './stand-before.ts'
import { headersOf, send } from './web-headers.ts'

/** Files that are the same for everybody. */
const passed = /^\/(?:_next\/(?:static|image)|icon\.svg|favicon\.ico)/

/**
 * Refuses what needs no page, and gives each answer its security headers. In a proxy of Next, this would be a program
 * of its own with a second copy of all code that it needs.
 */
export function receiveVisits(): () => void {
  return standBefore((request, response, pass) => {
    const { method = '' } = request
    const { pathname: asked, search } = addressIn(request)
    if (passed.test(asked) || isLivePath(asked)) return pass()
    const alternate = isRead(method) ? alternateFormatOf(asked) : undefined
    const pathname = alternate ?? asked
    const refused = refuseVisit({ headers: headersOf(request.headers), pathname })
    if (refused) return void send(response, refused)
    if (alternate !== undefined) request.url = alternate + search
    secure(request, response, pathname)
    pass()
  })
}

function addressIn({ url = '' }: IncomingMessage): { readonly pathname: string; readonly search: string } {
  const at = url.indexOf('?')
  return at < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, at), search: url.slice(at) }
}

const isRead = (method: string) => ['GET', 'HEAD', 'OPTIONS'].includes(method)

function secure(request: IncomingMessage, response: ServerResponse, pathname: string): void {
  const { headers } = request
  const framed = isFramed(pathname)
  const { isProduction, isHttps } = env()
  const nonce = headers[nonceHeader]?.toString() ?? newNonce()
  const security = securityHeaders(nonce, { isProduction, isHttps, isFramed: framed })
  // In development no page cache has set one.
  headers[nonceHeader] = nonce
  // Next reads the nonce for its own scripts from the policy of the request.
  headers['content-security-policy'] = security['content-security-policy']
  // It replaces any value from the client.
  headers[framedHeader] = framed ? (themeAsked(request) ?? 'any') : ''
  for (const [name, value] of Object.entries(security)) response.setHeader(name, value)
}

const themeAsked = (request: IncomingMessage) =>
  parseTheme(new URLSearchParams(addressIn(request).search).get('theme') ?? undefined)
