import { systemClock } from '@wis/agents'
import { dueMeasurement, keepReport, usedBySubjects } from '@wis/db/experiments'
import { presetCalled, readSpec, reportOf } from '@wis/lab'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { startedExperiment } from '../testing/experiment.ts'
import { rowsPlayed, storeRows } from '../testing/lab-rows.ts'
import { dealtAll } from '../testing/scheduled-season.ts'
import { openLadderOf } from '../testing/season.ts'
import { KeptReports } from './kept-reports.ts'
import { measureNext } from './reporter.ts'

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
      keepReport(db, {
        report,
        matches: rows.length,
        due: { id, judged: 0, reportJudged: 0, withdrawals: 0 },
      })
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

it('what a subject used is summed by match over the calls of its own seat, under one condition', async () => {
  const db = await freshDatabase()
  await openLadderOf(db, 'tic-tac-toe')
  const id = await startedExperiment(db, {
    game: 'tic-tac-toe',
    subjects: ['perfect'],
    opponents: ['wins-and-blocks'],
    conditions: ['baseline', 'again-1'],
    design: { materials: 4, repeats: 1 },
  })
  await dealtAll(db)
  const dealt = await db.prisma.experimentMatch.findMany({ orderBy: { number: 'asc' } })
  const wanted: unknown[] = []
  for (const { number, matchId, plan } of dealt) {
    const place = wanted.length
    const { seat, subject, deal, condition } = plan as {
      seat: number
      subject: string
      deal: number
      condition: string
    }
    const told = { inputTokens: 100 + number, outputTokens: 7, costMicros: place === 1 ? null : 50 }
    const untold = { inputTokens: null, outputTokens: null, costMicros: null }
    const about = { matchId: matchId ?? '', kind: 'move', round: 1, startedAt: new Date(), latencyMs: 5 }
    // In the first match of all, no call says what it used. In the second no price is known.
    await db.prisma.agentCall.createMany({
      data: [
        { ...about, seq: 1, seat, ...(place === 0 ? untold : told) },
        { ...about, seq: 2, seat: 1 - seat, inputTokens: 9_999, outputTokens: 9_999, costMicros: 9_999 },
        { ...about, seq: 3, seat, ...untold },
        { ...about, seq: 4, seat, ...(place === 0 ? untold : told) },
      ],
    })
    const points = place === 2 ? null : 10 * number
    const results = [0, 1].map((one) => ({ points: one === seat ? points : 5_000 }))
    const { count } = await db.prisma.experimentMatch.updateMany({
      where: { number },
      data: { state: 'played', row: points === null ? { results: [] } : { results } },
    })
    expect(count).toBe(1)
    if (condition !== 'baseline') continue
    wanted.push({
      subject,
      deal,
      tokens: place === 0 ? null : 2 * (107 + number),
      spend: place < 2 ? null : 100,
      points: points ?? 0,
    })
  }
  expect(wanted.length).toBeGreaterThan(2)
  expect(await usedBySubjects(db, id, 'baseline')).toEqual(wanted)
  await db.prisma.experimentMatch.updateMany({ data: { state: 'dropped' } })
  expect(await usedBySubjects(db, id, 'baseline')).toEqual([])
})
