import { rngAt } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../design/planned-match.ts'
import type { PlannedMatch } from '../design/planned-match.ts'
import { planOf } from '../plan.ts'
import type { PlayedMatch } from '../play/played-match.ts'
import { presetCalled } from '../presets/presets.ts'
import { ReportMaker } from '../report/make-report.ts'
import { readSpec } from '../spec/read-spec.ts'
import { detectable } from '../statistics/power/deals-needed.ts'

const column = 'win-rate-spy'
const read = readSpec(presetCalled('wis-overall')?.spec)
const spec = read.ok ? read.spec : expect.fail(JSON.stringify(read.faults))
// Its reports name this column alone, and are corrected for no other.
const { detects } = planOf({ ...spec, measures: [column] })
const planned = detects.find(({ measure }) => measure === column) ?? expect.fail(`no ${column}`)

const schedule = scheduleOf(spec)
const asSpy = Array.from({ length: schedule.deals }, (_, at) => at)
  .filter((deal) => schedule.levelAt(deal + 1, 'role') === 'spy')
  .flatMap((deal) => spec.subjects.map((_, at) => schedule.matchAt(deal * spec.subjects.length + at + 1)))

const rowOf = ({ number, deal, subject, condition, seat, factors }: PlannedMatch, isWon: boolean) => ({
  number,
  deal,
  subject,
  condition,
  seat,
  factors,
  end: 'decided' as const,
  results: Array.from({ length: seat + 1 }, () => ({
    points: 0,
    place: isWon ? 1 : 2,
    role: factors['role'] ?? null,
    team: 0,
    facts: {},
  })),
  choices: [],
  forfeits: 0,
  turns: 1,
})

/** How often a report tells two spies apart whose rates differ by so much, about a half. */
function simulatedPower(difference: number, experiments: number): number {
  const [better, worse] = spec.subjects
  const rates = new Map([
    [better, 0.5 + difference / 2],
    [worse, 0.5 - difference / 2],
  ])
  const rng = rngAt(`spies ${difference}`, 0)
  let found = 0
  for (let experiment = 0; experiment < experiments; experiment++) {
    const maker = new ReportMaker({ ...spec, measures: [column] })
    for (const match of asSpy)
      maker.add(rowOf(match, rng.next() < (rates.get(match.subject) ?? 0.5)) satisfies PlayedMatch)
    const told = maker.report().contrasts.find(({ first, second }) => first === better && second === worse)
    if (told?.isTold) found++
  }
  return found / experiments
}

describe('the power that the plan states for a role', { tags: ['nightly'] }, () => {
  const experiments = 600
  const error = 3 * Math.sqrt((0.8 * 0.2) / experiments)

  it(
    'is that of experiments in which each subject is the spy in one deal of six',
    { timeout: 300_000 },
    () => {
      expect(planned.deals).toBe(20)
      const power = simulatedPower(planned.difference, experiments)
      expect(power).toBeGreaterThanOrEqual(0.8 - error)
      // Names are swapped in whole deals, so that the planned power is reached in steps.
      expect(power).toBeLessThanOrEqual(0.85 + error)
    },
  )

  it('is far from that of all deals', { timeout: 300_000 }, () => {
    const size = { deviation: Math.SQRT1_2, deals: schedule.deals, power: 0.8, alpha: 0.05 / 3, step: 1 }
    expect(simulatedPower(detectable(size) ?? 0, experiments)).toBeLessThanOrEqual(0.25)
  })
})
