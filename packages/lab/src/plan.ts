import { plannedRatings } from './annotators/planned-ratings.ts'
import type { PlannedRatings } from './annotators/planned-ratings.ts'
import { levelsOf } from './design/contents-of.ts'
import type { Schedule } from './design/planned-match.ts'
import { scheduleOf } from './design/planned-match.ts'
import type { CallsPerTurn, ExpectedCalls, SeenInMatch } from './expected-calls.ts'
import { callsPerTurn, expectedCalls } from './expected-calls.ts'
import { assumed, guessedOf, pilotGuesses } from './pilot/pilot-guesses.ts'
import type { Guessed } from './pilot/pilot-guesses.ts'
import type { Guesses, Pilot } from './pilot/pilot.ts'
import { declaredMeasures, reportedMeasures } from './report/make-report.ts'
import { comparableMeasures, meanPointsId, rubricsIn, usualMeasures } from './report/measure.ts'
import type { Measure } from './report/measure.ts'
import type { ExperimentSpec } from './spec/experiment-spec.ts'
import { detectable, detectableRates } from './statistics/power/deals-needed.ts'

/** The least difference between two subjects, or of a condition, that is found in four experiments of five. */
export interface Detected {
  readonly measure: string
  readonly unit: Measure['unit']
  readonly difference: number
  /** The contents, or deals that stand by themselves, in which the measure can occur. */
  readonly deals: number
  /** What was taken for so of it. */
  readonly guessed: Guessed
}

interface Planned {
  readonly schedule: Schedule
  readonly seen: readonly SeenInMatch[]
  readonly pilot: Guesses | undefined
}

/** The comparisons of the report, and the differences that it can find, by how often its measures can occur. */
export function findsOf(spec: ExperimentSpec, planned: Planned) {
  const { kit } = planned.schedule
  const columns = reportedMeasures(kit, spec, rubricsIn(spec))
  const dealsOf = new Map(columns.map((column) => [column, dealsWith(column, spec, planned)]))
  const declared = declaredMeasures(spec, columns)
  const comparable = comparableMeasures(columns)
  const occurring = comparable.filter((column) => (dealsOf.get(column) ?? 0) > 0)
  const { subjects, conditions } = spec
  const each = subjects.length * (conditions.length - 1)
  const pairs = (subjects.length * (subjects.length - 1)) / 2
  const effects = each * occurring.length
  const contrasts = conditions.length * pairs * declared.filter((one) => occurring.includes(one)).length
  const tested = comparable.flatMap((measure) => {
    const comparisons = Math.max(effects, declared.includes(measure) ? contrasts : 0)
    return comparisons > 0 && isShown(measure, spec) ? [{ measure, comparisons }] : []
  })
  const detects = tested.flatMap(({ measure, comparisons }): readonly Detected[] => {
    const guessed = guessedOf(measure, spec, planned.pilot)
    if (guessed === null) return []
    const deals = dealsOf.get(measure) ?? 0
    const size = { deals, power: 0.8, alpha: 0.05 / comparisons }
    const difference = leastFound(size, guessed)
    if (difference === null || difference > widestOf(measure, planned.schedule)) return []
    return [{ measure: measure.id, unit: measure.unit, difference, deals, guessed }]
  })
  const notGuessed = tested
    .filter(({ measure }) => guessedOf(measure, spec, planned.pilot) === null)
    .map(({ measure }) => measure.id)
  // Conditions and subjects together are compared by the same measures, once for each condition but the first.
  const byDeclared = (conditions.length + conditions.length - 1) * pairs * declared.length
  return { comparisons: each * comparable.length + byDeclared, detects, notGuessed }
}

interface Size {
  readonly deals: number
  readonly power: number
  readonly alpha: number
}

function leastFound(size: Size, { rate = 0.5, deviation, correlation }: Guessed): number | null {
  if (deviation === undefined) return detectableRates({ ...size, rate, correlation })
  return detectable({ ...size, deviation: deviation * Math.sqrt(2 * (1 - correlation)) })
}

/** The columns that the plan speaks of: those that are named, or else those that every game has, and those that are guessed. */
const isShown = ({ id }: Measure, { measures, guesses = {} }: ExperimentSpec) =>
  measures.length > 0 || usualMeasures.includes(id) || id in guesses

