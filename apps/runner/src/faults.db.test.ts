import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { guardEmbeddedServer, openDatabase } from '@wis/db'
import type { Database } from '@wis/db'
import { compareStandings } from '@wis/db/boards'
import { listMatches, listUnfinished, readMatch } from '@wis/db/matches'
import { ids } from '@wis/engine'
import type { MatchId } from '@wis/engine'
import { freshDatabase, readLog } from '@wis/testkit'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startRunner } from './testing/runner-process.ts'
import { openSeason, queueHouseTables } from './testing/season.ts'
import { until } from './testing/until.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A match that has begun and has at least the wanted number of entries. */
const begun = (db: Database, entries: number) =>
  until(`a match with ${entries} entries`, async () => {
    const [id] = await listUnfinished(db)
    return id !== undefined && (await readLog(db, id, 'director')).length >= entries ? id : undefined
  })

const over = (db: Database, id: MatchId) =>
  until(
    'the end',
    async () => {
      const match = await readMatch(db, id)
      return match?.status === 'finished' || match?.status === 'void' ? match : undefined
    },
    80_000,
  )

/** No entry is missing, none is there twice, and the books agree. */
async function expectWhole(db: Database, id: MatchId): Promise<void> {
  const log = await readLog(db, id, 'director')
  expect(log.map(({ seq }) => seq)).toEqual([...log.keys()])
  expect(log.filter(({ event }) => event.type === 'match-ended')).toHaveLength(1)
  expect(await db.prisma.ledgerRow.count({ where: { matchId: id } })).toBe(6)
  expect(await compareStandings(db)).toEqual([])
}

/**
 * The first round must last until another runner has started, even on a busy machine, and the match may end with that
 * round. The second runner hurries.
 */
const slow = { WIS_HOUSE_PACE_MS: '3000' }
const someEntries = 4

describe('a runner that is killed', () => {
  it('has its match finished by another runner, and so does the runner that resumes it', async () => {
    const db = await freshDatabase()
    await queueHouseTables(db, await openSeason(db), 1)
    const first = await startRunner(db.url, slow)
    const id = await begun(db, someEntries)
    const second = await startRunner(db.url, slow)
    first.process.kill('SIGKILL')
    await second.until('match-resumed')
    const before = (await readLog(db, id, 'director')).length
    second.process.kill('SIGKILL')
    await startRunner(db.url)
    expect((await over(db, id)).status).toBe('finished')
    expect((await readLog(db, id, 'director')).length).toBeGreaterThan(before)
    await expectWhole(db, id)
  }, 120_000)
})

describe('a runner that is told to stop', { tags: ['nightly'] }, () => {
  it('hands its match over at the end of a turn', async () => {
    const db = await freshDatabase()
    await queueHouseTables(db, await openSeason(db), 1)
    const first = await startRunner(db.url, slow)
    const id = await begun(db, someEntries)
    await startRunner(db.url)
    first.process.kill('SIGTERM')
    await first.until('runner-stopped')
    await over(db, id)
    await expectWhole(db, id)
  }, 120_000)
})

describe('a runner that hangs', { tags: ['nightly'] }, () => {
  it('loses its match to another runner, and its late writes are refused', async () => {
    const db = await freshDatabase()
    await queueHouseTables(db, await openSeason(db), 1)
    const hung = await startRunner(db.url, slow)
    const id = await begun(db, someEntries)
    hung.process.kill('SIGSTOP')
    const other = await startRunner(db.url)
    // The others notice its silence, not a missed heartbeat of its job.
    await other.until('job-taken-over')
    await other.until('match-resumed')
    hung.process.kill('SIGCONT')
    await over(db, id)
    await expectWhole(db, id)
  }, 120_000)
})

describe('a database that dies during a match', { tags: ['nightly'] }, () => {
  it('comes back, and the match is finished from its log', async () => {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-dying-'))
    const server = await guardEmbeddedServer({ dataDir, onRestart: () => undefined })
    const url = server.url('wis')
    execFileSync(path.join(root, 'node_modules/.bin/prisma'), ['migrate', 'deploy'], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: url },
    })
    const db = openDatabase({ url })
    onTestFinished(async () => {
      await db.close()
      await server.stop()
      fs.rmSync(dataDir, { recursive: true, force: true })
    })
    await queueHouseTables(db, await openSeason(db), 1)
    await startRunner(url)
    const id = await begun(db, someEntries)
    const before = await readLog(db, id, 'director')
    process.kill(server.pid, 'SIGKILL')
    await until('the database', () => over(db, id), 60_000)
    expect((await readLog(db, id, 'director')).slice(0, before.length)).toEqual(before)
    await expectWhole(db, id)
  }, 120_000)
})

describe('several runners on one database', { tags: ['nightly'] }, () => {
  it('play every match once', async () => {
    const db = await freshDatabase()
    await queueHouseTables(db, await openSeason(db), 12)
    const env = { WIS_HOUSE_PACE_MS: '50' }
    await Promise.all([startRunner(db.url, env), startRunner(db.url, env)])
    const done = await until('twelve matches', async () => {
      const { items } = await listMatches(db, { status: ['finished', 'void'], limit: 50 })
      return items.length === 12 ? items : undefined
    })
    for (const { id, status } of done) if (status === 'finished') await expectWhole(db, ids.match(id))
  })
})
