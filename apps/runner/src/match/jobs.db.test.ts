import { createMatch, inTransaction, listHouseAgents, tableKind } from '@wis/db'
import type { Database } from '@wis/db'
import type { MatchId } from '@wis/engine'
import { rulesets } from '@wis/games'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it, onTestFinished } from 'vitest'
import { dealMatch } from '../matchmaking/deal-match.ts'
import { systemClock } from '../operations/clock.ts'
import type { Clock } from '../operations/clock.ts'
import { createLog } from '../operations/log.ts'
import { openSeason } from '../testing/season.ts'
import { until } from '../testing/until.ts'
import { createJobs } from './jobs.ts'
import type { Hurry, Jobs } from './jobs.ts'

async function unfinishedMatch(db: Database): Promise<MatchId> {
  const seasonId = await openSeason(db)
  const ruleset = rulesets['wis-2024']
  const kind = tableKind({ seasonId, mode: 'practice', language: 'en', game: 'who-is-spy', ruleset })
  const players = (await listHouseAgents(db))
    .slice(0, 6)
    .map(({ id, versionId }) => ({ agentId: id, versionId }))
  const match = dealMatch({ kind, players, pair: ['tea', 'coffee'] })
  await inTransaction(db, (client) => createMatch(client, match))
  return match.id
}

interface Worked {
  run(key: string, data: unknown, hurry: Hurry): Promise<void>
  onBegun?(): Promise<void>
}

/** Jobs of a runner whose matches are whatever `run` does, and how often it has rested. */
async function started(db: Database, { run, onBegun }: Worked): Promise<{ jobs: Jobs; rests: number[] }> {
  const rests: number[] = []
  const clock: Clock = {
    now: () => new Date(0),
    pause: async (ms, signal) => (ms === 1000 ? void rests.push(ms) : systemClock.pause(ms, signal)),
  }
  const idle = { atOnce: 1, run: async () => undefined }
  const work = { match: { atOnce: 2, run }, table: idle, 'flight-check': idle }
  const log = createLog(() => undefined)
  const jobs = createJobs({ db, clock, log, work, drainMs: 1000, ...(onBegun && { onBegun }) })
  await jobs.start()
  onTestFinished(() => jobs.stop())
  return { jobs, rests }
}

const untilDrained = ({ drain }: Hurry) =>
  new Promise<void>((resolve) => drain.addEventListener('abort', () => resolve()))

describe('a match without a job', () => {
  it('is taken up, and once only', async () => {
    const db = await freshDatabase()
    const match = await unfinishedMatch(db)
    const begun: string[] = []
    const run = async (key: string, _: unknown, hurry: Hurry) => {
      begun.push(key)
      await untilDrained(hurry)
    }
    const { jobs } = await started(db, { run })
    await jobs.adoptOrphans()
    await until('its job', async () => begun.length > 0)
    await jobs.adoptOrphans()
    const { rows } = await db.pool.query(`select state, singleton_key from pgboss.job where name = 'match'`)
    expect(rows).toEqual([{ state: 'active', singleton_key: match }])
    expect(begun).toEqual([match])
  })
})

describe('a job that fails', () => {
  it('rests a little before anybody takes it up again', async () => {
    const db = await freshDatabase()
    await unfinishedMatch(db)
    let tries = 0
    const run = async () => {
      tries += 1
      if (tries < 3) throw new Error('the database is away')
    }
    const { jobs, rests } = await started(db, { run })
    await jobs.adoptOrphans()
    await until('the third try', async () => tries === 3)
    expect(rests).toEqual([1000, 1000])
  })

  it('before it has begun is not in hand', async () => {
    const db = await freshDatabase()
    await unfinishedMatch(db)
    let notes = 0
    const onBegun = async () => {
      notes += 1
      if (notes === 1) throw new Error('the database is away')
    }
    let tries = 0
    const { jobs } = await started(db, { run: async () => void (tries += 1), onBegun })
    await jobs.adoptOrphans()
    await until('another try', async () => tries > 0)
    await until('an empty hand', async () => jobs.inHand().length === 0)
    expect(tries).toBe(1)
  })
})
