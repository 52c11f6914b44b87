import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { peerHeader } from './client-address.ts'
import { aheadHeader, countedHeader, markPeers } from './mark-peers.ts'

it('a request names its peer, and a client cannot fake it', async () => {
  onTestFinished(markPeers())
  const server = createServer((request, response) => response.end(String(request.headers[peerHeader])))
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { [peerHeader]: '203.0.113.9' } })
  expect(await answer.text()).toBe('127.0.0.1')
})

it('a request says whether it is a prefetch, and a client cannot claim that it was counted', async () => {
  onTestFinished(markPeers())
  const server = createServer(({ headers }, response) =>
    response.end(JSON.stringify([headers[aheadHeader], headers[countedHeader]])),
  )
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = async (headers: Record<string, string>) =>
    (await fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close', ...headers } })).json()
  expect(await ask({ [aheadHeader]: '1', [countedHeader]: '1' })).toEqual(['', ''])
  expect(await ask({ 'next-router-prefetch': '1' })).toEqual(['1', ''])
})
