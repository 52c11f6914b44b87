import type { Database } from '@wis/db'
import type { ExperimentPlayers } from '@wis/db/experiments'
import { isSuite, pathInSuite, readSuite, readText, shortBudgets, specFault, withRulesets } from '@wis/lab'
import type { SpecFault, SuiteSpec } from '@wis/lab'
import { planHashOf } from '@wis/proof'
import type { ExperimentPlan } from '@wis/protocol'
import { sumOf } from './forecast-asked.ts'
import type { Planned } from './forecast-matches.ts'
import { labStanding } from './lab-standing.ts'
import { planExperiment, planMatches } from './plan-experiment.ts'
import { titleFaults } from './title-faults.ts'

type Plan = NonNullable<ExperimentPlan['plan']>

export interface PlannedSuite {
  readonly spec: SuiteSpec
  /** What all parts take together. */
  readonly plan: Plan
  readonly parts: readonly { readonly part: string; readonly planned: Planned }[]
}

export interface SuitePlanning {
  readonly faults: readonly SpecFault[]
  readonly planned: PlannedSuite | undefined
  readonly line: ExperimentPlan['line']
  readonly limits: ExperimentPlan['limits']
}

/** Plans a suite for a person, part by part, without storing anything. */
export async function planSuite(db: Database, given: unknown, userId: string): Promise<SuitePlanning> {
  const { faults, planned } = await planParts(db, given, userId)
  const sizes = planned?.parts.map((part) => part.planned.plan.matches) ?? [0]
  const { faults: beyond, ...standing } = await labStanding(db, {
    userId,
    matches: Math.max(...sizes),
    more: sizes.reduce((sum, size) => sum + size, 0),
  })
  return { faults: planned ? [...faults, ...beyond] : faults, planned, ...standing }
}

async function planParts(
  db: Database,
  given: unknown,
  userId: string,
): Promise<Pick<SuitePlanning, 'faults' | 'planned'>> {
  const text = typeof given === 'string' ? readText(given) : undefined
  if (text && !text.ok) return { faults: [text.fault], planned: undefined }
  const read = readSuite(text ? text.value : given)
  if (!read.ok) return { faults: read.faults, planned: undefined }
  const { spec, parts } = withRulesets(read)
  const faults: SpecFault[] = [...titleFaults(spec.name)]
  const planned: { readonly part: string; readonly planned: Planned }[] = []
  for (const [part, own] of parts) {
    const found = await planMatches(db, own, userId)
    faults.push(...found.faults.map((fault) => ({ ...fault, path: pathInSuite(spec, part, fault.path) })))
    if (found.planned) planned.push({ part, planned: found.planned })
  }
  const told = faults.filter(
    ({ path, code }, at) => at === faults.findIndex((one) => one.path === path && one.code === code),
  )
  if (planned.length < parts.size)
    return { faults: told.length > 0 ? told : [specFault('suite', 'no-deal')], planned: undefined }
  return { faults: told, planned: { spec, plan: together(spec, planned), parts: planned } }
}

/** What all parts take, and what each of them can find and balances. */
function together(spec: SuiteSpec, parts: PlannedSuite['parts']): Plan {
  const plans = parts.map(({ planned }) => planned.plan)
  const inAll = (field: 'matches' | 'deals' | 'calls' | 'comparisons' | 'probes' | 'ratings') =>
    plans.reduce((sum, plan) => sum + plan[field], 0)
  const known = (field: 'tokens' | 'dollars' | 'minutes') => sumOf(plans.map((plan) => plan[field]))
  const used = { tokens: known('tokens'), dollars: known('dollars'), minutes: known('minutes') }
  const unasked = plans.flatMap(({ cannotBeAsked }) => cannotBeAsked)
  const matches = inAll('matches')
  const turns = plans.reduce((sum, plan) => sum + plan.callsPerMatch * plan.matches, 0)
  return {
    spec: { ...spec },
    matches,
    deals: inAll('deals'),
    callsPerMatch: matches === 0 ? 0 : turns / matches,
    factors: plans
      .flatMap(({ factors }) => factors)
      .filter(({ factor }, at, all) => at === all.findIndex((one) => one.factor === factor)),
    comparisons: inAll('comparisons'),
    detects: parts.flatMap(({ part, planned: { plan } }) =>
      plan.detects.map((one) => ({ deals: plan.deals, ...one, measure: `${part}/${one.measure}` })),
    ),
    notGuessed: parts.flatMap(({ part, planned: { plan } }) =>
      (plan.notGuessed ?? []).map((measure) => `${part}/${measure}`),
    ),
    calls: inAll('calls'),
    probes: inAll('probes'),
    ratings: inAll('ratings'),
    cannotBeAsked: unasked.filter(
      (one, at) => at === unasked.findIndex(({ agent, why }) => agent === one.agent && why === one.why),
    ),
    ...used,
    withoutTime: [...new Set(plans.flatMap(({ withoutTime }) => withoutTime))],
    shortBudget: [...shortBudgets(spec.budget, used)],
  }
}

interface Fixed {
  readonly spec: object
  readonly players: ExperimentPlayers
}

/** The hash of a plan on a platform. It binds each name to an agent and its version. */
export const planSha256Of = ({ spec, players }: Fixed): string =>
  planHashOf({ spec, players: boundPlayers(players) })

/** The agents behind the names, as a plan has them. */
export const boundPlayers = (players: ExperimentPlayers) =>
  Object.fromEntries(
    Object.entries(players).map(([name, { agentId, version }]) => [name, { agent: agentId, version }]),
  )

/** Plans what somebody drafts: an experiment, a task or a suite. */
export async function planAny(db: Database, given: unknown, userId: string) {
  const read = typeof given === 'string' ? readText(given) : undefined
  const value = read?.ok ? read.value : given
  return isSuite(value) ? planSuite(db, given, userId) : planExperiment(db, given, userId)
}
