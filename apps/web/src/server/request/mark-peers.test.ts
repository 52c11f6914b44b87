import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { peerHeader } from './client-address.ts'
import { markPeers } from './mark-peers.ts'

it('a request says who is at the other end, and a client cannot say otherwise', async () => {
  onTestFinished(markPeers())
  const server = createServer((request, response) => response.end(String(request.headers[peerHeader])))
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { [peerHeader]: '203.0.113.9' } })
  expect(await answer.text()).toBe('127.0.0.1')
})