/** The greatest difference that there can be, of points by the rules. Other numbers may have no bound. */
function widestOf({ id, unit }: Measure, { kit, matchAt, perDeal }: Schedule): number {
  if (unit === 'share') return 1
  if (id !== meanPointsId && !id.startsWith(`${meanPointsId}-`)) return Number.POSITIVE_INFINITY
  const bounds = Array.from({ length: perDeal }, (_, at) => kit.setup.pointsWithin?.(matchAt(at + 1).ruleset))
  const widths = bounds.map((bound) => (bound ? bound[1] - bound[0] : Number.POSITIVE_INFINITY))
  return Math.max(...widths) / (kit.results.perPoint ?? 1)
}

/** Roles that house players were in so often without showing anything of a measure do not show it. */
const leastInRole = 2

/** Nobody knows before how much further deals of a content tell, so it counts once. */
function dealsWith(measure: Measure, spec: ExperimentSpec, { schedule, seen }: Planned): number {
  const { deals, contentOf, levelAt } = schedule
  const shows = ({ role, measures }: SeenInMatch) => occursIn(measure, role) ?? measures.has(measure.id)
  const isEver = seen.some(shows)
  const canOccur = (role: string): boolean => {
    const own = seen.filter((one) => one.role === role)
    return occursIn(measure, role) ?? (!isEver || own.length < leastInRole || own.some(shows))
  }
  const known = new Map<string, boolean>()
  const round = spec.design.materials * spec.language.length
  const contents = Array.from({ length: Math.min(deals, round) }, (_, at) => contentOf(at + 1))
  const found = new Set<number | string>()
  for (let deal = 1; deal <= deals; deal++) {
    const role = levelAt(deal, 'role')
    if (role !== undefined && !known.has(role)) known.set(role, canOccur(role))
    if (role === undefined || known.get(role)) found.add(contents[(deal - 1) % round] ?? deal)
  }
  if (levelAt(1, 'role') !== undefined || !isEver) return found.size
  return Math.floor((found.size * seen.filter(shows).length) / seen.length)
}

/** Whether a measure of a role counts matches in another one. Undefined for all other measures. */
const occursIn = ({ inRole }: Measure, role: string | undefined) =>
  inRole === undefined ? undefined : inRole === role

interface PlannedFactor {
  readonly factor: string
  /** The levels that subjects have equally often, or as often as they are named. */
  readonly levels: readonly string[]
}

/** What an experiment takes and what it can find, before anything is played. */
export interface Plan {
  readonly spec: ExperimentSpec
  readonly matches: number
  readonly deals: number
  /** The answers that a subject gives in a match. */
  readonly callsPerMatch: number
  readonly callsPerTurn: CallsPerTurn
  /** The questions beside a match, to its subject and to all others together. */
  readonly probesPerMatch: ExpectedCalls['probes']
  /** The ratings that each judge gives what is said in a match. */
  readonly ratingsPerMatch: ExpectedCalls['ratings']
  /** What each person rates who is invited. */
  readonly people: PlannedRatings
  readonly factors: readonly PlannedFactor[]
  /** The differences that the report tests. */
  readonly comparisons: number
  readonly detects: readonly Detected[]
  /** Measures of which nobody knows how much they vary, so that nothing can be said of their differences. */
  readonly notGuessed: readonly string[]
  /** What is taken for so of measures of which neither the specification nor a pilot says more. */
  readonly assumes: typeof assumed
}

/** `pilot` is the report of an earlier experiment, which tells what is only guessed otherwise. */
export function planOf(spec: ExperimentSpec, pilot?: Pilot): Plan {
  const schedule = scheduleOf(spec)
  const { turns, probes, ratings, items, seen } = expectedCalls(spec)
  const { matches } = schedule
  const there = items.map((one) => ({ ...one, items: Math.round(matches * one.items) }))
  const told = pilot && pilotGuesses(pilot, spec)
  const { comparisons, detects, notGuessed } = findsOf(spec, { schedule, seen, pilot: told })
  return {
    spec,
    matches,
    deals: schedule.deals,
    callsPerMatch: turns,
    callsPerTurn: callsPerTurn(spec),
    probesPerMatch: probes,
    ratingsPerMatch: ratings,
    people: plannedRatings(there, spec.sample),
    factors: factorsOf(spec, schedule),
    comparisons,
    detects,
    notGuessed,
    assumes: assumed,
  }
}

/** What is balanced over the deals. */
export function factorsOf(spec: ExperimentSpec, { kit }: Pick<Schedule, 'kit'>): readonly PlannedFactor[] {
  const { free, only } = spec.design
  return [...levelsOf(kit, spec)]
    .filter(([factor]) => !free.includes(factor) || only[factor])
    .map(([factor, levels]) => ({ factor, levels: only[factor] ?? levels }))
}
