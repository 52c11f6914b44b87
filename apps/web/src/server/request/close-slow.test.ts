import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { closeSlow } from './close-slow.ts'

const short = { headersMs: 100, requestMs: 200, idleMs: 300, nextMs: 300 }
const whole = 'GET / HTTP/1.1\r\nHost: h\r\n\r\n'

async function listening(answer: RequestListener): Promise<number> {
  const server = createServer({ connectionsCheckingInterval: 20 }, answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/** A connection to a server that has already answered once. */
async function connection(answer: RequestListener) {
  onTestFinished(closeSlow(short))
  const port = await listening(answer)
  await (await fetch(`http://127.0.0.1:${port}/first`)).text()
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** Resolves when the connection is ended or broken off. */
const gone = (socket: Socket) => new Promise<void>((resolve) => void socket.once('close', () => resolve()))

it('the server does not wait for a request head that comes a byte at a time', async () => {
  const socket = await connection((_, response) => void response.end())
  socket.resume()
  const drip = setInterval(() => socket.write('x'), 20)
  onTestFinished(() => clearInterval(drip))
  socket.write('GET / HTTP/1.1\r\nHost: h\r\nA: ')
  await gone(socket)
  expect(socket.destroyed).toBe(true)
})

it('the server does not wait for a slow body either', async () => {
  const socket = await connection((request, response) => {
    request.resume()
    request.once('end', () => response.end())
  })
  socket.resume()
  const drip = setInterval(() => socket.write('x'), 20)
  onTestFinished(() => clearInterval(drip))
  socket.write('POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 100000\r\n\r\n')
  await gone(socket)
  expect(socket.destroyed).toBe(true)
})

it('an answer that nobody reads is broken off', async () => {
  const length = 50_000_000
  let close: () => void = () => undefined
  const closed = new Promise<void>((resolve) => (close = resolve))
  const socket = await connection((request, response) => {
    if (request.url === '/first') return void response.end()
    response.once('close', close)
    response.end(Buffer.alloc(length))
  })
  socket.pause()
  socket.write(whole)
  await closed
  let received = 0
  socket.on('data', (part: Buffer) => (received += part.length))
  socket.resume()
  await gone(socket)
  expect(received).toBeLessThan(length)
})

it('a connection waits for its next request longer than a minute, as proxies and clients expect', async () => {
  onTestFinished(closeSlow())
  const port = await listening((_, response) => void response.end())
  const answer = async () => {
    const { headers } = await fetch(`http://127.0.0.1:${port}/`)
    return headers.get('keep-alive')
  }
  await answer()
  expect(await answer()).toBe('timeout=75')
})

it('a connection that nobody uses again is closed', async () => {
  const socket = await connection((_, response) => void response.end())
  socket.resume()
  socket.write(whole)
  await gone(socket)
  expect(socket.destroyed).toBe(true)
})
