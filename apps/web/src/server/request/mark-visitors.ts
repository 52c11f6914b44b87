import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server } from 'node:http'
import { visitorHeader, visitorMark } from '@wis/db'
import { isLivePath } from '../live-path.ts'
import { clientAddress, peerHeader } from './client-address.ts'

const channel = 'http.server.request.start'

interface Installation {
  readonly proxies: number
  readonly secretKey: string | undefined
}

/**
 * Writes on what is handed on to the runner for whom that is: the runner sees this server at the other end, and counts sockets
 * by visitor. It goes over whatever the client wrote there, on requests to upgrade as well, which Node tells nobody of.
 */
export function markVisitors(installation: Installation): () => void {
  const known = new WeakSet<Server>()
  const step = (message: unknown) => {
    // What Node itself publishes on this channel, before anybody else has seen the request.
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
