import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { markedVisitor, visitorHeader, visitorMark } from '@wis/db/visitors'
import { expect, it, onTestFinished } from 'vitest'
import { markVisitors } from './mark-visitors.ts'

const secretKey = 'keys of a test'

/** The server's view of a request, and of one to upgrade. */
async function seen(path: string, headers: Readonly<Record<string, string>> = {}, proxies = 0) {
  onTestFinished(markVisitors({ proxies, secretKey }))
  const server = createServer((_, response) => void response.end())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const ask = async (event: 'request' | 'upgrade', more: Readonly<Record<string, string>>) => {
    const asked = request({ port, path, headers: { ...headers, ...more } }).on('error', () => undefined)
    const arrives = once(server, event) as Promise<[IncomingMessage, { destroy?: () => void }]>
    asked.end()
    const [{ headers: received }, answer] = await arrives
    if (event === 'upgrade') answer.destroy?.()
    return markedVisitor(secretKey, received[visitorHeader]?.toString())
  }
  return [await ask('request', {}), await ask('upgrade', { connection: 'upgrade', upgrade: 'websocket' })]
}

it('a request or a socket that is handed on to the runner names its visitor', async () => {
  expect(await seen('/socket.io/?transport=websocket')).toEqual(['127.0.0.1', '127.0.0.1'])
  expect(await seen('/agent/')).toEqual(['127.0.0.1', '127.0.0.1'])
})

it('behind a proxy, such a request names the visitor that the proxy names', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.4, 203.0.113.7' }
  expect(await seen('/socket.io/', headers, 1)).toEqual(['203.0.113.7', '203.0.113.7'])
})

it('a client cannot set the mark, and a request that stays here has none', async () => {
  const forged = { [visitorHeader]: visitorMark(secretKey, '192.0.2.1') }
  expect(await seen('/socket.io/', forged)).toEqual(['127.0.0.1', '127.0.0.1'])
  expect(await seen('/leaderboard', forged)).toEqual([undefined, undefined])
})
