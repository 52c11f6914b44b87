import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { nestedTooDeeply, readJson } from '@wis/engine'
import { isAgentPath, outboundLimits } from '@wis/protocol'
import type { AgentFromServer } from '@wis/protocol'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'
import type { Guard } from '../live/guard.ts'
import type { Service } from '../operations/every.ts'
import type { Door } from './door.ts'
import { sayGoodbye } from './lines.ts'
import type { Phone } from './lines.ts'

/** The number of heartbeats that may go unanswered. */
const patience = 2
/** Close codes of RFC 6455: a normal end, and a broken policy. */
const normal = 1000
const { messageBytes } = outboundLimits
/** A longer message than the limit is told so. One that is far longer is not even taken in. */
const mostBytes = 4 * messageBytes
const tooLong = `a message has ${messageBytes / 1024} KiB at most`
const unread = {
  'not-json': 'this message is not valid JSON: send one JSON object a message',
  'too-deep': nestedTooDeeply(),
} as const

interface WebSocketDoor {
  readonly http: Server
  readonly door: Door
  readonly guard: Guard
}

/** Takes agents that dial in over a bare WebSocket: one JSON object a message, with its name as `type`. */
export function openWebSocketDoor({ http, door, guard }: WebSocketDoor): Service {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: mostBytes,
    // Without compression, the limit on the size of a message holds for the bytes that arrive.
    perMessageDeflate: false,
  })
  const missed = new WeakMap<WebSocket, number>()

  http.on('upgrade', (request, stream, head) => {
    const [path = ''] = (request.url ?? '').split('?')
    if (!isAgentPath(path)) return
    const refusal = guard.refusal(request)
    if (refusal) return refuse(stream, refusal)
    const release = guard.count(request)
    stream.once('close', release)
    sockets.handleUpgrade(request, stream, head, (socket) => {
      missed.set(socket, 0)
      socket.on('pong', () => missed.set(socket, 0))
      greet(socket, door)
    })
  })

  const beat = () => {
    for (const socket of sockets.clients) {
      const unanswered = missed.get(socket) ?? 0
      if (unanswered > patience) socket.terminate()
      else socket.ping()
      missed.set(socket, unanswered + 1)
    }
  }
  let beating: NodeJS.Timeout | undefined
  return {
    start: async () => {
      beating = setInterval(beat, outboundLimits.heartbeatMs)
    },
    stop: async () => {
      clearInterval(beating)
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
    },
  }
}

/** The first message is the hello; later ones wait until it is checked. */
function greet(socket: WebSocket, door: Door): void {
  const phone = phoneOf(socket)
  const noHello = setTimeout(() => sayGoodbye(phone, 'refused', 'there was no hello'), outboundLimits.helloMs)
  let visit: ReturnType<Door['knock']> | undefined
  socket.on('message', (data) => {
    clearTimeout(noHello)
    const text = data.toString()
    if (Buffer.byteLength(text) > messageBytes) {
      // It may dial in again: its next message can be shorter.
      phone.send('agent.trouble', { message: tooLong })
      return phone.hangUp()
    }
    const read = readJson(text)
    const [message, trouble] = read.ok ? [read.value] : [undefined, unread[read.trouble]]
    if (!visit) visit = door.knock(message, phone, trouble)
    else void visit.then((known) => known?.hear(message, trouble))
  })
  socket.on('close', () => {
    clearTimeout(noHello)
    void visit?.then((known) => known?.left())
  })
  // A broken frame or a lost connection. The close event that follows handles it.
  socket.on('error', () => undefined)
}

function phoneOf(socket: WebSocket): Phone {
  return {
    send: (type: keyof AgentFromServer, message: object) =>
      socket.send(JSON.stringify({ type, ...message }), () => undefined),
    hangUp: () => socket.close(normal),
  }
}

function refuse(stream: Duplex, { status, message }: { status: number; message: string }): void {
  const body = `${message}\n`
  stream.end(
    `HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Type: text/plain\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
