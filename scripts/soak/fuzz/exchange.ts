import { connect } from 'node:net'
import type { Fuzz } from './request.ts'

export interface Exchange {
  /** 0 if the connection was closed without an answer. */
  readonly status: number
  readonly text: string
  /** True if the server did not end it in time. */
  readonly isHanging: boolean
}

const limitMs = 15_000
/** Malformed requests may announce more than they send, and the server may wait for the rest. */
const rawLimitMs = 800
/** The time to listen to a socket after the last message. */
const listenMs = 60
const longest = 400_000

/** Sends one request over a connection of its own, and reads until the connection closes. */
export async function exchange(port: number, fuzz: Fuzz, address: string): Promise<Exchange> {
  const bytes = bytesOf(port, fuzz, address)
  const answer = await talk(port, bytes, fuzz)
  const [, location] = /^location: (\S+)/im.exec(answer.text.slice(0, 4000)) ?? []
  // The router in a browser is redirected to the address that names its current screen.
  if (answer.status !== 307 || !location?.includes('_rsc=') || fuzz.kind !== 'page') return answer
  const { pathname, search } = new URL(location, 'http://localhost')
  return talk(port, bytesOf(port, { ...fuzz, target: `${pathname}${search}` }, address), fuzz)
}

export function bytesOf(port: number, fuzz: Fuzz, address: string): Buffer {
  if (fuzz.kind === 'raw') return fuzz.bytes
  const isSocket = fuzz.kind === 'socket'
  const upgrade = [
    'connection: Upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
  ]
  const { body } = isSocket ? {} : fuzz
  const lines = [
    `${isSocket ? 'GET' : fuzz.method} ${fuzz.target} HTTP/1.1`,
    `host: localhost:${port}`,
    `x-forwarded-for: ${address}`,
    ...(isSocket
      ? upgrade
      : ['connection: close', ...fuzz.headers.map(([name, value]) => `${name}: ${value}`)]),
    ...(body ? [`content-length: ${body.length}`] : []),
  ]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), ...(body ? [body] : [])])
}

function talk(port: number, bytes: Buffer, fuzz: Fuzz): Promise<Exchange> {
  const frames = fuzz.kind === 'socket' ? fuzz.frames : undefined
  const mayWait = fuzz.kind === 'raw'
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const heard: Buffer[] = []
    let size = 0
    const end = (isHanging: boolean) => {
      clearTimeout(limit)
      socket.destroy()
      const text = Buffer.concat(heard).toString('latin1')
      const [, status] =
        /^HTTP\/1\.[01] (\d{3})(?! Continue)/m.exec(text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')) ??
        []
      resolve({ status: Number(status ?? 0), text, isHanging })
    }
    const limit = setTimeout(end, mayWait ? rawLimitMs : limitMs, !mayWait)
    socket.on('data', (part) => {
      const isFirst = heard.length === 0
      heard.push(part)
      size += part.length
      if (size > longest) end(false)
      // Switching protocols: from here on the socket carries messages.
      if (isFirst && frames && part.toString('latin1').startsWith('HTTP/1.1 101')) {
        for (const one of frames) socket.write(one)
        setTimeout(end, listenMs, false)
      }
    })
    socket.on('close', () => end(false))
    socket.on('error', () => end(false))
    socket.write(bytes)
  })
}
