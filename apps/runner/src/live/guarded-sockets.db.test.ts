import { systemClock } from '@wis/agents'
import { freshDatabase } from '@wis/testkit'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { createLog } from '../operations/log.ts'
import { createRunnerServer } from '../operations/server.ts'
import { createTallies } from '../operations/tallies.ts'
import { createOutbound } from '../outbound/outbound.ts'
import { createPostgresBus } from './bus.ts'

const log = createLog(() => undefined)
const doors = ['socket.io?EIO=4&transport=websocket', 'agent']

async function server(sockets: number): Promise<string> {
  const db = await freshDatabase()
  const runner = createRunnerServer({
    db,
    bus: createPostgresBus(db.url, log),
    tallies: createTallies(),
    port: 0,
    host: '127.0.0.1',
    origins: ['https://spy.example'],
    most: { sockets, perAddress: sockets },
  })
  createOutbound({ db, clock: systemClock, log, server: runner })
  await runner.start()
  onTestFinished(() => runner.stop())
  return `ws://127.0.0.1:${runner.port()}/`
}

/** The client's news: that it is in, or the words of the refusal. */
function opened(url: string, origin?: string): Promise<string> {
  const socket = new WebSocket(url, { ...(origin !== undefined && { origin }) })
  onTestFinished(() => socket.terminate())
  return new Promise((resolve) => {
    socket.on('open', () => resolve('open'))
    socket.on('error', () => undefined)
    socket.on('unexpected-response', (_, response) => {
      let body = ''
      response.on('data', (part: Buffer) => (body += part.toString()))
      response.on('end', () => resolve(`${response.statusCode} ${body}`))
    })
  })
}

it.each(doors)('a browser on somebody else’s page gets no socket at /%s, and is told so', async (door) => {
  const url = (await server(10)) + door
  expect(await opened(url, 'https://evil.example')).toMatch(/^40[03] .*this origin may not open a socket/)
  expect(await opened(url, 'https://spy.example')).toBe('open')
  expect(await opened(url)).toBe('open')
})

it.each(doors)('one socket more than the server takes is refused at /%s, with the reason', async (door) => {
  const url = await server(2)
  expect([await opened(url + 'agent'), await opened(url + doors[0])]).toEqual(['open', 'open'])
  expect(await opened(url + door)).toMatch(/^(400|403|503) .*as many sockets open as this server takes/)
})
