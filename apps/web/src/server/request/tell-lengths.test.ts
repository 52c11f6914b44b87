import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { lengthHeader, tellLengths } from './tell-lengths.ts'

it('an answer gives its length if its handler knows it, and the internal header is removed', async () => {
  onTestFinished(tellLengths())
  const server = createServer(({ url }, response) => {
    if (url === '/known') response.setHeader(lengthHeader, '4')
    response.flushHeaders()
    response.end('four')
  })
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = async (path: string) => {
    const { headers } = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } })
    return ['content-length', 'transfer-encoding', lengthHeader].map((name) => headers.get(name))
  }
  expect(await ask('/known')).toEqual(['4', null, null])
  expect(await ask('/unknown')).toEqual([null, 'chunked', null])
})
