import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { inTransaction, newId, openDatabase, startEmbeddedServer } from '@wis/db'
import type { Database } from '@wis/db'
import { saveAgent } from '@wis/db/agents'
import { leaderboard } from '@wis/db/boards'
import { claimMatch, createMatch, readPlayed, settleMatch, settlementOfLog } from '@wis/db/matches'
import { saveSeason } from '@wis/db/seasons'
import { ids, rngAt } from '@wis/engine'
import type { MatchId } from '@wis/engine'
import { rulesets } from '@wis/games/who-is-spy'
import { commitmentOf, exportMatch, seatingOf, signingKeyFrom, verifyExport } from '@wis/proof'
import { freshDatabase, randomMatch } from '@wis/testkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runCommand } from '../command.ts'
import { migrate, ownMigrations } from '../up/migrate.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'

const ruleset = rulesets['wis-2024']
const seed = 'a'
let folder = ''

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-backup-'))
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubEnv('WIS_DURABLE', 'off')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  fs.rmSync(folder, { recursive: true, force: true })
})

/** A ranked match as a runner leaves it, with a provable deal. */
async function settledMatch(db: Database): Promise<MatchId> {
  const season = { slug: 'open', name: 'Open', game: 'who-is-spy', ruleset, demo: false }
  const seasonId = await saveSeason(db, { ...season, languages: ['en'] })
  const { log } = randomMatch({ seed })
  const [opened, chosen] = [log[0]?.event, log[1]?.event]
  if (opened?.type !== 'match-opened' || chosen?.type !== 'spy-chosen') throw new Error('not dealt')
  const agents = await Promise.all(['ant', 'bee', 'cat', 'dog', 'elk', 'fox'].map((slug) => agent(db, slug)))
  const seats = seatingOf(seed, agents, ({ agentId }) => agentId)
  const { spy, civilian } = chosen.words
  const pair = rngAt(seed, 0).int(2) === 0 ? ([spy, civilian] as const) : ([civilian, spy] as const)
  const seating = seats.map(({ agentId }) => agentId)
  const commitment = commitmentOf(
    { seed, pair, spySeat: chosen.seat, starter: opened.starter, seating },
    'salt',
  )
  const id = ids.match(newId())
  const kind = { game: 'who-is-spy', seasonId, mode: 'ranked', language: 'en', ruleset } as const
  const seated = seats.map((seat, place) => ({ ...seat, alias: opened.aliases[place] ?? '' }))
  await inTransaction(db, (client) =>
    createMatch(client, { id, ...kind, pair, seed, salt: 'salt', commitment, seats: seated }),
  )
  const fence = { matchId: id, attempt: (await claimMatch(db, id))?.attempt ?? -1 }
  const settlement = settlementOfLog(
    db,
    { game: 'who-is-spy', seasonId, mode: 'ranked', language: 'en', seats },
    log,
  )
  await settleMatch(db, fence, { entries: log }, settlement)
  return id
}

function agent(db: Database, slug: string) {
  const owner = { name: slug, email: `${slug}@example.invalid` }
  const settings = { kind: 'webhook', url: 'https://agent.example/turn' }
  return saveAgent(db, { slug, name: slug, kind: 'webhook', description: '', owner, settings })
}

const platform = { version: '0.1.0', key: signingKeyFrom(Buffer.alloc(32, 3)) }

async function exported(db: Database, id: MatchId): Promise<readonly string[] | undefined> {
  const played = await readPlayed(db, id)
  return played && exportMatch(played, platform)
}

const wis = (...typed: string[]) => runCommand([backup, restore], typed)

it('a backup restored into a fresh server gives the same board, and exports that verify', async () => {
  const db = await freshDatabase()
  const id = await settledMatch(db)
  const file = path.join(folder, 'wis.backup')
  vi.stubEnv('DATABASE_URL', db.url)
  expect(await wis('backup', file)).toBe(0)
  expect(fs.statSync(file).mode & 0o077).toBe(0)

  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('WIS_DATA_DIR', path.join(folder, 'data'))
  expect(await wis('restore', file)).toBe(0)
  const server = await startEmbeddedServer({ dataDir: path.join(folder, 'data', 'postgres'), durable: false })
  const restored = openDatabase({ url: server.url('wis') })
  try {
    const board = (of: Database) => leaderboard(of, { seasonSlug: 'open', language: 'en' })
    expect(await board(restored)).toEqual(await board(db))
    const lines = await exported(restored, id)
    expect(lines).toEqual(await exported(db, id))
    expect(verifyExport(lines ?? []).ok).toBe(true)
  } finally {
    await restored.close()
    await server.stop()
  }
}, 120_000)

