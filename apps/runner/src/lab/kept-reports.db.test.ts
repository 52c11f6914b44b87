import { Worker } from 'node:worker_threads'
import { systemClock } from '@wis/agents'
import type { Database } from '@wis/db'
import { readSpec, reportOf } from '@wis/lab'
import type { ExperimentSpec, PlayedMatch } from '@wis/lab'
import { freshDatabase } from '@wis/testkit'
import fc from 'fast-check'
import type pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startedExperiment } from '../testing/experiment.ts'
import { rowsPlayed, storeRows } from '../testing/lab-rows.ts'
import { openLadderOf } from '../testing/season.ts'
import { KeptReports } from './kept-reports.ts'
import { startReportWorker } from './report-thread.ts'

const wanted = {
  game: 'tic-tac-toe',
  subjects: ['random', 'perfect'],
  opponents: ['wins-and-blocks'],
  design: { materials: 1, repeats: 20 },
}

function specWith(seed: string): ExperimentSpec {
  const read = readSpec({ name: 'A test', seed, ...wanted })
  return read.ok ? read.spec : expect.fail(JSON.stringify(read.faults))
}

const spec = specWith('test')
const subject = { kind: 'matches', spec, judges: [] } as const
const rows = rowsPlayed(spec)
const whole = (some: readonly PlayedMatch[]) =>
  JSON.stringify(
    reportOf(
      spec,
      some.toSorted((one, other) => one.number - other.number),
    ),
  )

async function prepared(): Promise<Database> {
  const db = await freshDatabase()
  await openLadderOf(db, 'tic-tac-toe')
  return db
}

const started = (db: Database) => startedExperiment(db, { ...wanted, seed: 'test' })

/** The reports, and how many rows each of them has read from the database. */
function counted(db: Database, startThread = startReportWorker, clock = systemClock) {
  let read = 0
  const pool = new Proxy(db.pool, {
    get: (target, key) =>
      key === 'query'
        ? async (query: pg.QueryConfig) => {
            const result = await target.query(query)
            if (query.name === 'rows-numbered') read += result.rows.length
            return result
          }
        : (Reflect.get(target, key) as unknown),
  })
  const { signal } = new AbortController()
  const reports = new KeptReports({ db: { ...db, pool }, clock, signal, startThread })
  onTestFinished(() => reports.stop())
  const next = async (id: string) => {
    read = 0
    const due = { id, state: 'running', judged: 0, withdrawals: 0 } as const
    const { report, matches } = await reports.reportOf({ due, subject })
    return { report: JSON.stringify(report), matches, read }
  }
  return { reports, next }
}

describe('the report of an experiment that goes on', () => {
  it(
    'reads only the rows that are new, and is the one of all rows, in whatever order matches end',
    { tags: ['nightly'], timeout: 120_000 },
    async () => {
      const db = await prepared()
      const order = fc.record({
        arriving: fc.shuffledSubarray([...rows], { minLength: rows.length }),
        cuts: fc.array(fc.integer({ min: 1, max: rows.length - 1 }), { minLength: 1, maxLength: 3 }),
      })
      await fc.assert(
        fc.asyncProperty(order, async ({ arriving, cuts }) => {
          const id = await started(db)
          const { next, reports } = counted(db)
          let stored = 0
          for (const cut of [...cuts.toSorted((one, other) => one - other), rows.length]) {
            const fresh = arriving.slice(stored, cut)
            await storeRows(db, id, fresh)
            stored += fresh.length
            expect(await next(id)).toEqual({
              report: whole(arriving.slice(0, cut)),
              matches: stored,
              read: fresh.length,
            })
          }
          await reports.stop()
        }),
        { numRuns: 3 },
      )
    },
  )

  it('reads all rows again if they are not as they were', async () => {
    const db = await prepared()
    const id = await started(db)
    const { next } = counted(db)
    await storeRows(db, id, rows.slice(0, 20))
    await next(id)
    await db.pool.query(
      `update experiment_matches set state = 'again' where experiment_id = $1 and number = 3`,
      [id],
    )
    await db.pool.query('update experiments set played = played - 1 where id = $1', [id])
    const left = rows.slice(0, 20).filter(({ number }) => number !== 3)
    expect(await next(id)).toEqual({ report: whole(left), matches: 19, read: 19 })
  }, 60_000)

  it(
    'is made of all rows again after its thread has died, at work or at rest',
    { tags: ['nightly'], timeout: 60_000 },
    async () => {
      const db = await prepared()
      const id = await started(db)
      await storeRows(db, id, rows.slice(0, 20))
      const threads: Worker[] = []
      const { next } = counted(db, () => {
        const thread =
          threads.length === 0 ? new Worker('process.exit(1)', { eval: true }) : startReportWorker()
        threads.push(thread)
        return thread
      })
      await expect(next(id)).rejects.toThrow('the thread ended without a report')
      const expected = { report: whole(rows.slice(0, 20)), matches: 20, read: 20 }
      expect(await next(id)).toEqual(expected)
      expect(await next(id)).toEqual({ ...expected, read: 0 })
      await threads[1]?.terminate()
      expect(await next(id)).toEqual(expected)
    },
  )

  it(
    'forgets sums that nobody asked for in ten minutes',
    { tags: ['nightly'], timeout: 60_000 },
    async () => {
      const db = await prepared()
      const id = await started(db)
      await storeRows(db, id, rows.slice(0, 4))
      let now = Date.parse('2030-01-01T00:00:00Z')
      const { reports, next } = counted(db, startReportWorker, { ...systemClock, now: () => new Date(now) })
      await next(id)
      now += 600_000
      await reports.rest()
      expect((await next(id)).read).toBe(0)
      now += 600_001
      await reports.rest()
      expect((await next(id)).read).toBe(4)
    },
  )

  it(
    'keeps the sums of four experiments and of no more',
    { tags: ['nightly'], timeout: 60_000 },
    async () => {
      const db = await prepared()
      const { next } = counted(db)
      const made: string[] = []
      for (let at = 0; at < 5; at++) {
        const id = await started(db)
        await storeRows(db, id, rows.slice(0, 4))
        made.push(id)
        await next(id)
      }
      const read: number[] = []
      for (const id of made.toReversed()) read.push((await next(id)).read)
      expect(read).toEqual([0, 0, 0, 0, 4])
    },
  )
})
