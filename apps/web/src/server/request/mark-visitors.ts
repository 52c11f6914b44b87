import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server } from 'node:http'
import { visitorHeader, visitorMark } from '@wis/db/visitors'
import { isLivePath } from '../live-path.ts'
import { clientAddress, peerHeader } from './client-address.ts'

const channel = 'http.server.request.start'

interface Installation {
  readonly proxies: number
  readonly secretKey: string | undefined
}

/**
 * Marks every request that is handed on to the runner with the visitor's address. The runner sees only this server at
 * the other end, and counts sockets by visitor. The mark replaces any value from the client. It is also set on
 * requests to upgrade, for which Node publishes no event.
 */
export function markVisitors(installation: Installation): () => void {
  const known = new WeakSet<Server>()
  const step = (message: unknown) => {
    // Node publishes every request on this channel before any other code has seen it.
    const { server, request } = message as { readonly server: Server; readonly request: IncomingMessage }
    mark(request, installation)
    if (known.has(server)) return
    known.add(server)
    server.prependListener('upgrade', (upgrade: IncomingMessage) => {
      mark(upgrade, installation)
    })
  }
  subscribe(channel, step)
  return () => void unsubscribe(channel, step)
}

function mark({ headers, socket, url = '' }: IncomingMessage, { proxies, secretKey }: Installation): void {
  if (secretKey === undefined || !isLivePath(url.split('?')[0] ?? '')) {
    headers[visitorHeader] = ''
    return
  }
  const said = new Headers({ [peerHeader]: socket.remoteAddress ?? 'unknown' })
  const forwarded = headers['x-forwarded-for']
  if (forwarded !== undefined) said.set('x-forwarded-for', String(forwarded))
  headers[visitorHeader] = visitorMark(secretKey, clientAddress(said, proxies))
}
