import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { getCloneableBody } from 'next/dist/server/body-streams.js'
import { expect, it, onTestFinished } from 'vitest'
import { guardRequests } from './request-guard.ts'

/** Reads a body as Next does if there is a proxy: a copy goes to the proxy, and another copy takes its place. */
async function readAsNext(request: IncomingMessage): Promise<string> {
  const body = getCloneableBody(request)
  const parts: Buffer[] = []
  for await (const part of body.cloneBodyStream()) parts.push(part as Buffer)
  await body.finalize()
  return Buffer.concat(parts).toString()
}

/** A guarded server that never answers. It says which events a request had after its body was replaced. */
async function silentServer() {
  let read: (request: IncomingMessage) => void = () => undefined
  const taken = new Promise<IncomingMessage>((resolve) => (read = resolve))
  const events: string[] = []
  const server = createServer((request) => {
    void readAsNext(request).then((text) => {
      expect(text).toBe('hello')
      const emit = request.emit.bind(request)
      request.emit = (name: string, ...args: unknown[]) => {
        events.push(name)
        return name === 'error' ? true : emit(name, ...args)
      }
      read(request)
    })
  })
  const stop = guardRequests()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    stop()
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, taken, events }
}

it('a client that hangs up before its answer raises no error that nobody hears', async () => {
  const { port, taken, events } = await silentServer()
  const socket = connect(port, '127.0.0.1')
  socket.write('POST /socket.io/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello')
  const request = await taken
  // Not `once` of node:events: it listens for errors, too.
  const closed = new Promise((resolve) => request.on('close', resolve))
  socket.destroy()
  await closed
  expect(request.listenerCount('error')).toBe(0)
  expect(events).toContain('close')
  expect(events).not.toContain('error')
})
