import { systemClock } from '@wis/agents'
import type { Database } from '@wis/db'
import type { ClientToServer, ServerToClient } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { io } from 'socket.io-client'
import type { Socket } from 'socket.io-client'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createLog } from '../operations/log.ts'
import { createRunnerServer } from '../operations/server.ts'
import { createTallies } from '../operations/tallies.ts'
import { until } from '../testing/until.ts'
import { createPostgresBus } from './bus.ts'
import { createViewers, openGateway } from './gateway.ts'

const silent = createLog(() => undefined)
const matchId = 'a-match'

async function gateway(db: Database) {
  const server = createRunnerServer({
    db,
    bus: createPostgresBus(db.url, silent),
    tallies: createTallies(),
    port: 0,
    host: '127.0.0.1',
    origins: [],
  })
  openGateway(server.live, { db, clock: systemClock, log: silent })
  const viewers = createViewers(server.live)
  await server.start()
  onTestFinished(() => server.stop())
  return { beat: () => viewers.beat(), url: `http://127.0.0.1:${server.port()}/live` }
}

/** A watcher, and the counts that it was told. */
async function viewer(url: string) {
  const options = { addTrailingSlash: false, transports: ['websocket'], reconnection: false, forceNew: true }
  const socket: Socket<ServerToClient, ClientToServer> = io(url, options)
  onTestFinished(() => void socket.close())
  const counts: number[] = []
  socket.on('match.viewers', ({ count }) => counts.push(count))
  const watching = new Promise<void>((resolve) => socket.once('match.entries', () => resolve()))
  socket.on('connect', () => socket.emit('match.watch', { matchId, since: -1 }))
  await watching
  return { counts, socket }
}

/** Beats until the condition holds. */
async function beating(gateways: readonly { beat(): void }[], isSo: () => boolean): Promise<void> {
  await until('the number', async () => {
    gateways.forEach((one) => one.beat())
    return isSo()
  })
}

describe('a watcher of a match', () => {
  it('is told the number of watchers on all gateways together', async () => {
    const db = await freshDatabase()
    const gateways = [await gateway(db), await gateway(db)] as const
    const [one, other] = [await viewer(gateways[0].url), await viewer(gateways[1].url)]
    await beating(gateways, () => one.counts.at(-1) === 2 && other.counts.at(-1) === 2)
    other.socket.close()
    await beating(gateways, () => one.counts.at(-1) === 1)
  })

  it('is told again only if the number has changed or a watcher is new', async () => {
    const db = await freshDatabase()
    const { beat, url } = await gateway(db)
    const first = await viewer(url)
    await beating([{ beat }], () => first.counts.length > 0)
    for (let beats = 0; beats < 5; beats++) beat()
    const second = await viewer(url)
    await beating([{ beat }], () => second.counts.length > 0)
    expect([first.counts, second.counts]).toEqual([[1, 2], [2]])
  })

  it('no longer hears of watchers at a gateway that has fallen silent', { tags: ['nightly'] }, async () => {
    const db = await freshDatabase()
    const gateways = [await gateway(db), await gateway(db)] as const
    const [one] = [await viewer(gateways[0].url), await viewer(gateways[1].url)]
    await beating(gateways, () => one.counts.at(-1) === 2)
    await beating([gateways[0]], () => one.counts.at(-1) === 1)
  })
})
