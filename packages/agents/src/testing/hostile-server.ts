import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'

/** A request as it came in, with header names in lower case. */
interface RawRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Answers a request in any way it likes, over the bare socket. */
export type Misbehaviour = (socket: Socket, request: RawRequest) => void

export interface HostileServer {
  readonly url: string
  /** In the form that an operator would put on the allow-list. */
  readonly place: string
  readonly requests: readonly RawRequest[]
  /** Resolves once the other side has closed every connection. */
  quiet(): Promise<void>
  close(): Promise<void>
}

export async function startHostileServer(misbehave: Misbehaviour): Promise<HostileServer> {
  const requests: RawRequest[] = []
  const sockets = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    socket.on('end', () => socket.end())
    void wholeRequest(socket).then((request) => {
      requests.push(request)
      misbehave(socket, request)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    place: `127.0.0.1:${port}`,
    requests,
    quiet: async () => {
      await Promise.all([...sockets].map((socket) => new Promise((closed) => socket.once('close', closed))))
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function wholeRequest(socket: Socket): Promise<RawRequest> {
  return new Promise((resolve) => {
    let text = ''
    const take = (chunk: Buffer) => {
      text += chunk.toString('latin1')
      const request = parsed(text)
      if (!request) return
      socket.off('data', take).resume()
      resolve(request)
    }
    socket.on('data', take)
  })
}

function parsed(text: string): RawRequest | undefined {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const [first = '', ...lines] = text.slice(0, end).split('\r\n')
  const [method = '', path = ''] = first.split(' ')
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  )
  const body = Buffer.from(text.slice(end + 4), 'latin1')
  if (body.length < Number(headers['content-length'] ?? 0)) return undefined
  return { method, path, headers, body: body.toString('utf8') }
}

/** A complete HTTP answer. */
export function answer(
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
  status = 200,
): Buffer {
  const bytes = Buffer.from(body)
  const all = { 'content-type': 'application/json', 'content-length': String(bytes.length), ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status} Told\r\n${lines.join('')}\r\n`), bytes])
}

const chunked = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n'
const nothingMuch = Buffer.alloc(64 * 1024, 0x20)
/** This part alone is no longer than an answer may be. */
const partOfBomb = gzipSync(Buffer.alloc(60 * 1024, 0x20))
const tenMegabytes = Buffer.alloc(10 * 1024 * 1024, 0x20)
/** To compress ten megabytes takes longer than a turn of these tests, so each bomb is made once. */
const gzipBomb = made(() => gzipSync(tenMegabytes))
const bombs = {
  gzip: gzipBomb,
  deflate: made(() => deflateSync(tenMegabytes)),
  br: made(() => brotliCompressSync(tenMegabytes)),
  'gzip, gzip': made(() => gzipSync(gzipBomb())),
}
const throwBomb = (socket: Socket, encoding: keyof typeof bombs) =>
  socket.end(answer(bombs[encoding](), { 'content-encoding': encoding }))

function made(make: () => Buffer): () => Buffer {
  let bomb: Buffer | undefined
  return () => (bomb ??= make())
}

/** Within the limit of an answer's length. */
const nested = (open: string, close: string, inside = '') => open.repeat(5_000) + inside + close.repeat(5_000)

/** Misbehaviour seen or imagined in an agent's server. */
export const misbehaviours = {
  'never answers': () => undefined,
  'drips its body, a byte at a time': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 5000\r\n\r\n')
    dripInto(socket, ' ')
  },
  'drips its headers, a byte at a time': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\nx-slow: ')
    dripInto(socket, 'z')
  },
  'keeps saying that it goes on': (socket) => dripInto(socket, 'HTTP/1.1 100 Continue\r\n\r\n'),
  'never stops': (socket) => {
    socket.write(chunked)
    floodInto(socket, Buffer.concat([Buffer.from('10000\r\n'), nothingMuch, Buffer.from('\r\n')]))
  },
  'never stops, in chunks of a byte': (socket) => {
    socket.write(chunked)
    floodInto(socket, Buffer.from('1\r\n \r\n'.repeat(10_000)))
  },
  'never comes to the end of a chunk’s head': (socket) => {
    socket.write(`${chunked}1;x=`)
    floodInto(socket, Buffer.alloc(64 * 1024, 'z'))
  },
  'adds headers without end after its body': (socket) => {
    socket.write(`${chunked}0\r\n`)
    floodInto(socket, Buffer.from('x-more: zzzzzzzz\r\n'.repeat(1000)))
  },
  'announces a gigabyte': (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1073741824\r\n\r\n{'),
  'sends a gzip bomb': (socket) => throwBomb(socket, 'gzip'),
  'sends a gzip bomb in many parts': (socket) =>
    socket.end(
      answer(Buffer.concat(Array.from({ length: 40 }, () => partOfBomb)), { 'content-encoding': 'gzip' }),
    ),
  'sends a deflate bomb': (socket) => throwBomb(socket, 'deflate'),
  'sends a brotli bomb': (socket) => throwBomb(socket, 'br'),
  'sends a bomb in a bomb': (socket) => throwBomb(socket, 'gzip, gzip'),
  'lies about compression': (socket) =>
    socket.end(answer('{"speech":"hello"}', { 'content-encoding': 'gzip' })),
  'sends huge headers': (socket) => socket.end(answer('{}', { 'x-huge': 'z'.repeat(100_000) })),
  'redirects in circles': (socket, { path }) => socket.end(answer('', { location: path }, 307)),
  'redirects to a private address': (socket) => socket.end(answer('', { location: 'http://10.0.0.1/' }, 307)),
  'redirects to its own machine': (socket) => socket.end(answer('', { location: 'http://127.1:1/' }, 307)),
  'redirects to a file': (socket) => socket.end(answer('', { location: 'file:///etc/passwd' }, 307)),
  'redirects to nowhere': (socket) => socket.end(answer('', {}, 307)),
  'answers in GBK': (socket) => socket.end(answer(Buffer.from([0x22, 0xce, 0xd4, 0xb5, 0xd7, 0x22]))),
  'answers with lists in lists': (socket) => socket.end(answer(nested('[', ']'))),
  'answers with objects in objects': (socket) => socket.end(answer(nested('{"choices":', '}', '1'))),
  'answers with objects that never end': (socket) => socket.end(answer('{"a":'.repeat(12_000))),
  'answers in HTML': (socket) =>
    socket.end(answer('<!doctype html><p>Welcome', { 'content-type': 'text/html' })),
  'answers in endless brackets': (socket) => socket.end(answer('['.repeat(30_000) + ']'.repeat(30_000))),
  'answers with a number': (socket) => socket.end(answer('7')),
  'answers with null': (socket) => socket.end(answer('null')),
  'answers with things of other types': (socket) =>
    socket.end(answer('{"success":true,"result":{"a":1},"speech":["x"],"vote":{},"choices":{"0":"x"}}')),
  'answers nothing at all': (socket) => socket.end(answer('')),
  'answers in something other than HTTP': (socket) => socket.end('220 mail.example ESMTP\r\n'),
  'cuts its answer short': (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\n{"speech":'),
  'hangs up': (socket) => socket.end(),
  'resets the connection': (socket) => socket.resetAndDestroy(),
  'breaks down': (socket) =>
    socket.end(answer('Internal Server Error', { 'content-type': 'text/plain' }, 500)),
} satisfies Record<string, Misbehaviour>
export type MisbehaviourName = keyof typeof misbehaviours

/** Sends as fast as the other side reads. */
function floodInto(socket: Socket, wave: Buffer): void {
  while (socket.writable && socket.write(wave));
  if (socket.writable) socket.once('drain', () => floodInto(socket, wave))
}

function dripInto(socket: Socket, drop: string): void {
  const timer = setInterval(() => socket.write(drop), 5)
  socket.once('close', () => clearInterval(timer))
}
