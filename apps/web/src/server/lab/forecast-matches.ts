import type { Database } from '@wis/db'
import { matchForecasts } from '@wis/db/agents'
import type { ExperimentPlayers, FoundPlayer, Invitation } from '@wis/db/experiments'
import type { GameKit } from '@wis/games'
import { planOf, scheduleOf, selfPlay, shortBudgets, whyNotAsked } from '@wis/lab'
import type { ExperimentSpec, Pilot, Plan, SpecFault, TaskSpec } from '@wis/lab'
import type { ExperimentPlan } from '@wis/protocol'
import { answersAtOnce, callsKnown, forecastAsked, sumOf } from './forecast-asked.ts'

/** An experiment that can be played, or a task. */
export interface Planned {
  readonly spec: Omit<ExperimentSpec | TaskSpec, 'annotators'>
  /** A task stands in the place of a game. */
  readonly game: string
  readonly plan: NonNullable<ExperimentPlan['plan']>
  readonly players: ExperimentPlayers
  /** The people who rate beside the judges. The specification does not name them any more. */
  readonly annotators: Invitation
}

/** What was planned, if the specification could be read; and everything that keeps it from being played. */
export interface Planning {
  readonly faults: readonly SpecFault[]
  readonly planned: Planned | undefined
}

/** With what its author has left of the laboratory. */
export interface PlanningOfMember extends Planning {
  readonly line: ExperimentPlan['line']
  readonly limits: ExperimentPlan['limits']
}

/** The most matches that agents of the platform are expected to play at the same time. */
const usualAtOnce = 8

/** What a match takes whose agents answer at once: it is dealt, folded and stored. */
const leastMatchMinutes = 1 / 60

interface Known {
  readonly found: readonly FoundPlayer[]
  /** The agents behind the names of judges. */
  readonly judges: ExperimentPlayers
  /** The report of an earlier experiment, which tells what is only guessed otherwise. */
  readonly pilot?: Pilot | undefined
}

/** What an experiment with matches takes, by the last matches and calls of its agents, and what it can find. */
export async function forecastMatches(
  db: Database,
  spec: ExperimentSpec,
  { found, judges, pilot }: Known,
): Promise<Planned['plan']> {
  const plan = planOf(spec, pilot)
  const { matches, deals, callsPerMatch, probesPerMatch, ratingsPerMatch, people, ...told } = plan
  const { kit, matchAt } = scheduleOf(spec)
  const seats = matches === 0 ? 0 : matchAt(1).players.length
  const played = await forecastPlayed(db, spec, { plan, found, seats })
  const rated = spec.judges.map(({ agent }, at) => ({
    name: agent,
    calls: matches * (ratingsPerMatch[at] ?? 0),
  }))
  const judged = await forecastAsked(db, judges, rated)
  const probes = probesPerMatch.subject + probesPerMatch.others
  const ratings = rated.reduce((sum, { calls }) => sum + calls, 0)
  const micros = sumOf([played.micros, judged.micros])
  const used = {
    tokens: sumOf([played.tokens, judged.tokens]),
    dollars: micros === null ? null : micros / 1_000_000,
    minutes: sumOf([played.minutes, judged.minutes]),
  }
  return {
    spec: { ...spec },
    matches,
    deals,
    callsPerMatch,
    comparisons: told.comparisons,
    factors: told.factors.map(({ factor, levels }) => ({ factor, levels: [...levels] })),
    detects: told.detects.map((detected) => ({ ...detected })),
    notGuessed: [...told.notGuessed],
    assumes: told.assumes,
    calls: Math.round(matches * (callsPerMatch * seats + probes) + ratings),
    probes: Math.round(matches * probes),
    ratings: Math.round(ratings),
    people: people.rubrics.length === 0 ? null : { ...people, rubrics: [...people.rubrics] },
    cannotBeAsked: cannotBeAsked(kit, {
      found,
      isAsked: probes > 0,
      spec,
      asksOthers: probesPerMatch.others > 0,
    }),
    ...used,
    shortBudget: [...shortBudgets(spec.budget, used)],
    withoutTime: [...new Set([...played.withoutTime, ...judged.withoutTime])],
  }
}

interface Played {
  readonly plan: Plan
  readonly found: readonly FoundPlayer[]
  readonly seats: number
}

