import { systemClock } from '@wis/agents'
import type { Clock } from '@wis/agents'
import { createMatch, inTransaction, listHouseAgents, tableKind } from '@wis/db'
import type { Database } from '@wis/db'
import type { MatchId } from '@wis/engine'
import { rulesets } from '@wis/games'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it, onTestFinished } from 'vitest'
import { dealMatch } from '../matchmaking/deal-match.ts'
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
  giveUp?(key: string): Promise<unknown>
  onBegun?(): Promise<void>
}

interface Started {
  readonly jobs: Jobs
  readonly rests: readonly number[]
  readonly lines: readonly string[]
}

const isRest = (ms: number) => ms % 1000 === 0 && ms !== 3000

/** Jobs of a runner whose matches are whatever `run` does, and what it has rested. */
async function started(db: Database, { onBegun, ...given }: Worked): Promise<Started> {
  const rests: number[] = []
  const lines: string[] = []
  const clock: Clock = {
    now: () => new Date(0),
    pause: async (ms, signal) => (isRest(ms) ? void rests.push(ms) : systemClock.pause(ms, signal)),
  }
  const idle = { atOnce: 1, run: async () => undefined }
  const work = { match: { atOnce: 2, ...given }, table: idle, 'flight-check': idle }
  const log = createLog((line) => void lines.push(line))
  const jobs = createJobs({ db, clock, log, work, drainMs: 1000, ...(onBegun && { onBegun }) })
  await jobs.start()
  onTestFinished(() => jobs.stop())
  return { jobs, rests, lines }
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
  it('rests before anybody takes it up again, each time longer, and says so in one short line', async () => {
    const db = await freshDatabase()
    await unfinishedMatch(db)
    let tries = 0
    const run = async () => {
      tries += 1
      if (tries < 7) throw new Error('the database is away\nfor a while')
    }
    const { jobs, rests, lines } = await started(db, { run })
    await jobs.adoptOrphans()
    await until('the seventh try', async () => tries === 7)
    expect(rests).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000])
    expect(lines).toHaveLength(6)
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ event: 'job-interrupted', queue: 'match', tries: 2 })
    expect(lines.every((line) => line.length < 500 && !line.includes('for a while'))).toBe(true)
  })

  it('again and again is given up by whoever can end it, and not tried any more', async () => {
    const db = await freshDatabase()
    const match = await unfinishedMatch(db)
    const givenUp: string[] = []
    let tries = 0
    const run = async () => {
      tries += 1
      throw new Error('it cannot be read')
    }
    // The first time it cannot be ended either.
    const giveUp = async (key: string) => {
      givenUp.push(key)
      if (givenUp.length === 1) throw new Error('the database is away')
    }
    const { jobs } = await started(db, { run, giveUp })
    await jobs.adoptOrphans()
    const state = async () => (await db.pool.query(`select state from pgboss.job where name = 'match'`)).rows
    await until('its end', async () => (await state())[0]?.state === 'completed')
    expect(tries).toBe(6)
    expect(givenUp).toEqual([match, match])
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
