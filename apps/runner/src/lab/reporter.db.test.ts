import { Worker } from 'node:worker_threads'
import { systemClock } from '@wis/agents'
import type { Clock } from '@wis/agents'
import type { Database } from '@wis/db'
import { readExperiment } from '@wis/db/experiments'
import { readSpec, ReportMaker } from '@wis/lab'
import { freshDatabase, sampled } from '@wis/testkit'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createLog } from '../operations/log.ts'
import { startedExperiment } from '../testing/experiment.ts'
import { rowsPlayed, storeRows } from '../testing/lab-rows.ts'
import { openLadderOf } from '../testing/season.ts'
import { until } from '../testing/until.ts'
import { startReportWorker } from './report-thread.ts'
import { createReporter } from './reporter.ts'

const wanted = {
  game: 'tic-tac-toe',
  subjects: ['random'],
  opponents: ['perfect'],
  design: { materials: 1, repeats: 8 },
}
const read = readSpec({ name: 'A test', seed: 'test', ...wanted })
const rows = read.ok ? rowsPlayed(read.spec) : expect.fail('no specification')

/** Every wait takes no time, and the clock says that it did. */
function hurriedClock(): Clock {
  let now = Date.now()
  return {
    now: () => new Date(now),
    pause: (ms, signal) => {
      now += ms
      return systemClock.pause(20, signal)
    },
  }
}

async function reporting(db: Database, startThread: () => Worker) {
  const said: string[] = []
  const log = createLog((line) => void said.push(line))
  const reporter = createReporter({ db, clock: hurriedClock(), log, startThread })
  await reporter.start()
  onTestFinished(() => reporter.stop())
  return said
}

const dying = () => new Worker('process.exit(1)', { eval: true })
const madeOf = (db: Database, id: string, matches: number) =>
  until('the report', async () => (await readExperiment(db, id))?.reportOf === matches, 60_000)

describe('a report whose thread dies', () => {
  it(
    'is made later, and meanwhile the one before says of how many matches it is',
    { tags: ['nightly'], timeout: 120_000 },
    async () => {
      const db = await freshDatabase()
      await openLadderOf(db, 'tic-tac-toe')
      const id = await startedExperiment(db, wanted)
      await storeRows(db, id, rows.slice(0, 4))
      const threads: Worker[] = []
      let fails = false
      let failed = 0
      const said = await reporting(db, () => {
        if (fails) failed += 1
        const thread = fails ? dying() : startReportWorker()
        threads.push(thread)
        return thread
      })
      await madeOf(db, id, 4)
      fails = true
      for (const thread of threads) await thread.terminate()
      const other = await startedExperiment(db, wanted)
      for (const [one, some] of [
        [id, rows.slice(4)],
        [other, rows],
      ] as const)
        await storeRows(db, one, some)
      await db.pool.query(`update experiments set state = 'ended'`)
      await until('failures', () => Promise.resolve(failed >= 4), 60_000)
      expect(await readExperiment(db, id)).toMatchObject({ played: 8, reportOf: 4 })
      expect(await readExperiment(db, other)).toMatchObject({ played: 8, reportOf: null })
      fails = false
      await Promise.all([madeOf(db, id, 8), madeOf(db, other, 8)])
      expect(said.join()).toContain('report-not-made')
    },
  )

  it(
    'and whose connections break is made with new ones',
    { tags: ['nightly'], timeout: 120_000 },
    async () => {
      const db = await freshDatabase()
      await openLadderOf(db, 'tic-tac-toe')
      const id = await startedExperiment(db, wanted)
      await storeRows(db, id, rows)
      let broken = 0
      await reporting(db, () => {
        if (broken++ === 0) void breakConnections(db)
        return startReportWorker()
      })
      await madeOf(db, id, 8)
      expect(broken).toBeGreaterThan(0)
    },
  )
})

describe('a report that was made before', () => {
  it.each(sampled(['deal', 'content', 'family', 'sized', 'cuts', 'rounded', 'whole'] as const))(
    'by %s is made again as it was when an experiment that is over gets ratings',
    async (method) => {
      const db = await freshDatabase()
      await openLadderOf(db, 'tic-tac-toe')
      const id = await startedExperiment(db, wanted)
      await storeRows(db, id, rows)
      const maker = new ReportMaker(read.ok ? read.spec : expect.fail('no specification'), [], method)
      for (const row of rows) maker.add(row)
      const report = JSON.stringify({ ...maker.report(), names: 'as they were' })
      await db.pool.query(
        `update experiments set state = 'ended', report = $2, report_of = 8, judged = 1 where id = $1`,
        [id, report],
      )
      await reporting(db, startReportWorker)
      await until('the report', async () => (await storedReport(db, id)).isMade, 60_000)
      expect((await storedReport(db, id)).report).toEqual(JSON.parse(JSON.stringify(maker.report())))
    },
    120_000,
  )

  it('is made by the newest method while its experiment is played', async () => {
    const db = await freshDatabase()
    await openLadderOf(db, 'tic-tac-toe')
    const id = await startedExperiment(db, wanted)
    await storeRows(db, id, rows)
    await db.pool.query(`update experiments set state = 'paused', report = '{}', report_of = 4`)
    await reporting(db, startReportWorker)
    await madeOf(db, id, 8)
    expect((await storedReport(db, id)).report).toMatchObject({
      contents: { count: 0 },
      families: [],
      interactions: [],
    })
  }, 120_000)
})

async function storedReport(db: Database, id: string) {
  const { report, reportJudged } = await db.prisma.experiment.findUniqueOrThrow({ where: { id } })
  return { report, isMade: reportJudged === 1 }
}

const breakConnections = (db: Database) =>
  db.pool
    .query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    .catch(() => undefined)
