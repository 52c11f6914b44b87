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
  const { events, network, onRefused } = options
  const closing = new AbortController()
  let call: Call | undefined
  let isOpen = false
  let wasReached = false
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined

  const connectIn = (ms: number) => {
    clearTimeout(retry)
    retry = setTimeout(connect, ms)
  }
  const connect = () => {
    call = callGateway(options, {
      reached: () => {
        wasReached = true
      },
      opened: () => {
        isOpen = true
        failures = 0
        events.opened()
      },
      heard: events.heard,
      lost: lose,
    })
  }
  const drop = () => {
    clearTimeout(retry)
    call?.end()
    call = undefined
    isOpen = false
  }
  const lose = () => {
    drop()
    events.lost()
    if (!wasReached) return onRefused()
    const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** failures++)
    connectIn(delay * (0.5 + Math.random() / 2))
  }

  const { signal } = closing
  // While the machine is offline, a failure says nothing about WebSockets.
  network.addEventListener('offline', () => (wasReached ? lose() : drop()), { signal })
  network.addEventListener('online', () => call ?? connectIn(0), { signal })
  connect()
  return {
    get isOpen() {
      return isOpen
    },
    send: (name, ...message) => {
      if (isOpen) call?.say(messages.event, JSON.stringify([name, ...message]))
    },
    close: () => {
      closing.abort()
      drop()
    },
  }
}

interface Call {
  say(message: string, body?: string): void
  /** Does not wait for the other end to agree, because the network may be gone. */
  end(): void
}

interface CallEvents extends LineEvents {
  /** Somebody at the other end speaks the protocol. */
  reached(): void
}

/** One attempt to reach the gateway, until it is lost. A gateway that is silent for too long is lost too. */
function callGateway({ open, namespace }: WebSocketLineOptions, events: CallEvents): Call {
  const wire = open()
  let patienceMs = handshakeMs
  let timer: ReturnType<typeof setTimeout> | undefined

  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(events.lost, patienceMs)
  }
  const say = (message: string, body = '') => wire.send(`${packets.message}${message}${namespace},${body}`)
  const take = (packet: string) => {
    const rest = packet.slice(1)
    wait()
    if (packet[0] === packets.handshake) greet(rest)
    else if (packet[0] === packets.ping) wire.send(packets.pong)
    else if (packet[0] === packets.message) takeMessage(rest)
    else if (packet[0] === packets.close) events.lost()
  }
  const greet = (handshake: string) => {
    events.reached()
    const { pingInterval, pingTimeout } = JSON.parse(handshake) as Handshake
    patienceMs = pingInterval + pingTimeout
    wait()
    say(messages.connected)
  }
  const takeMessage = (message: string) => {
    if (message[0] === messages.event) {
      // The gateway is our own. A check of every field would need a library larger than this whole line.
      const body = message.slice(`${messages.event}${namespace},`.length)
      const [name, about] = JSON.parse(body) as [News['name'], News['message']]
      events.heard({ name, message: about } as News)
    } else if (message[0] === messages.connected) events.opened()
    else events.lost()
  }

  wire.onmessage = ({ data }) => take(String(data))
  wire.onclose = () => events.lost()
  wait()
  return {
    say,
    end: () => {
      clearTimeout(timer)
      wire.onmessage = wire.onclose = null
      wire.close()
    },
  }
}
