import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbeddedServer } from '@wis/db'
import { freshDatabase } from '@wis/testkit'
import { expect, it, onTestFinished } from 'vitest'
import { beginRunner, startRunner } from './testing/runner-process.ts'
import type { Said } from './testing/runner-process.ts'
import { until } from './testing/until.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const listen = (server: net.Server, port: number) =>
  new Promise<number>((resolve) =>
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  )

/** A port that refuses connections until `open` forwards them to the database. */
async function closedDoor(databaseUrl: string) {
  const probe = net.createServer()
  const port = await listen(probe, 0)
  await new Promise((resolve) => probe.close(resolve))
  const url = new URL(databaseUrl)
  const [host, target] = [url.hostname, Number(url.port)]
  const sockets = new Set<net.Socket>()
  const door = net.createServer((socket) => {
    const on = net.connect(target, host)
    for (const end of [socket, on]) {
      sockets.add(end)
      end.on('error', () => undefined)
    }
    socket.pipe(on).pipe(socket)
  })
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    door.close()
  })
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return { url: url.href, open: () => listen(door, port) }
}

it(
  'a runner that starts while the database is away says so once, waits, and plays when it is back',
  { tags: ['nightly'], timeout: 120_000 },
  async () => {
    const db = await freshDatabase()
    const door = await closedDoor(db.url)
    const runner = beginRunner(door.url)
    await runner.until('waiting-for-database')
    await door.open()
    await runner.until('runner-ready')
    expect(runner.said.map(({ event }) => event).filter((event) => /database/.test(event))).toEqual([
      'waiting-for-database',
      'database-answers',
    ])
  },
)

it(
  'a runner that waits for the database can be stopped',
  { tags: ['nightly'], timeout: 60_000 },
  async () => {
    const db = await freshDatabase()
    const runner = beginRunner((await closedDoor(db.url)).url)
    await runner.until('waiting-for-database')
    runner.process.kill('SIGTERM')
    await runner.until('runner-stopped')
  },
)

it('a runner with a wrong password says so in one sentence, and ends', async () => {
  const db = await freshDatabase()
  const url = new URL(db.url)
  url.password = 'canary'
  const runner = beginRunner(url.href)
  const code = await new Promise((resolve) => runner.process.once('close', resolve))
  expect(code).toBe(1)
  expect(runner.complaint().trim()).toBe(
    'the runner cannot start: PostgreSQL does not accept the user and password of DATABASE_URL',
  )
}, 60_000)

/** Lines that follow the last of their kind within a second, by their own clock. */
function tooOften(lines: readonly Said[]): Said[] {
  const last = new Map<string, number>()
  return lines.filter(({ at, event, beat, queue }) => {
    const kind = [event, beat, queue].join(' ')
    const [before, now] = [last.get(kind) ?? -Infinity, Date.parse(at)]
    last.set(kind, now)
    // A timer may fire a moment early.
    return now - before < 990
  })
}

it(
  'while the database is away, no line of one kind comes more than once a second',
  { tags: ['nightly'], timeout: 120_000 },
  async () => {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-away-'))
    let server = await startEmbeddedServer({ dataDir, durable: false })
    const url = server.url('wis')
    const prisma = path.join(root, 'node_modules/.bin/prisma')
    execFileSync(prisma, ['migrate', 'deploy'], { cwd: root, env: { ...process.env, DATABASE_URL: url } })
    onTestFinished(async () => {
      await server.stop()
      fs.rmSync(dataDir, { recursive: true, force: true })
    })
    const runner = await startRunner(url, { WIS_DEMO: 'on' })
    const quiet = runner.said.length
    await server.stop()
    await until('a minute of trouble in short', async () => runner.said.length - quiet > 60)
    server = await startEmbeddedServer({ dataDir, durable: false })
    const during = runner.said.slice(quiet)
    expect(new Set(during.map(({ event }) => event)).size).toBeGreaterThan(2)
    expect(tooOften(during)).toEqual([])
    runner.process.kill('SIGTERM')
    await runner.until('runner-stopped')
  },
)
