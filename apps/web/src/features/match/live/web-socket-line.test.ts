import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { News } from './live-line.ts'
import { webSocketLine } from './web-socket-line.ts'
import type { Wire } from './web-socket-line.ts'

/** The gateway's side of the wire, with the messages of socket.io. */
class Gateway implements Wire {
  readonly sent: string[] = []
  isClosed = false
  onmessage: Wire['onmessage'] = null
  onclose: Wire['onclose'] = null

  send(packet: string): void {
    this.sent.push(packet)
  }
  close(): void {
    this.isClosed = true
  }
  say(...packets: string[]): void {
    for (const data of packets) this.onmessage?.call(socketless, new MessageEvent('message', { data }))
  }
  accept(): void {
    this.say('0{"sid":"a","upgrades":[],"pingInterval":25000,"pingTimeout":20000}', '40/live,{"sid":"b"}')
  }
  break(): void {
    this.onclose?.call(socketless, new Event('close') as CloseEvent)
  }
}
const socketless = undefined as unknown as WebSocket

function rig() {
  const gateways: Gateway[] = []
  const happened: (string | News)[] = []
  const network = new EventTarget()
  const line = webSocketLine({
    network,
    namespace: '/live',
    events: {
      opened: () => happened.push('opened'),
      lost: () => happened.push('lost'),
      heard: (news) => happened.push(news),
    },
    open: () => {
      const gateway = new Gateway()
      gateways.push(gateway)
      return gateway
    },
    onRefused: () => happened.push('refused'),
  })
  const newest = () => gateways.at(-1) ?? new Gateway()
  const goes = (way: 'offline' | 'online') => network.dispatchEvent(new Event(way))
  return { line, happened, gateways, newest, goes }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a line asks for its namespace, and is open once that is granted', () => {
  const { line, happened, newest } = rig()
  expect(line.isOpen).toBe(false)
  newest().accept()
  expect(newest().sent).toEqual(['40/live,'])
  expect([line.isOpen, happened]).toEqual([true, ['opened']])
})

it('a line sends and receives events, and answers pings', () => {
  const { line, happened, newest } = rig()
  line.send('lobby.watch', {})
  newest().accept()
  line.send('match.watch', { matchId: 'm1', since: -1 })
  newest().say('2', '42/live,["match.viewers",{"matchId":"m1","count":3}]')
  expect(newest().sent.slice(1)).toEqual(['42/live,["match.watch",{"matchId":"m1","since":-1}]', '3'])
  expect(happened.at(-1)).toEqual({ name: 'match.viewers', message: { matchId: 'm1', count: 3 } })
})

it('a broken line is opened again, after a longer wait for each failure', () => {
  const { line, happened, gateways, newest } = rig()
  newest().accept()
  for (const delay of [500, 1000, 2000, 4000, 4000]) {
    newest().break()
    vi.advanceTimersByTime(delay / 2 - 1)
    const before = gateways.length
    vi.advanceTimersByTime(delay / 2 + 1)
    expect(gateways.length).toBe(before + 1)
  }
  newest().accept()
  expect([line.isOpen, happened.at(-1)]).toEqual([true, 'opened'])
})

it('a silent gateway counts as lost, and so does one that closes its namespace', () => {
  const { happened, newest, gateways } = rig()
  newest().accept()
  vi.advanceTimersByTime(45_001)
  expect(happened).toEqual(['opened', 'lost'])
  expect(gateways[0]?.isClosed).toBe(true)
  vi.advanceTimersByTime(500)
  newest().accept()
  newest().say('41/live,')
  expect(happened).toEqual(['opened', 'lost', 'opened', 'lost'])
})

it('a machine that was offline reconnects at once', () => {
  const { line, happened, newest, gateways, goes } = rig()
  goes('offline')
  goes('online')
  vi.advanceTimersByTime(0)
  newest().accept()
  goes('offline')
  expect([line.isOpen, happened]).toEqual([false, ['opened', 'lost']])
  goes('online')
  vi.advanceTimersByTime(0)
  newest().accept()
  expect([line.isOpen, gateways.length]).toEqual([true, 3])
})

it('if no gateway was ever reached, the other way is tried', () => {
  const { happened, newest, gateways } = rig()
  newest().break()
  vi.advanceTimersByTime(60_000)
  expect([happened, gateways.length]).toEqual([['lost', 'refused'], 1])
})

it('a closed line is not opened again', () => {
  const { line, newest, gateways } = rig()
  newest().accept()
  line.close()
  newest().break()
  vi.advanceTimersByTime(60_000)
  expect([line.isOpen, gateways.length]).toEqual([false, 1])
})
