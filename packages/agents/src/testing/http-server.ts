import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface LocalServer {
  readonly url: string
  /** In the form that an operator would put on the allow-list. */
  readonly place: string
  close(): Promise<void>
}

export interface Told {
  readonly status?: number
  readonly type?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string
}

export const json = (body: unknown, status = 200): Told => ({ status, body: JSON.stringify(body) })

/** A well-behaved HTTP server on this machine, for stand-ins. */
export async function startServer(answer: (asked: Asked) => Told | Promise<Told>): Promise<LocalServer> {
  const server = createServer((request, response) => {
    const { method = '', url: path = '', headers } = request
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const asked = { method, path, headers, body: Buffer.concat(chunks).toString('utf8') }
      void Promise.resolve(answer(asked)).then((told) => send(response, told))
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    place: `127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

function send(
  response: ServerResponse,
  { status = 200, type = 'application/json', headers, body }: Told,
): void {
  response.writeHead(status, { 'content-type': type, ...headers }).end(body)
}
