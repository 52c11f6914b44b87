import { localeCookie, pickLocale } from '../../i18n/locale.ts'
import tooMany from '../../i18n/too-many.json'
import { AppError, errorBody } from '../app-error.ts'
import { env } from '../env/env.ts'
import { clientAddress } from '../request/client-address.ts'
import { aheadHeader, countedHeader } from '../request/mark-peers.ts'
import type { Use } from './allowance.ts'
import { remaining, tightest, waitMs } from './allowance.ts'
import { takeFromAddress, takePage } from './limits.ts'
import { siteCostOf } from './route-costs.ts'
import type { SiteCost } from './route-costs.ts'

/** In quarters of a page. */
export const wholePage = 4
const fetchedAhead = 1

interface Visit {
  readonly headers: Headers
  readonly pathname: string
}

/** Counts a visit, unless its handler counts it. Returns an answer only if nothing is left for the visit. */
export function refuseVisit({ headers, pathname }: Visit): Response | undefined {
  const cost = siteCostOf(pathname)
  if (cost === undefined || headers.get(countedHeader) === '1') return undefined
  const use = counted(cost, headers)
  if (use.allowed) return undefined
  warnOnce(headers)
  return cost === 'page' ? pageRefusal(headers, use) : jsonRefusal(use)
}

function counted(cost: SiteCost, headers: Headers): Use {
  const address = clientAddress(headers, env().proxies)
  if (cost === 'read') return takeFromAddress(address)
  const units = cost === 'picture' ? 1 : headers.get(aheadHeader) === '1' ? fetchedAhead : wholePage
  return takePage(cost, address, units)
}

function jsonRefusal(use: Use): Response {
  const { body, status } = errorBody(
    new AppError('too-many-requests', 'Too many requests. Wait as long as Retry-After says.'),
  )
  return Response.json(body, { status, headers: { ...limitHeaders([use]), 'cache-control': 'no-store' } })
}

/** As plain as possible, because a full page would cost too much under such a load. */
function pageRefusal(headers: Headers, use: Use): Response {
  const chosen = new RegExp(`(?:^|; )${localeCookie}=(\\w+)`).exec(headers.get('cookie') ?? '')?.[1]
  const locale = pickLocale(chosen, headers.get('accept-language'))
  const { title, text } = tooMany[locale]
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`
  return new Response(html, {
    status: 429,
    headers: {
      ...limitHeaders([use]),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'cache-control': 'no-store',
    },
  })
}

const seconds = (ms: number) => String(Math.ceil(ms / 1000))

/** Headers that tell a client enough to avoid ever reaching a limit. */
export function limitHeaders(uses: readonly Use[]): Readonly<Record<string, string>> {
  const use = tightest(uses)
  if (!use) return {}
  return {
    'ratelimit-limit': String(use.limit),
    'ratelimit-remaining': String(use.allowed ? remaining(use) : 0),
    'ratelimit-reset': seconds(use.usedMs),
    'ratelimit-policy': `${use.limit};w=${seconds(use.windowMs)}`,
    ...(!use.allowed && { 'retry-after': seconds(Math.max(1, waitMs(use))) }),
  }
}

let isWarned = false

/** Behind an unknown proxy, all visitors count as one. */
function warnOnce(headers: Headers): void {
  if (isWarned || env().proxies > 0 || !headers.has('x-forwarded-for')) return
  isWarned = true
  console.warn('a visitor was refused who came through a proxy: if it is yours, set WIS_PROXIES')
}
