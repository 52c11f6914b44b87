import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { systemClock } from '@wis/agents'
import { inTransaction, newId } from '@wis/db'
import type { Database } from '@wis/db'
import { saveAgent } from '@wis/db/agents'
import { appendRuling, claimMatch, createMatch } from '@wis/db/matches'
import type { Fence } from '@wis/db/matches'
import { saveSeason } from '@wis/db/seasons'
import { ids } from '@wis/engine'
import type { Entry, MatchId } from '@wis/engine'
import { rulesets, whoIsSpy } from '@wis/games/who-is-spy'
import type { SpyEvent } from '@wis/games/who-is-spy'
import type { ClientToServer, MatchEntries, ServerToClient } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { io } from 'socket.io-client'
import type { Socket } from 'socket.io-client'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createLog } from '../operations/log.ts'
import { createRunnerServer } from '../operations/server.ts'
import { createTallies } from '../operations/tallies.ts'
import { createPostgresBus, createRedisBus } from './bus.ts'
import { createFeed } from './feed.ts'
import { openGateway, relieveSlowWatchers } from './gateway.ts'

const silent = createLog(() => undefined)
const at = '2026-01-01T00:00:00.000Z'
const entry = (seq: number): Entry<SpyEvent> => ({
  seq,
  at,
  event:
    seq % 2 === 0
      ? { type: 'word-dealt', seat: 0, word: 'tea' }
      : { type: 'speech-given', seat: 0, text: `${seq}`, cut: false },
})

async function gateway(db: Database, bus = createPostgresBus(db.url, silent)) {
  const server = createRunnerServer({
    db,
    bus,
    tallies: createTallies(),
    port: 0,
    host: '127.0.0.1',
    origins: [],
  })
  openGateway(server.live, { db, clock: systemClock, log: silent })
  await server.start()
  onTestFinished(() => server.stop())
  return {
    live: server.live,
    feed: createFeed(server.live, bus),
    url: `http://127.0.0.1:${server.port()}/live`,
  }
}

async function runningMatch(db: Database): Promise<Fence> {
  const ruleset = rulesets['wis-2024']
  const season = {
    slug: 's',
    name: 'S',
    game: 'who-is-spy',
    ruleset,
    languages: ['en' as const],
    demo: false,
  }
  const seasonId = await saveSeason(db, season)
  const owner = { name: 'O', email: 'o@example.invalid' }
  const agent = await saveAgent(db, {
    slug: 'a',
    name: 'A',
    kind: 'webhook',
    description: '',
    owner,
    settings: {},
  })
  const id = ids.match(newId())
  const deal = { pair: ['tea', 'coffee'] as const, seed: 's', salt: 's', commitment: 'c' }
  await inTransaction(db, (client) =>
    createMatch(client, {
      id,
      game: 'who-is-spy',
      seasonId,
      mode: 'ranked',
      language: 'en',
      ruleset,
      ...deal,
      seats: [{ ...agent, alias: 'Player 1' }],
    }),
  )
  const match = await claimMatch(db, id)
  return { matchId: id, attempt: match?.attempt ?? -1 }
}

type Watcher = Socket<ServerToClient, ClientToServer>

/** Collects the entries of a spectator, and waits for the wanted number of them. */
function watcher(url: string, matchId: MatchId, since: number) {
  const socket: Watcher = io(url, { addTrailingSlash: false, transports: ['websocket'], reconnection: false })
  onTestFinished(() => void socket.close())
  const got = new Map<number, MatchEntries['entries'][number]>()
  let check: () => void = () => {}
  socket.on('connect', () => socket.emit('match.watch', { matchId, since }))
  socket.on('match.entries', ({ entries }) => {
    for (const one of entries) got.set(one.seq, one)
    check()
  })
  const until = (wanted: number) =>
    new Promise<void>((resolve) => {
      check = () => (got.has(wanted) ? resolve() : undefined)
      check()
    })
  return { got, until, socket }
}

/** Resolves once the condition holds. Checks it whenever the process is idle. */
async function looking(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve))
}

/** A real Redis on a port of its own, which stores nothing on disk. */
async function redisBuses() {
  const port = 20_000 + randomInt(20_000)
  const server = spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], {
    stdio: 'pipe',
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.stdout.on('data', (said: Buffer) => said.includes('Ready to accept') && resolve())
  })
  return () => createRedisBus(`redis://127.0.0.1:${port}`, silent)
}

/** The number of notifications about matches since the start. */
async function notificationsOf({ pool }: Database) {
  const client = await pool.connect()
  onTestFinished(() => client.release(true))
  let count = 0
  client.on('notification', ({ payload }) => void (count += payload?.includes('match.entries') ? 1 : 0))
  await client.query('listen "socket.io#/live"')
  // Earlier notifications arrive before the answer to this query.
  return async () => (await client.query('select 1'), count)
}

