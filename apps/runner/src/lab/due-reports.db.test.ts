import type { Database } from '@wis/db'
import { dueReports, endJudging, keepReport } from '@wis/db/experiments'
import { readSpec } from '@wis/lab'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { startedExperiment } from '../testing/experiment.ts'
import { rowsPlayed, storeRows } from '../testing/lab-rows.ts'
import { openLadderOf } from '../testing/season.ts'

const wanted = {
  game: 'tic-tac-toe',
  subjects: ['random'],
  opponents: ['perfect'],
  design: { materials: 1, repeats: 4 },
}

async function played(db: Database): Promise<string> {
  await openLadderOf(db, 'tic-tac-toe')
  const read = readSpec({ name: 'A test', seed: 'test', ...wanted })
  const id = await startedExperiment(db, wanted)
  await storeRows(db, id, read.ok ? rowsPlayed(read.spec) : expect.fail('no specification'))
  return id
}

const dueOf = async (db: Database, except: readonly string[] = []) => {
  const [due] = await dueReports(db, except)
  return due
}

describe('a report that is due', () => {
  it('is none of those that just failed', async () => {
    const db = await freshDatabase()
    const id = await played(db)
    expect(await dueOf(db)).toMatchObject({ id })
    expect(await dueOf(db, [id])).toBeUndefined()
  })

  it('is made again if a round of ratings ended while it was made, because other ratings count now', async () => {
    const db = await freshDatabase()
    const id = await played(db)
    const judges = [{ agent: 'sample-kind', rubric: 'clue-fit', times: 1 }]
    await db.prisma.judging.create({
      data: { experimentId: id, round: 1, judges, state: 'asking', due: 2, done: 2 },
    })
    await db.prisma.experiment.update({ where: { id }, data: { judged: 2 } })
    const due = (await dueOf(db)) ?? expect.fail('no report is due')
    await endJudging(db, id, 1)
    await keepReport(db, { report: { of: 'before' }, matches: 4, due })
    const again = (await dueOf(db)) ?? expect.fail('no report is due')
    await keepReport(db, { report: { of: 'after' }, matches: 4, due: again })
    expect(await dueOf(db)).toBeUndefined()
    const stored = await db.prisma.experiment.findUniqueOrThrow({ where: { id } })
    expect(stored).toMatchObject({ state: 'ended', report: { of: 'after' }, reportJudged: 2 })
  })
})

it('a report that is due is told which fields the one before it has', async () => {
  const db = await freshDatabase()
  const id = await played(db)
  const due = (await dueOf(db)) ?? expect.fail('no report is due')
  expect(due.fields).toBeNull()
  const contents = { count: 0, sentence: null }
  for (const [report, fields] of [
    [{ of: 'before' }, { of: null }],
    [
      { contents, families: [] },
      { contents: null, families: null },
    ],
    [{ method: 'judges' }, { method: 'judges' }],
  ] as const) {
    await keepReport(db, { report, matches: 1, due })
    // The next one does not wait until this one is some seconds old.
    await db.prisma.experiment.update({ where: { id }, data: { reportAt: null } })
    expect(await dueOf(db)).toMatchObject({ id, fields })
  }
})
