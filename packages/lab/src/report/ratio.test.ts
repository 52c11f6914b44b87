import { expect, it } from 'vitest'
import { scheduleOf } from '../design/planned-match.ts'
import { playPlanned } from '../play/planned-play.ts'
import type { PlayedMatch } from '../play/played-match.ts'
import { readSpec } from '../spec/read-spec.ts'
import { ReportMaker } from './make-report.ts'
import type { ReportMethod } from './report-method.ts'

const read = readSpec({
  name: 'Bids',
  game: 'bid',
  ruleset: 'llmarena',
  subjects: ['random', 'half', 'truthful'],
  opponents: ['half'],
  measures: ['equilibrium-gap'],
  design: { materials: 40, repeats: 1 },
  seed: 'bids',
})
const spec = read.ok ? read.spec : expect.fail(JSON.stringify(read.faults))
const schedule = scheduleOf(spec)
const rows: readonly PlayedMatch[] = Array.from({ length: schedule.matches }, (_, at) => {
  const house = (name: string) =>
    schedule.kit.house.find(({ slug }) => slug === name) ?? schedule.kit.house[0]
  return playPlanned(schedule, schedule.matchAt(at + 1), house).played
})

function gapOf(subject: string, method?: ReportMethod) {
  const maker = new ReportMaker(spec, [], method)
  for (const row of rows) maker.add(row)
  return (
    maker.report().cells.find((cell) => cell.subject === subject)?.estimate ?? expect.fail('no such subject')
  )
}

it('a share that may be below nothing or above the whole has an interval around its value', () => {
  for (const subject of ['random', 'half']) {
    const { value, low, high } = gapOf(subject)
    expect(low).toBeLessThan(value ?? 0)
    expect(high).toBeGreaterThan(value ?? 0)
  }
  expect(gapOf('truthful').value).toBeCloseTo(1)
})

it('reports of before keep the interval that they had', () => {
  expect(gapOf('random', 'sized').method).toMatch(/^wilson/)
  expect(gapOf('random').method).toMatch(/^bootstrap-t/)
})
