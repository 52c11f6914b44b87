import type { Schedule } from './design/planned-match.ts'
import type { SeenInMatch } from './expected-calls.ts'
import { declaredMeasures, reportedMeasures } from './report/make-report.ts'
import type { Measure } from './report/measure.ts'
import { rubricsIn } from './report/rating-measures.ts'
import type { ExperimentSpec } from './spec/experiment-spec.ts'
import { detectableRates } from './statistics/power/rate-power.ts'

/** The least difference between two subjects, or of a condition, that is found in four experiments of five. */
export interface Detected {
  readonly measure: string
  readonly difference: number
  /** The contents, or deals that stand by themselves, in which the measure can occur. */
  readonly deals: number
}

/**
 * Rates about a half vary most, so that a difference of others is found more easily. Two that do well in the same deals are
 * told apart more easily than two that have nothing to do with each other.
 */
export const assumed = { rate: 0.5, correlation: 0 } as const

interface Planned {
  readonly schedule: Schedule
  readonly seen: readonly SeenInMatch[]
}

/** The comparisons of the report, and the differences that it can find, by how often its measures can occur. */
export function findsOf(spec: ExperimentSpec, planned: Planned) {
  const { kit } = planned.schedule
  const columns = reportedMeasures(kit, spec, rubricsIn(spec))
  const dealsOf = new Map(columns.map((column) => [column, dealsWith(column, spec, planned)]))
  const declared = declaredMeasures(spec, columns)
  const occurring = columns.filter((column) => (dealsOf.get(column) ?? 0) > 0)
  const { subjects, conditions } = spec
  const each = subjects.length * (conditions.length - 1)
  const pairs = (subjects.length * (subjects.length - 1)) / 2
  const effects = each * occurring.length
  const contrasts = conditions.length * pairs * declared.filter((one) => occurring.includes(one)).length
  const shown = spec.measures.length > 0 ? columns : columns.slice(0, 1)
  const detects = shown.flatMap((measure): readonly Detected[] => {
    const family = Math.max(effects, declared.includes(measure) ? contrasts : 0)
    const deals = dealsOf.get(measure) ?? 0
    if (measure.unit !== 'share' || family === 0) return []
    const difference = detectableRates({ deals, power: 0.8, alpha: 0.05 / family, ...assumed })
    return difference === null ? [] : [{ measure: measure.id, difference, deals }]
  })
  // Conditions and subjects together are compared by the same measures, once for each condition but the first.
  const byDeclared = (conditions.length + conditions.length - 1) * pairs * declared.length
  return { comparisons: each * columns.length + byDeclared, detects }
}

/** Roles that house players were in so often without showing anything of a measure do not show it. */
const leastInRole = 2

/** Nobody knows before how much further deals of a content tell, so it counts once. */
function dealsWith(measure: Measure, spec: ExperimentSpec, { schedule, seen }: Planned): number {
  const { deals, contentOf, levelAt } = schedule
  const shows = ({ role, measures }: SeenInMatch) => isShown(measure, role) ?? measures.has(measure.id)
  const isEver = seen.some(shows)
  const canOccur = (role: string): boolean => {
    const own = seen.filter((one) => one.role === role)
    return isShown(measure, role) ?? (!isEver || own.length < leastInRole || own.some(shows))
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
const isShown = ({ inRole }: Measure, role: string | undefined) =>
  inRole === undefined ? undefined : inRole === role