it('a backup of an older version goes into the tables of that version, which are then upgraded', async () => {
  const file = path.join(folder, 'old.backup')
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('WIS_DATA_DIR', path.join(folder, 'old'))
  const old = await startEmbeddedServer({ dataDir: path.join(folder, 'old', 'postgres'), durable: false })
  await migrate(old.url('wis'), { isOwn: true, only: ownMigrations().slice(0, -3) })
  const before = openDatabase({ url: old.url('wis') })
  await before.pool.query(`insert into users (id, name) values ('u', 'Ann')`)
  await before.close()
  expect(await wis('backup', file)).toBe(0)
  await old.stop()

  vi.stubEnv('WIS_DATA_DIR', path.join(folder, 'new'))
  expect(await wis('restore', file)).toBe(0)
  const server = await startEmbeddedServer({ dataDir: path.join(folder, 'new', 'postgres'), durable: false })
  const restored = openDatabase({ url: server.url('wis') })
  try {
    expect(await restored.prisma.user.findMany({ select: { name: true } })).toEqual([{ name: 'Ann' }])
    const { rows } = await restored.pool.query('select count(*)::int as n from _prisma_migrations')
    expect(rows).toEqual([{ n: ownMigrations().length }])
    // What is there is never thrown away for it.
    expect(await wis('restore', file, '--replace')).toBe(1)
    expect(await restored.prisma.user.count()).toBe(1)
  } finally {
    await restored.close()
    await server.stop()
  }
}, 120_000)

it(
  'a backup never overwrites a file, and a file that is no backup is refused with a sentence',
  { tags: ['nightly'], timeout: 60_000 },
  async () => {
    const db = await freshDatabase()
    vi.stubEnv('DATABASE_URL', db.url)
    const file = path.join(folder, 'note.txt')
    fs.writeFileSync(file, 'A note.')
    expect(await wis('backup', file)).toBe(1)
    expect(await wis('restore', file)).toBe(1)
    expect(await wis('restore', path.join(folder, 'none'))).toBe(1)
    expect(fs.readFileSync(file, 'utf8')).toBe('A note.')
    expect(fs.readdirSync(folder)).toEqual(['note.txt'])
  },
)

it(
  'a decompression bomb, or a row that fits no table, ends with a sentence and changes nothing',
  { tags: ['nightly'], timeout: 120_000 },
  async () => {
    const db = await freshDatabase()
    await settledMatch(db)
    vi.stubEnv('DATABASE_URL', db.url)
    const file = path.join(folder, 'wis.backup')
    expect(await wis('backup', file)).toBe(0)
    const lines = gunzipSync(fs.readFileSync(file)).toString().split('\n')
    const seat = lines.findIndex((line) => line.startsWith('{"match_id"'))
    const spoiled = {
      bomb: Buffer.concat([
        gzipSync(`${lines[0] ?? ''}\n`),
        gzipSync(Buffer.alloc(20 * 2 ** 20, `${JSON.stringify({ id: 'x'.repeat(1000) })}\n`)),
      ]),
      'endless line': gzipSync(Buffer.alloc(20 * 2 ** 20, 'x')),
      'wrong row': gzipSync(lines.with(seat, '{"match_id":{}}').join('\n')),
      'no JSON': gzipSync(lines.with(seat, '{"match_id":').join('\n')),
    }
    const told: string[] = []
    vi.mocked(console.error).mockImplementation((line) => void told.push(String(line)))
    for (const [name, bytes] of Object.entries(spoiled)) {
      fs.writeFileSync(path.join(folder, name), bytes)
      expect([name, await wis('restore', path.join(folder, name), '--replace')]).toEqual([name, 1])
    }
    expect(told.map((line) => line.replace(/^.*\/[^/:]+: | \(.*\)/g, ''))).toEqual([
      ...Array.from(
        { length: 2 },
        () => 'it unfolds to more than 200 times its size, so it is not a backup; nothing was changed',
      ),
      ...Array.from({ length: 2 }, () => 'a row in it cannot be stored; nothing was changed'),
    ])
    expect(await db.prisma.match.count()).toBe(1)
  },
)
