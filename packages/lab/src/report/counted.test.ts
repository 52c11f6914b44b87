import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../design/planned-match.ts'
import { playPlanned } from '../play/planned-play.ts'
import { presetCalled } from '../presets/presets.ts'
import { readSpec } from '../spec/read-spec.ts'
import { reportOf } from './make-report.ts'

const ids = ['vote-accuracy-after-hearing', 'foul-rate-after-hearing']

function played(preset: string, changes: object = {}) {
  const wanted = presetCalled(preset)?.spec
  const read = readSpec({ ...wanted, subjects: ['fox'], language: ['en'], stop: { games: 30 }, ...changes })
  const spec = read.ok ? read.spec : expect.fail(JSON.stringify(read.faults))
  const schedule = scheduleOf(spec)
  const players = new Map(schedule.kit.house.map((player) => [player.slug, player]))
  const playerCalled = (name: string) => players.get(name) ?? expect.fail(`there is no ${name}`)
  const rows = Array.from(
    { length: schedule.matches },
    (_, at) => playPlanned(schedule, schedule.matchAt(at + 1), playerCalled).played,
  )
  return { rows, report: reportOf(spec, rows) }
}

describe.each(['attack', 'defence'])('the study of the %s', (kind) => {
  it('has rates of those who heard it, where it was said', () => {
    const { report } = played(`wis-${kind}`)
    for (const id of ids) {
      const valueUnder = (wanted: string) =>
        report.cells.find(({ measure, condition }) => measure === id && condition === wanted)?.estimate.value
      for (const condition of [kind, `${kind}-unwarned`]) {
        expect(valueUnder(condition)).toBeGreaterThanOrEqual(0)
        expect(valueUnder(condition)).toBeLessThanOrEqual(1)
      }
      expect(valueUnder('unwarned') ?? null).toBeNull()
    }
  })
})

it('a report has them only where a specification names them, and so do the rows', () => {
  const { rows, report } = played('wis-attack', { measures: [] })
  expect(report.measures.map(({ id }) => id)).not.toEqual(expect.arrayContaining([ids[0]]))
  expect(rows.filter((row) => 'counted' in row)).toEqual([])
  const named = played('wis-attack', { measures: [ids[1]] })
  expect(named.report.measures.map(({ id }) => id)).toEqual([ids[1]])
  expect(named.rows.every((row) => row.counted !== undefined)).toBe(true)
})
