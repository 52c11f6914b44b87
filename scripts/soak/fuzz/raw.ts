import type { Rng } from '@wis/engine'
import { once } from './request.ts'
import type { Generator } from './request.ts'
import { anything, spoiled, text } from './texts.ts'

const methods = ['GET', 'TRACE', 'CONNECT', 'PROPFIND', 'OPTIONS', 'BREW', 'get', 'LOCK', 'M-SEARCH', 'POST']
const targets = [
  '/',
  '*',
  '//',
  'http://evil.example/',
  '/%00',
  '/%E0%A4%A',
  '/..%2f..%2f',
  '/_global-error',
  '/_error',
  '/500',
  '/_next/data/x.json',
  '/_next/image?url=x&w=1&q=1',
  '/_next/static/%2e%2e',
  '/socket.io/?EIO=4&transport=polling',
  '/socket.io/?EIO=9',
  '/agent',
  '/api/v1/health',
  `/${'a'.repeat(9000)}`,
]
const hosts = [
  'localhost',
  '',
  'a b',
  '[::',
  '%00',
  'x'.repeat(300),
  'localhost:99999',
  'user@host',
  '[::1]:3000',
]

/** Bytes that are almost a request. */
export const raw: Generator = (rng) => {
  const host = () => `Host: ${once(rng, 3) ? rng.pick(hosts) : 'localhost'}`
  const lines = [
    `${rng.pick(methods)} ${rng.pick(targets)} HTTP/${rng.pick(['1.1', '1.1', '1.0', '2.0', '0.9'])}`,
    ...(once(rng, 8) ? [] : [host()]),
    ...(once(rng, 10) ? [host()] : []),
    'Connection: close',
    ...(once(rng, 4)
      ? [
          rng.pick([
            'Content-Length: -1',
            'Content-Length: 5',
            'Transfer-Encoding: chunked',
            'Transfer-Encoding: gzip, chunked',
            'Expect: x',
            'Upgrade: websocket',
            `X: ${'y'.repeat(20_000)}`,
            'Content-Length: 1\r\nContent-Length: 2',
            ': x',
            'Next-Action: x',
            'Next-Router-State-Tree: %',
          ]),
        ]
      : []),
  ]
  const bytes = Buffer.from(`${lines.join('\r\n')}\r\n\r\n${once(rng, 3) ? text(rng) : ''}`, 'latin1')
  return { kind: 'raw', bytes: once(rng, 3) ? spoiled(rng, bytes) : bytes }
}

/** Messages of watchers and of agents that dial in, and messages that no client sends. */
export const socket: Generator = (rng, { ids }) => {
  const isAgent = once(rng, 2)
  const message = () => (isAgent ? ofAgent(rng, ids) : ofWatcher(rng, ids))
  const packets = Array.from({ length: 1 + rng.int(6) }, () => Buffer.from(message()))
  const frames = packets.map((packet) => frame(rng, once(rng, 8) ? spoiled(rng, packet) : packet))
  const target = isAgent
    ? '/agent'
    : `/socket.io/?EIO=${once(rng, 12) ? text(rng).replaceAll(/[^\w]/g, '') : 4}&transport=websocket`
  return { kind: 'socket', target, frames }
}

function ofWatcher(rng: Rng, ids: readonly string[]): string {
  const name = rng.pick([
    'match.watch',
    'match.leave',
    'lobby.watch',
    'x',
    '__proto__',
    'connect',
    'disconnect',
  ])
  const wish = once(rng, 3)
    ? anything(rng, ids)
    : { matchId: text(rng, ids), since: rng.pick([-1, 0, 5, 1e9, -2]) }
  return rng.pick([
    '40/live,',
    `40/live,${JSON.stringify(anything(rng, ids))}`,
    `42/live,${JSON.stringify([name, wish])}`,
    `42/live,${JSON.stringify([name, wish])}`,
    '41/live,',
    '2probe',
    '3',
    '5',
    '1',
    '45/live,9-["x",{"_placeholder":true,"num":99}]',
    '40/agent,{"agent":"\\u0000","token":"x"}',
    `42${text(rng)}`,
  ])
}

function ofAgent(rng: Rng, ids: readonly string[]): string {
  const hello = { type: 'agent.hello', agent: text(rng, ids), token: text(rng) }
  const answer = { type: 'turn.answer', id: text(rng, ids), speech: text(rng) }
  return JSON.stringify(rng.pick<unknown>([hello, hello, answer, anything(rng, ids)])) ?? ''
}

/** A frame of RFC 6455 as a client sends it. A few break the rules. */
export function frame(rng: Rng, payload: Buffer): Buffer {
  const opcode = once(rng, 8) ? rng.int(16) : 1
  const first = (once(rng, 20) ? 0 : 0x80) | (once(rng, 30) ? 0x70 : 0) | opcode
  const isMasked = !once(rng, 30)
  const size =
    payload.length < 126
      ? Buffer.from([payload.length])
      : Buffer.from([126, (payload.length >> 8) & 255, payload.length & 255])
  size[0] = (size[0] ?? 0) | (isMasked ? 0x80 : 0)
  // A mask of zeros does not change the payload.
  return Buffer.concat([Buffer.from([first]), size, ...(isMasked ? [Buffer.alloc(4)] : []), payload])
}
