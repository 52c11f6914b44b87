import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { acceptsGzip } from '../compressed/serve-compressed.ts'
import { env } from '../env/env.ts'
import { takePage } from '../rate-limit/limits.ts'
import { wholePage } from '../rate-limit/refuse-visit.ts'
import { clientAddress } from '../request/client-address.ts'
import { countedHeader } from '../request/mark-peers.ts'
import { isFramed, securityHeaders } from '../request/security-headers.ts'
import { standBefore } from '../request/stand-before.ts'
import type { Answerer } from '../request/stand-before.ts'
import { headersOf } from '../request/web-headers.ts'
import { makePage, nonceAskedFor, plainRequest } from './make-page.ts'
import type { CachedPage } from './make-page.ts'
import { newNonce, nonceHeader } from './page-nonce.ts'
import { onShowChange } from './show-change.ts'

/** Matches and boards change all the time, so nobody gets a page older than this. */
const lifetimeMs = 1000
const mostPages = 64
/** A visitor with ever new addresses has each page made twice, so only this many are made at the same time. */
const mostAtOnce = 8

/**
 * Answers with pages that look the same to everybody who has not signed in, made within the last second. A crowd that
 * comes at once costs one page, made and compressed once. It stands before Next, which would compress every answer
 * again, and passes on all other requests.
 */
export function servePageCache(): () => void {
  const limits = { lifetimeMs, most: mostPages, mostAtOnce, now: Date.now }
  const pages = createBriefMemory<CachedPage | undefined>(limits)
  const stops = [onShowChange(pages.forget), standBefore(answerOr(pages))]
  return () => {
    for (const stop of stops) stop()
  }
}

function answerOr(pages: BriefMemory<CachedPage | undefined>): Answerer {
  return (request, response, pass) => {
    const { method = '', headers } = request
    const nonce = nonceAskedFor(headers)
    // It replaces any value from the client.
    headers[nonceHeader] = nonce ?? newNonce()
    if (nonce !== undefined) {
      headers[countedHeader] = '1'
      return pass()
    }
    const plain = method === 'GET' ? plainRequest(request) : undefined
    if (!plain) return pass()
    const key = JSON.stringify(plain)
    // A remembered page costs next to nothing. A page that must be made is counted. Over the limit it is passed on,
    // and the next step refuses it.
    if (pages.isNew(key) && !isAllowed(headers)) return pass()
    const page = pages.recall(key, () => makePage(plain))
    if (!page) return pass()
    void page
      .then((made) => made && contentOf(made, request))
      .then((content) => {
        if (content) send(content, response)
        else pass()
      }, pass)
  }
}

function isAllowed(headers: IncomingHttpHeaders): boolean {
  const address = clientAddress(headersOf(headers), env().proxies)
  const { allowed } = takePage('page', address, wholePage)
  if (allowed) headers[countedHeader] = '1'
  return allowed
}

interface Content {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

async function contentOf(page: CachedPage, request: IncomingMessage): Promise<Content> {
  const nonce = newNonce()
  const isGzipped = acceptsGzip(request.headers['accept-encoding']?.toString())
  const body = isGzipped ? await page.gzippedWith(nonce) : page.bodyWith(nonce)
  return {
    headers: {
      ...page.headersWith(nonce),
      ...securityHeaders(nonce, {
        isProduction: true,
        isHttps: env().isHttps,
        isFramed: isFramed(request.url ?? ''),
      }),
      ...(isGzipped && { 'content-encoding': 'gzip' }),
      'content-length': String(body.length),
    },
    body,
  }
}

function send({ headers, body }: Content, response: ServerResponse): void {
  response.writeHead(200, headers)
  response.end(body)
}

interface BriefMemory<Value> {
  /**
   * The value for this key: a recent one, or one that is made now, once for everybody who asks meanwhile. Undefined
   * if there is no room for more values, or too many are being made.
   */
  recall(key: string, make: () => Promise<Value>): Promise<Value> | undefined
  /** Whether the value would have to be made. */
  isNew(key: string): boolean
  forget(): void
}

interface Limits {
  readonly lifetimeMs: number
  readonly most: number
  /** How many values may be made at the same time. */
  readonly mostAtOnce: number
  readonly now: () => number
}

/** Remembers each value for a fixed time and no longer. */
export function createBriefMemory<Value>({ lifetimeMs, most, mostAtOnce, now }: Limits): BriefMemory<Value> {
  const kept = new Map<string, { readonly until: number; readonly value: Promise<Value> }>()
  const underWay = new Set<Promise<Value>>()
  const forgetOld = () => {
    const time = now()
    // A value that takes longer than its lifetime is not begun again meanwhile, because that would slow a slow server
    // further.
    for (const [old, { until, value }] of kept) if (until <= time && !underWay.has(value)) kept.delete(old)
    return time
  }
  return {
    isNew: (key) => {
      forgetOld()
      return !kept.has(key)
    },
    recall: (key, make) => {
      const time = forgetOld()
      const known = kept.get(key)
      if (known) return known.value
      if (kept.size >= most || underWay.size >= mostAtOnce) return undefined
      const value = make()
      const isOver = () => void underWay.delete(value)
      underWay.add(value)
      value.then(isOver, isOver)
      kept.set(key, { until: time + lifetimeMs, value })
      return value
    },
    forget: () => {
      kept.clear()
    },
  }
}
