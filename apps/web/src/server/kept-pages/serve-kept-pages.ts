import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { acceptsGzip } from '../compressed/accepted-codings.ts'
import { isLivePath } from '../live-path.ts'
import { isFramed, securityHeaders } from '../request/security-headers.ts'
import { createBriefMemory } from './brief-memory.ts'
import { makePage, nonceAskedFor } from './make-page.ts'
import type { KeptPage } from './make-page.ts'
import { newNonce, nonceHeader } from './page-nonce.ts'
import { plainRequest } from './plain-request.ts'

const channel = 'http.server.request.start'
const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A match goes on and a board moves: nobody sees a page that is older than this. */
const lifetimeMs = 1000
const mostPages = 64
/** Whoever asks for ever new addresses has each of them made twice, but for what is more than this. */
const mostAtOnce = 8

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Answers with pages that look the same to everybody who has not signed in, as they were made within this second: a crowd
 * that comes at once costs one page, made and compressed once. It stands before Next, which would compress again whatever
 * passes through it, and steps aside for everything else.
 */
export function serveKeptPages(): () => void {
  const answer = answerOr()
  const known = new WeakSet<Server>()
  const stepBefore = (message: unknown) => {
    // What Node itself publishes on this channel, before anybody else has seen the request.
    const { server } = message as { readonly server: Server }
    if (known.has(server)) return
    known.add(server)
    // Node knows no other kind of listener to a request.
    const listeners = server.listeners('request') as Listener[]
    server.removeAllListeners('request')
    server.on('request', (request, response) => {
      answer(request, response, () => {
        for (const listener of listeners) listener.call(server, request, response)
      })
    })
  }
  subscribe(channel, stepBefore)
  return () => void unsubscribe(channel, stepBefore)
}

function answerOr() {
  const pages = createBriefMemory<KeptPage | undefined>({
    ...{ lifetimeMs, most: mostPages, mostAtOnce },
    now: Date.now,
  })
  return (request: IncomingMessage, response: ServerResponse, pass: () => void) => {
    const { method = '', url = '', headers } = request
    const nonce = nonceAskedFor(headers)
    // Over whatever the client wrote there.
    headers[nonceHeader] = nonce ?? newNonce()
    if (nonce !== undefined) return pass()
    if (!reads.has(method) && !isLivePath(url.split('?')[0] ?? '')) {
      // Something may be changed: whoever does so wants to see it.
      pages.forget()
      response.once('close', () => {
        pages.forget()
      })
    }
    const plain = method === 'GET' ? plainRequest(request) : undefined
    const page = plain && pages.recall(JSON.stringify(plain), () => makePage(plain))
    if (!page) return pass()
    void page
      .then((made) => made && contentOf(made, request))
      .then((content) => {
        if (content) send(content, response)
        else pass()
      }, pass)
  }
}

interface Content {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

async function contentOf(page: KeptPage, request: IncomingMessage): Promise<Content> {
  const nonce = newNonce()
  const isGzipped = acceptsGzip(request.headers['accept-encoding']?.toString())
  const body = isGzipped ? await page.gzippedWith(nonce) : page.bodyWith(nonce)
  return {
    headers: {
      ...page.headersWith(nonce),
      ...securityHeaders(nonce, { isProduction: true, isFramed: isFramed(request.url ?? '') }),
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
