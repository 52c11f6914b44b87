import { rngAt } from '@wis/engine'
import { expect, it } from 'vitest'
import { scheduleOf } from '../design/planned-match.ts'
import { planOf } from '../plan.ts'
import { ReportMaker } from '../report/make-report.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { readSpec } from '../spec/read-spec.ts'
import { pilotGuesses } from './pilot-guesses.ts'
import { readPilot } from './pilot.ts'

const measures = ['win-rate', 'mean-points']

function specWith(changed: object): ExperimentSpec {
  const read = readSpec({
    name: 'x',
    game: 'hanabi',
    subjects: ['one', 'two'],
    seed: 'a',
    measures,
    ...changed,
  })
  return read.ok ? read.spec : expect.fail(JSON.stringify(read.faults))
}

interface Planted {
  readonly rates: readonly [number, number]
  /** How often both of a deal are decided by the same chance. */
  readonly alike: number
  /** The standard deviation of points. */
  readonly deviation: number
}

/** The report of an experiment in which everything is as planted. */
function pilotWith({ rates, alike, deviation }: Planted, deals = 400, seed = 'pilot') {
  const played = { subjects: ['one'], conditions: ['baseline', 'again-1'] }
  const spec = specWith({ ...played, design: { materials: deals, repeats: 1 } })
  const { matchAt } = scheduleOf(spec)
  const rng = rngAt(seed, 0)
  const normal = () => Math.sqrt(-2 * Math.log(1 - rng.next())) * Math.cos(2 * Math.PI * rng.next())
  const maker = new ReportMaker(spec)
  for (let deal = 0; deal < deals; deal++) {
    const shared = { win: rng.next(), points: normal(), isShared: rng.next() < alike }
    for (const at of [0, 1] as const) {
      const { number, seat, factors, subject, condition } = matchAt(2 * deal + at + 1)
      const own = { win: rng.next(), points: normal() }
      const isWon = (shared.isShared ? shared.win : own.win) < rates[at]
      const points = deviation * (Math.sqrt(alike) * shared.points + Math.sqrt(1 - alike) * own.points)
      const result = { place: isWon ? 1 : 2, team: 0, role: null, points, facts: {} }
      const results = Array.from({ length: seat + 1 }, () => result)
      const row = { number, deal: deal + 1, subject, condition, seat, factors, results, choices: [] }
      maker.add({ ...row, end: 'decided', forfeits: 0, turns: 1 })
    }
  }
  return readPilot(JSON.parse(JSON.stringify(maker.report()))) ?? expect.fail('no pilot')
}

it('a pilot tells rates, deviations and how much two go together, from the widths of intervals', () => {
  const pilot = pilotWith({ rates: [0.3, 0.3], alike: 0.6, deviation: 7 })
  const { 'win-rate': wins, 'mean-points': points } = pilotGuesses(pilot, specWith({}))
  expect(Math.abs((wins?.rate ?? 0) - 0.3)).toBeLessThan(0.05)
  expect(Math.abs((wins?.correlation ?? 0) - 0.6)).toBeLessThan(0.1)
  expect(Math.abs((points?.deviation ?? 0) - 7)).toBeLessThan(0.7)
  expect(Math.abs((points?.correlation ?? 0) - 0.6)).toBeLessThan(0.1)
  const strangers = pilotGuesses(pilotWith({ rates: [0.5, 0.5], alike: 0, deviation: 7 }), specWith({}))
  expect(Math.abs(strangers['win-rate']?.correlation ?? 1)).toBeLessThan(0.2)
})

it('a pilot that never saw a success does not say that there is none', () => {
  const { 'win-rate': wins } = pilotGuesses(
    pilotWith({ rates: [0, 0], alike: 0, deviation: 7 }, 40),
    specWith({}),
  )
  expect(wins?.rate).toBeCloseTo(2 / 84, 12)
})

const design = { materials: 60, repeats: 1 }
const found = (spec: ExperimentSpec, pilot?: ReturnType<typeof pilotWith>) =>
  new Map(planOf(spec, pilot).detects.map((one) => [one.measure, one]))

