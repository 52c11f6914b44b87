import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

/** RFC 6455, as far as text messages need it, so that the one file depends on nothing. */
const magic = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
const [continued, text, binary, closing, ping, pong] = [0, 1, 2, 8, 9, 10]
const largest = 8 * 1024 * 1024

export interface TextSocket {
  send(message: string): void
  close(): void
}

interface Listening {
  heard(message: string, socket: TextSocket): void
  gone(): void
}

/** Takes a connection over that asks for a WebSocket. One that asks for anything else is ended. */
export function takeSocket({ headers }: IncomingMessage, stream: Duplex, listening: Listening): void {
  const key = headers['sec-websocket-key']
  if (headers.upgrade?.toLowerCase() !== 'websocket' || key === undefined) {
    stream.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n')
    return
  }
  const accepted = createHash('sha1').update(`${key}${magic}`).digest('base64')
  stream.write(
    `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: ${accepted}\r\n\r\n`,
  )
  const socket = new Frames(stream, listening)
  stream.on('data', (part: Buffer) => socket.take(part))
  stream.on('error', () => stream.destroy())
  stream.on('close', () => listening.gone())
}

class Frames implements TextSocket {
  readonly #stream: Duplex
  readonly #listening: Listening
  #come: Buffer = Buffer.alloc(0)
  /** The parts of a message that is sent in several frames. */
  #parts: Buffer[] = []

  constructor(stream: Duplex, listening: Listening) {
    this.#stream = stream
    this.#listening = listening
  }

  send(message: string): void {
    this.#write(text, Buffer.from(message))
  }

  close(): void {
    this.#write(closing, Buffer.from([3, 232]))
    this.#stream.end()
  }

  take(part: Buffer): void {
    this.#come = this.#come.length === 0 ? part : Buffer.concat([this.#come, part])
    for (let frame = readFrame(this.#come); frame; frame = readFrame(this.#come)) {
      if (frame === 'broken') {
        this.#stream.destroy()
        return
      }
      this.#come = this.#come.subarray(frame.length)
      this.#frame(frame)
    }
  }

  #frame({ kind, isLast, body }: Frame): void {
    if (kind === ping) this.#write(pong, body)
    else if (kind === closing) this.close()
    else if (kind === text || kind === binary || kind === continued) {
      this.#parts.push(body)
      const size = this.#parts.reduce((sum, { length }) => sum + length, 0)
      if (size > largest) this.#stream.destroy()
      if (!isLast || size > largest) return
      const message = Buffer.concat(this.#parts).toString()
      this.#parts = []
      this.#listening.heard(message, this)
    }
  }

  #write(kind: number, body: Buffer): void {
    if (!this.#stream.writable) return
    const head = Buffer.alloc(body.length < 126 ? 2 : body.length < 65_536 ? 4 : 10)
    head[0] = 0x80 | kind
    if (body.length < 126) head[1] = body.length
    else if (body.length < 65_536) {
      head[1] = 126
      head.writeUInt16BE(body.length, 2)
    } else {
      head[1] = 127
      head.writeBigUInt64BE(BigInt(body.length), 2)
    }
    this.#stream.write(Buffer.concat([head, body]))
  }
}

interface Frame {
  readonly kind: number
  readonly isLast: boolean
  readonly body: Buffer
  /** With its head. */
  readonly length: number
}

/** The first frame, if all of it has come. A client masks what it sends, and nothing is longer than a message may be. */
function readFrame(come: Buffer): Frame | 'broken' | undefined {
  if (come.length < 2) return undefined
  const [first, second] = [come.readUInt8(0), come.readUInt8(1)]
  const short = second & 0x7f
  const at = short === 126 ? 4 : short === 127 ? 10 : 2
  if (come.length < at + 4) return undefined
  const size = short === 126 ? come.readUInt16BE(2) : short === 127 ? Number(come.readBigUInt64BE(2)) : short
  if ((second & 0x80) === 0 || size > largest || (first & 0x70) !== 0) return 'broken'
  if (come.length < at + 4 + size) return undefined
  const mask = come.subarray(at, at + 4)
  const body = Buffer.from(come.subarray(at + 4, at + 4 + size))
  for (let place = 0; place < body.length; place++) body[place] = (body[place] ?? 0) ^ (mask[place % 4] ?? 0)
  return { kind: first & 0x0f, isLast: (first & 0x80) !== 0, body, length: at + 4 + size }
}
