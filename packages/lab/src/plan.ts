import type { GameKit } from '@wis/games'
import { levelsOf } from './design/levels-of.ts'
import { scheduleOf } from './design/planned-match.ts'
import type { Schedule } from './design/planned-match.ts'
import { expectedCalls } from './expected-calls.ts'
import type { ExpectedCalls } from './expected-calls.ts'
import { reportedMeasures } from './report/make-report.ts'
import { measuresOf } from './report/measure.ts'
import { rubricsIn } from './report/rating-measures.ts'
import type { ExperimentSpec } from './spec/experiment-spec.ts'
import { detectable, deviationOfRates } from './statistics/power/deals-needed.ts'

export interface PlannedFactor {
  readonly factor: string
  /** The levels that subjects have equally often, or as often as they are named. */
  readonly levels: readonly string[]
}

/** The least difference between two subjects, or of a condition, that is found in four experiments of five. */
export interface Detected {
  readonly measure: string
  readonly difference: number
}

/** What an experiment takes and what it can find, before anything is played. */
export interface Plan {
  readonly spec: ExperimentSpec
  readonly matches: number
  readonly deals: number
  /** The answers that a subject gives in a match. */
  readonly callsPerMatch: number
  /** The questions beside a match, to its subject and to all others together. */
  readonly probesPerMatch: ExpectedCalls['probes']
  /** The ratings that each judge gives what is said in a match. */
  readonly ratingsPerMatch: ExpectedCalls['ratings']
  readonly factors: readonly PlannedFactor[]
  /** The differences that the report tests. */
  readonly comparisons: number
  readonly detects: readonly Detected[]
}

export function planOf(spec: ExperimentSpec): Plan {
  const schedule = scheduleOf(spec)
  const { turns, probes, ratings } = expectedCalls(spec)
  return {
    spec,
    matches: schedule.matches,
    deals: schedule.deals,
    callsPerMatch: turns,
    probesPerMatch: probes,
    ratingsPerMatch: ratings,
    factors: factorsOf(spec, schedule),
    comparisons: comparisonsOf(spec, schedule.kit),
    detects: detectsOf(spec, schedule),
  }
}

function factorsOf(spec: ExperimentSpec, { kit }: Schedule): readonly PlannedFactor[] {
  const { free, only } = spec.design
  return [...levelsOf(kit, spec)]
    .filter(([factor]) => !free.includes(factor) || only[factor])
    .map(([factor, levels]) => ({ factor, levels: only[factor] ?? levels }))
}

/**
 * Before anything is played, nobody knows how much a share varies. One in the middle varies most, so that every other is
 * found more easily. For the same reason a content counts once: nobody knows how much further deals of it tell.
 */
function detectsOf(spec: ExperimentSpec, schedule: Schedule): readonly Detected[] {
  const { kit } = schedule
  const deals = contentsAmong(spec, schedule)
  const deviation = deviationOfRates({ first: 0.5, second: 0.5, perDeal: 1 })
  const alpha = 0.05 / Math.max(1, comparisonsOf(spec, kit))
  const difference = detectable({ deviation, deals, power: 0.8, alpha, step: 1 })
  const shares = measuresOf(kit, spec.probes).filter(
    ({ id, unit }) => unit === 'share' && id === (spec.measures[0] ?? 'win-rate'),
  )
  return difference === null ? [] : shares.map(({ id }) => ({ measure: id, difference }))
}

/** How many contents are dealt. In a game that only chance deals, every deal is one. */
function contentsAmong({ design, language }: ExperimentSpec, { deals, contentOf }: Schedule): number {
  const round = Math.min(deals, design.materials * language.length)
  const contents = new Set<string>()
  for (let deal = 1; deal <= round; deal++) {
    const content = contentOf(deal)
    if (content === undefined) return deals
    contents.add(content)
  }
  return contents.size
}

/** Every condition against the first one for every subject, and every two subjects under every condition. */
function comparisonsOf(spec: ExperimentSpec, kit: GameKit): number {
  const { subjects, conditions } = spec
  const columns = reportedMeasures(kit, spec, rubricsIn(spec)).length
  const effects = subjects.length * (conditions.length - 1) * columns
  const contrasts = (conditions.length * subjects.length * (subjects.length - 1)) / 2
  return effects + contrasts
}
