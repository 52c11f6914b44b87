import type { LineEvents, LiveLine, News } from './live-line.ts'

/** The part of WebSocket that is used here. */
export type Wire = Pick<WebSocket, 'send' | 'close' | 'onmessage' | 'onclose'>

interface WebSocketLineOptions {
  readonly namespace: string
  readonly events: LineEvents
  readonly open: () => Wire
  /** Called when this machine goes offline, and when it is back. */
  readonly network: EventTarget
  /** Called if the very first attempt fails, because some networks block WebSockets. */
  readonly onRefused: () => void
}

/** The interval of the gateway's pings, and the longest delay. */
interface Handshake {
  readonly pingInterval: number
  readonly pingTimeout: number
}

const firstDelayMs = 500
const longestDelayMs = 4000
/** Used until the gateway has named its own interval. */
const handshakeMs = 10_000

/** The codes of socket.io for packets of the connection, and for messages in them. */
const packets = { handshake: '0', close: '1', ping: '2', pong: '3', message: '4' } as const
const messages = { connected: '0', disconnected: '1', event: '2' } as const

/**
 * The part of socket.io's protocol that viewers need: one namespace, over a WebSocket, with JSON events. The official
 * client has twelve times as much code, mostly for other features.
 */
export function webSocketLine(options: WebSocketLineOptions): LiveLine {
  const { namespace, events, open, network, onRefused } = options
  let wire: Wire | undefined
  let isOpen = false
  let wasReached = false
  let failures = 0
  let patienceMs = handshakeMs
  let timer: ReturnType<typeof setTimeout> | undefined

  const later = (act: () => void, ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(act, ms)
  }
  const say = (packet: string, message = '', body = '') => wire?.send(`${packet}${message}${body}`)
  const inNamespace = (body: string) => `${namespace},${body}`

  const connect = () => {
    wire = open()
    wire.onmessage = ({ data }) => take(String(data))
    wire.onclose = () => lose()
    patienceMs = handshakeMs
    later(lose, patienceMs)
  }
  /** It does not wait for the other end to agree, because the network may be gone. */
  const drop = () => {
    clearTimeout(timer)
    if (wire) wire.onmessage = wire.onclose = null
    wire?.close()
    wire = undefined
    isOpen = false
  }
  const lose = () => {
    drop()
    events.lost()
    if (!wasReached) return onRefused()
    const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** failures++)
    later(connect, delay * (0.5 + Math.random() / 2))
  }
  const take = (packet: string) => {
    const rest = packet.slice(1)
    later(lose, patienceMs)
    if (packet[0] === packets.handshake) greet(rest)
    else if (packet[0] === packets.ping) say(packets.pong)
    else if (packet[0] === packets.message) takeMessage(rest)
    else if (packet[0] === packets.close) lose()
  }
  const greet = (handshake: string) => {
    wasReached = true
    const { pingInterval, pingTimeout } = JSON.parse(handshake) as Handshake
    patienceMs = pingInterval + pingTimeout
    later(lose, patienceMs)
    say(packets.message, messages.connected, inNamespace(''))
  }
  const takeMessage = (message: string) => {
    const body = message.slice(1 + inNamespace('').length)
    if (message[0] === messages.event) {
      // The gateway is our own. A check of every field would need a library larger than this whole line.
      const [name, about] = JSON.parse(body) as [News['name'], News['message']]
      events.heard({ name, message: about } as News)
    } else if (message[0] === messages.connected) {
      isOpen = true
      failures = 0
      events.opened()
    } else lose()
  }
  const onOffline = () => {
    // While the machine is offline, a failure says nothing about WebSockets.
    if (wasReached) lose()
    else drop()
  }
  const onOnline = () => {
    if (!wire) later(connect, 0)
  }

  network.addEventListener('offline', onOffline)
  network.addEventListener('online', onOnline)
  connect()
  return {
    get isOpen() {
      return isOpen
    },
    send: (name, ...message) => {
      if (isOpen) say(packets.message, messages.event, inNamespace(JSON.stringify([name, ...message])))
    },
    close: () => {
      network.removeEventListener('offline', onOffline)
      network.removeEventListener('online', onOnline)
      drop()
    },
  }
}