it('a plan finds smaller differences where a pilot says that two go together, and differences of points at all', () => {
  const spec = specWith({ design })
  const before = planOf(spec)
  expect(before.detects.map(({ measure }) => measure)).toEqual(['win-rate'])
  const pilot = pilotWith({ rates: [0.5, 0.5], alike: 0.6, deviation: 4 })
  const after = found(spec, pilot)
  expect(after.get('win-rate')?.difference).toBeLessThan(0.85 * (before.detects[0]?.difference ?? 0))
  expect(after.get('win-rate')?.guessed.by).toBe('pilot')
  // Subjects are compared by every measure that the specification names.
  expect([...after.keys()]).toEqual(['win-rate', 'mean-points'])
  const conditions = ['baseline', 'again-1']
  const [none, all] = [
    planOf(specWith({ design, conditions })),
    found(specWith({ design, conditions }), pilot),
  ]
  expect(none.notGuessed).toEqual(['mean-points'])
  // Four for one subject, √(2 · 0.4) times that for a difference, and √60 deals: 0.46 · (1.96 + 0.84), corrected for four.
  expect(all.get('mean-points')?.difference).toBeGreaterThan(1.2)
  expect(all.get('mean-points')?.difference).toBeLessThan(2)
})

it('what a specification states goes before its pilot, and is said to', () => {
  const guesses = { 'mean-points': { deviation: 4 }, 'win-rate': { rate: 0.1, correlation: 0.5 } }
  const spec = specWith({ design, guesses, conditions: ['baseline', 'again-1'] })
  const told = found(spec, pilotWith({ rates: [0.5, 0.5], alike: 0, deviation: 1 }))
  expect(told.get('win-rate')?.guessed).toEqual({ rate: 0.1, correlation: 0.5, by: 'spec' })
  expect(told.get('mean-points')?.guessed).toMatchObject({ deviation: 4, by: 'spec' })
})

it('no difference is promised that the rules do not allow', () => {
  const promised = (deviation: number) => {
    const guesses = { 'mean-points': { deviation } }
    return found(specWith({ design, guesses, conditions: ['baseline', 'again-1'] })).get('mean-points')
  }
  expect(promised(20)?.difference).toBeLessThanOrEqual(25)
  expect(promised(60)).toBeUndefined()
})

it('contents that are dealt less often than in the pilot vary more', () => {
  const pilot = pilotWith({ rates: [0.5, 0.5], alike: 0, deviation: 7 })
  const twice = {
    ...pilot,
    cells: pilot.cells.map((cell) => ({
      ...cell,
      estimate: { ...cell.estimate, deals: 800, contents: 400 },
    })),
  }
  const deviationBy = (repeats: number) =>
    pilotGuesses(twice, specWith({ design: { materials: 9, repeats } }))['mean-points']?.deviation ?? 0
  expect(deviationBy(1)).toBeCloseTo(Math.SQRT2 * deviationBy(2), 9)
  expect(deviationBy(4)).toBe(deviationBy(2))
})

it('guesses are of measures of the game, and say of each what can be said', () => {
  const faults = (guesses: object) => {
    const read = readSpec({ name: 'x', game: 'hanabi', subjects: ['one'], seed: 'a', guesses })
    return read.ok ? [] : read.faults.map(({ path, code }) => [path, code])
  }
  expect(faults({ 'win-rate': { deviation: 3 } })).toEqual([['guesses.win-rate.deviation', 'no-deviation']])
  expect(faults({ 'mean-points': { rate: 0.5 } })).toEqual([['guesses.mean-points.rate', 'no-rate']])
  expect(faults({ luck: { rate: 0.5 } })).toEqual([['guesses.luck', 'game-has']])
  expect(faults({ 'mean-points': { deviation: 3, correlation: 0.5 } })).toEqual([])
})

it('only the report of an experiment is a pilot', () => {
  const pilot = pilotWith({ rates: [0.5, 0.5], alike: 0, deviation: 1 }, 12)
  expect(readPilot({ matches: 24, at: '', report: pilot })).toEqual(pilot)
  for (const other of [null, 'text', {}, { ...pilot, format: 'wis-lab-task/1' }, { ...pilot, cells: 1 }])
    expect(readPilot(other)).toBeUndefined()
})
