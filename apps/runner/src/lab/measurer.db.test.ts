import { systemClock } from '@wis/agents'
import { dueMeasurement, keepReport } from '@wis/db/experiments'
import { presetCalled, readSpec, reportOf } from '@wis/lab'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { startedExperiment } from '../testing/experiment.ts'
import { rowsPlayed, storeRows } from '../testing/played-rows.ts'
import { openLadderOf } from '../testing/season.ts'
import { KeptReports } from './kept-reports.ts'
import { measureNext } from './measurer.ts'

const preset = presetCalled('wis-attack')?.spec
const wanted = {
  ...preset,
  language: ['en'],
  subjects: ['granny', 'fox'],
  design: { ...preset?.design, materials: 2, repeats: 1 },
}
const read = readSpec({ ...wanted, name: 'A test', seed: 'test' })
const spec = read.ok ? read.spec : expect.fail(JSON.stringify(read.faults))
const rows = rowsPlayed(spec)

it('an experiment that is over fills profiles of its subjects once, and again after a new report', async () => {
  const db = await freshDatabase()
  await openLadderOf(db, spec.game)
  const reports = new KeptReports({ db, clock: systemClock, signal: new AbortController().signal })
  try {
    const id = await startedExperiment(db, wanted)
    await storeRows(db, id, rows)
    const report = reportOf(spec, rows)
    const keep = () =>
      keepReport(db, { report, matches: rows.length, due: { id, judged: 0, reportJudged: 0 } })
    await keep()
    await db.prisma.experiment.update({ where: { id }, data: { state: 'running' } })
    expect(await measureNext(db, reports, [])).toBeUndefined()
    await db.prisma.experiment.update({ where: { id }, data: { state: 'ended' } })
    expect(await dueMeasurement(db, [id])).toBeUndefined()
    expect(await measureNext(db, reports, [])).toEqual({ id })
    expect(await measureNext(db, reports, [])).toBeUndefined()
    const stored = () => db.prisma.measurement.findMany({ orderBy: { subject: 'asc' } })
    expect(await stored()).toMatchObject([
      { subject: 'fox', topic: 'attack', source: id, experimentId: id, version: 1, access: 'private' },
      { subject: 'granny', topic: 'attack', ownerId: 'experimenter', matches: rows.length / 2 },
    ])
    await db.pool.query('delete from measurements')
    await db.pool.query(`update experiments set report_at = report_at + interval '1 second'`)
    expect(await measureNext(db, reports, [])).toEqual({ id })
    expect(await stored()).toHaveLength(2)
  } finally {
    await reports.stop()
  }
})