describe('a spectator', () => {
  it('gets all earlier and later entries, with secrets hidden', async () => {
    const db = await freshDatabase()
    const { feed, url } = await gateway(db)
    const fence = await runningMatch(db)
    await appendRuling(db, fence, [entry(0), entry(1)])
    const { got, until } = watcher(url, fence.matchId, -1)
    await until(1)
    await appendRuling(db, fence, [entry(2), entry(3)])
    feed.entries(fence.matchId, [entry(2), entry(3)], whoIsSpy)
    await until(3)
    expect([...got.keys()]).toEqual([0, 1, 2, 3])
    expect([got.get(0)?.event.type, got.get(2)?.event.type]).toEqual(['hidden', 'hidden'])
    expect(got.get(3)).toEqual(entry(3))
  })

  it('who comes back gets exactly the missing entries', async () => {
    const db = await freshDatabase()
    const { url } = await gateway(db)
    const fence = await runningMatch(db)
    await appendRuling(db, fence, [0, 1, 2, 3, 4].map(entry))
    const { got, until } = watcher(url, fence.matchId, 2)
    await until(4)
    expect([...got.keys()]).toEqual([3, 4])
  })

  it.each([
    ['PostgreSQL', async (db: Database) => () => createPostgresBus(db.url, silent)],
    ['Redis', redisBuses],
  ])('of another gateway sees the match too, over %s', async (_, busesFor) => {
    const db = await freshDatabase()
    const newBus = await busesFor(db)
    const [playing, other] = [await gateway(db, newBus()), await gateway(db, newBus())]
    const fence = await runningMatch(db)
    await appendRuling(db, fence, [entry(0), entry(1)])
    const { until, got } = watcher(other.url, fence.matchId, -1)
    await until(1)
    await appendRuling(db, fence, [entry(2), entry(3)])
    playing.feed.entries(fence.matchId, [entry(2), entry(3)], whoIsSpy)
    await until(3)
    expect(got.get(3)).toEqual(entry(3))
  })

  it('of the only gateway is told without a notification to others', async () => {
    const db = await freshDatabase()
    const { feed, url } = await gateway(db)
    const fence = await runningMatch(db)
    await appendRuling(db, fence, [entry(0), entry(1)])
    const { until, got } = watcher(url, fence.matchId, -1)
    await until(1)
    const told = await notificationsOf(db)
    feed.entries(fence.matchId, [entry(2)], whoIsSpy)
    feed.entries(fence.matchId, [entry(3)], whoIsSpy)
    await until(3)
    expect([...got.keys()]).toEqual([0, 1, 2, 3])
    expect(await told()).toBe(0)
  })

  it('who sends nonsense harms nobody and is still served', async () => {
    const db = await freshDatabase()
    const { url } = await gateway(db)
    const fence = await runningMatch(db)
    await appendRuling(db, fence, [entry(0), entry(1)])
    const { socket, until, got } = watcher(url, fence.matchId, -1)
    await until(1)
    for (const nonsense of [
      null,
      7,
      'x',
      [],
      { matchId: 3 },
      { matchId: 'x'.repeat(99), since: 0 },
      { since: 'all' },
    ]) {
      socket.emit('match.watch', nonsense as never)
      socket.emit('match.leave', nonsense as never)
    }
    got.clear()
    socket.emit('match.watch', { matchId: fence.matchId, since: 0 })
    await until(1)
    expect([...got.keys()]).toEqual([1])
  })
})

/** The TCP connection under a watcher, which a test can make stop reading. */
function wireOf(socket: Watcher): { pause(): void; resume(): void } {
  const ws: unknown = Reflect.get(socket.io.engine.transport, 'ws')
  return Reflect.get(ws as object, '_socket') as { pause(): void; resume(): void }
}

describe('a watcher that stops reading', () => {
  it('is cut off from matches and lobby even if it asks again, and let back in when it has read everything', async () => {
    const db = await freshDatabase()
    const { live, url } = await gateway(db)
    const fence = await runningMatch(db)
    await appendRuling(db, fence, [entry(0), entry(1)])
    const { until, socket } = watcher(url, fence.matchId, -1)
    socket.emit('lobby.watch', {})
    await until(1)
    const [served] = live.sockets.values()
    wireOf(socket).pause()
    const id = 'x'.repeat(64_000)
    for (let packet = 0; packet < 600; packet++)
      live.local.emit('lobby.changed', { match: { id, status: 'running', entries: packet } })
    expect(relieveSlowWatchers(live)).toBe(1)
    expect([...(served?.rooms ?? [])]).toEqual([served?.id])
    const asked = new Promise((resolve) => socket.once('match.resync', resolve))
    socket.emit('match.watch', { matchId: fence.matchId, since: -1 })
    wireOf(socket).resume()
    await looking(() => (relieveSlowWatchers(live), served?.rooms.has('lobby') ?? false))
    expect(await asked).toEqual({ matchId: fence.matchId })
  })
})
