import { systemClock } from '@wis/agents'
import type { Clock } from '@wis/agents'
import { inTransaction } from '@wis/db'
import type { Database } from '@wis/db'
import { listHouseAgents } from '@wis/db/agents'
import { createMatch, tableKind } from '@wis/db/matches'
import type { MatchId } from '@wis/engine'
import { kitCalled } from '@wis/games'
import { rulesets } from '@wis/games/who-is-spy'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it, onTestFinished } from 'vitest'
import { dealKit } from '../matchmaking/deal-kit.ts'
import { createLog } from '../operations/log.ts'
import { openSeason } from '../testing/season.ts'
import { until } from '../testing/until.ts'
import { createJobs } from './jobs.ts'
import type { JobHurry, Jobs } from './jobs.ts'

const kit = kitCalled('who-is-spy') ?? expect.fail('the game is gone')

async function unfinishedMatch(db: Database): Promise<MatchId> {
  const seasonId = await openSeason(db)
  const ruleset = rulesets['wis-2024']
  const kind = tableKind({ seasonId, mode: 'practice', language: 'en', game: 'who-is-spy', ruleset })
  const players = (await listHouseAgents(db))
    .slice(0, 6)
    .map(({ id, versionId }) => ({ agentId: id, versionId }))
  const match = dealKit({ kit, kind, players, words: { pair: ['tea', 'coffee'], place: null } })
  await inTransaction(db, (client) => createMatch(client, match))
  return match.id
}

interface Worked {
  run(key: string, data: unknown, hurry: JobHurry): Promise<void>
  giveUp?(key: string): Promise<unknown>
  atOnce?: number
}

interface Started {
  readonly jobs: Jobs
  readonly rests: readonly number[]
  readonly lines: readonly string[]
}

const lockKey = 7

const isRest = (ms: number) => ms % 1000 === 0 && ms !== 3000

/** The jobs of a runner that plays matches with `run`, and the pauses it has made. */
async function started(db: Database, given: Worked): Promise<Started> {
  const rests: number[] = []
  const lines: string[] = []
  const clock: Clock = {
    now: () => new Date(0),
    pause: async (ms, signal) => (isRest(ms) ? void rests.push(ms) : systemClock.pause(ms, signal)),
  }
  const idle = { atOnce: 1, run: async () => undefined }
  const work = { match: { atOnce: 2, ...given }, table: idle, 'flight-check': idle, experiment: idle }
  const log = createLog((line) => void lines.push(line))
  const jobs = createJobs({ db, clock, log, work, drainMs: 9500, lockKey })
  await jobs.start()
  onTestFinished(() => jobs.stop())
  return { jobs, rests, lines }
}

const untilDrained = ({ drain }: JobHurry) =>
  new Promise<void>((resolve) => drain.addEventListener('abort', () => resolve()))

describe('a match without a job', () => {
  it('is taken up once', async () => {
    const db = await freshDatabase()
    const match = await unfinishedMatch(db)
    const begun: string[] = []
    const run = async (key: string, _: unknown, hurry: JobHurry) => {
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
  it(
    'pauses before its next attempt, longer each time, and says so in one short line',
    { tags: ['nightly'] },
    async () => {
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
    },
  )

  it('is given up after too many failures in a row, and not tried again', { tags: ['nightly'] }, async () => {
    const db = await freshDatabase()
    const match = await unfinishedMatch(db)
    const givenUp: string[] = []
    let tries = 0
    const run = async () => {
      tries += 1
      throw new Error('it cannot be read')
    }
    // The first attempt to end it fails too.
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
})

/** The jobs of matches as the queue has them. */
const stored = async (db: Database, column: 'state' | 'priority') =>
  (
    await db.pool.query<Record<string, unknown>>(`select ${column} from pgboss.job where name = 'match'`)
  ).rows.map((row) => row[column])

describe('a job that is taken', () => {
  it('is recorded in the same statement, so that its runner may die right then', async () => {
    const db = await freshDatabase()
    await unfinishedMatch(db)
    const { jobs } = await started(db, { run: async (_, __, hurry) => untilDrained(hurry) })
    const blocker = await db.pool.connect()
    await blocker.query('begin; lock table runner_jobs in share mode')
    await jobs.adoptOrphans()
    await until('a runner that waits to write down its job', async () => {
      const waiting = `select 1 from pg_locks where relation = 'runner_jobs'::regclass and not granted`
      return ((await db.pool.query(waiting)).rowCount ?? 0) > 0
    })
    expect(await stored(db, 'state')).toEqual(['created'])
    await blocker.query('commit')
    blocker.release()
    await until('its job', async () => jobs.inHand().length === 1)
    const { rows } = await db.pool.query('select queue, lock_key from runner_jobs')
    expect(rows).toEqual([{ queue: 'match', lock_key: lockKey }])
  })
})

describe('a job that has lost its runner', () => {
  it('is taken even by a runner that has no room for a new one', async () => {
    const db = await freshDatabase()
    const begun: string[] = []
    const run = async (key: string, _: unknown, hurry: JobHurry) => {
      begun.push(key)
      await untilDrained(hurry)
    }
    const { jobs } = await started(db, { run, atOnce: 1 })
    await jobs.offer('match', ['first'])
    await until('a runner without room', async () => begun.length === 1)
    await jobs.offer('match', ['new', 'left-behind'])
    const { rows } = await db.pool.query<{ id: string }>(
      `select id from pgboss.job where singleton_key = 'left-behind'`,
    )
    await inTransaction(db, (client) =>
      jobs.giveBack(
        client,
        'match',
        rows.map(({ id }) => id),
      ),
    )
    jobs.look('match')
    await until('what was left behind', async () => begun.length > 1)
    expect(begun).toEqual(['first', 'left-behind'])
  })

  it('also goes first if its runner handed it over', async () => {
    const db = await freshDatabase()
    await unfinishedMatch(db)
    const { jobs } = await started(db, { run: async (_, __, hurry) => untilDrained(hurry) })
    await jobs.adoptOrphans()
    await until('its job', async () => jobs.inHand().length === 1)
    await jobs.stop()
    expect(await stored(db, 'state')).toEqual(['retry'])
    expect(await stored(db, 'priority')).toEqual([1])
  })
})