async function forecastPlayed(
  db: Database,
  spec: ExperimentSpec,
  { plan: { matches, callsPerMatch, callsPerTurn, probesPerMatch }, found, seats }: Played,
) {
  const agents = await expectedAgents(db, found)
  const subject = meanOf(agents, spec.subjects)
  const other = meanOf(
    agents,
    spec.opponents.flatMap((name) => (name === selfPlay ? spec.subjects : [name])),
  )
  // A question beside a match is expected to use as much as a turn.
  const turns = Math.max(1, callsPerMatch)
  const ownTimes = matches * (callsPerTurn.subject + probesPerMatch.subject / turns)
  const otherTimes = matches * ((seats - 1) * callsPerTurn.others + probesPerMatch.others / turns)
  const inAll = (own: number | null, others: number | null) =>
    sumOf([own === null ? null : ownTimes * own, others === null ? null : otherTimes * others])
  const matchMinutes = Math.max(subject.minutes * callsPerTurn.subject, other.minutes * callsPerTurn.others)
  const withoutTime = [...subject.withoutTime, ...other.withoutTime]
  const probeMinutes =
    probesPerMatch.subject * subject.callMinutes + probesPerMatch.others * other.callMinutes
  return {
    tokens: inAll(subject.tokens, other.tokens),
    micros: inAll(subject.micros, other.micros),
    minutes:
      matchMinutes === 0 && withoutTime.length > 0
        ? null
        : (matches * Math.max(leastMatchMinutes, matchMinutes + probeMinutes)) / usualAtOnce,
    withoutTime,
  }
}

interface ExpectedAgent {
  readonly name: string
  readonly tokens: number | null
  readonly micros: number | null
  readonly minutes: number | null
  readonly callMinutes: number | null
}

const ofNothing = { tokens: 0, micros: 0, minutes: 0, callMinutes: 0 } as const

async function expectedAgents(
  db: Database,
  found: readonly FoundPlayer[],
): Promise<ReadonlyMap<string, ExpectedAgent>> {
  const agentIds = found.map(({ agentId }) => agentId)
  const [perMatch, perCall] = await Promise.all([matchForecasts(db, agentIds), callsKnown(db, found)])
  return new Map(
    found.map(({ wanted: name, agentId, kind }) => {
      // In public they take their time for spectators. Here they do not, and they cost nothing.
      if (answersAtOnce.has(kind)) return [name, { name, ...ofNothing }]
      const { tokens, spend: micros = null, minutes } = perMatch.get(agentId) ?? {}
      const ms = perCall.get(agentId)?.ms ?? null
      const known = { tokens: tokens?.count ?? null, micros, minutes: minutes?.count ?? null }
      const callMinutes = ms === null ? null : ms / 60_000
      return [name, { name, ...known, callMinutes }]
    }),
  )
}

/** What one of these agents uses in a match on the average, and how long the slowest one takes. */
function meanOf(agents: ReadonlyMap<string, ExpectedAgent>, names: readonly string[]) {
  const known = names.flatMap((name) => agents.get(name) ?? [])
  const mean = (values: readonly (number | null)[]) => {
    const sum = sumOf(values)
    return sum === null ? null : sum / known.length
  }
  return {
    tokens: mean(known.map(({ tokens }) => tokens)),
    micros: mean(known.map(({ micros }) => micros)),
    minutes: Math.max(0, ...known.map(({ minutes }) => minutes ?? 0)),
    callMinutes: Math.max(0, ...known.map(({ callMinutes }) => callMinutes ?? 0)),
    withoutTime: known.flatMap((one) => (one.minutes === null ? [one.name] : [])),
  }
}

interface Probed {
  readonly found: readonly FoundPlayer[]
  readonly spec: ExperimentSpec
  readonly isAsked: boolean
  /** Whether the answers of others are needed too. */
  readonly asksOthers: boolean
}

/** The agents that no probe can be put to, and why. */
function cannotBeAsked(
  kit: GameKit,
  { found, spec, isAsked, asksOthers }: Probed,
): Planned['plan']['cannotBeAsked'] {
  if (!isAsked) return []
  return found.flatMap(({ wanted, kind, slug }) => {
    const why = whyNotAsked(kit, { kind, slug })
    return why && (asksOthers || spec.subjects.includes(wanted)) ? [{ agent: wanted, why }] : []
  })
}
