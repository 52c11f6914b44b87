import type { Database } from '@wis/db'
import { matchForecasts } from '@wis/db/agents'
import { findPlayers } from '@wis/db/experiments'
import type { ExperimentPlayers, FoundPlayer } from '@wis/db/experiments'
import type { GameKit } from '@wis/games'
import {
  annotatedRubrics,
  planOf,
  readAny,
  scheduleOf,
  specFault,
  whyNotAsked,
  withoutAnnotators,
} from '@wis/lab'
import type { ExperimentSpec } from '@wis/lab'
import { findAnnotators } from './find-annotators.ts'
import { findAsked, judgesIn } from './find-asked.ts'
import { planTask } from './plan-task.ts'
import type { Planned, Planning } from './planning.ts'
import { playerFaults } from './player-faults.ts'

/** Plans an experiment for a person, without storing anything. */
export async function planExperiment(db: Database, given: unknown, userId: string): Promise<Planning> {
  const read = readAny(given)
  if (!read.ok) return { faults: read.faults, planned: undefined }
  return read.kind === 'task' ? planTask(db, read.spec, userId) : planMatches(db, read.spec, userId)
}

async function planMatches(db: Database, spec: ExperimentSpec, userId: string): Promise<Planning> {
  try {
    const { kit } = scheduleOf(spec)
    const opponents = spec.opponents.length > 0 ? spec.opponents : kit.house.map(({ slug }) => slug)
    const names = [...new Set([...spec.subjects, ...opponents])]
    const found = await findPlayers(db, { game: spec.game, names })
    const judges = await findAsked(db, { wanted: judgesIn(spec.judges), userId, languages: [] })
    const people = await findAnnotators(db, { names: spec.annotators ?? [], userId, path: 'annotators' })
    const faults = [...playerFaults({ spec, opponents, found, userId }), ...judges.faults, ...people.faults]
    const players = { ...judges.players, ...playersOf(found) }
    const plan = await forecast(db, spec, { found, judges: judges.players })
    const annotators = { userIds: people.userIds, rubrics: annotatedRubrics(spec.game, spec.judges) }
    return {
      faults,
      planned: { spec: withoutAnnotators(spec), game: spec.game, players, plan, annotators },
    }
  } catch (error) {
    // A design that no deal fits is the author's to change.
    if (!(error instanceof RangeError)) throw error
    return { faults: [{ ...specFault('design', 'no-deal'), message: error.message }], planned: undefined }
  }
}

function playersOf(found: readonly FoundPlayer[]): ExperimentPlayers {
  return Object.fromEntries(
    found.flatMap(({ wanted, agentId, versionId, slug, version, kind }) =>
      versionId === null || version === null
        ? []
        : [[wanted, { agentId, versionId, slug, version, kind }] as const],
    ),
  )
}

/** The most matches that agents of the platform are expected to play at the same time. */
const usualAtOnce = 8

interface Known {
  readonly found: readonly FoundPlayer[]
  /** The agents behind the names of judges. */
  readonly judges: ExperimentPlayers
}

async function forecast(
  db: Database,
  spec: ExperimentSpec,
  { found, judges }: Known,
): Promise<Planned['plan']> {
  const { matches, deals, callsPerMatch, probesPerMatch, ratingsPerMatch, ...told } = planOf(spec)
  const { kit, matchAt } = scheduleOf(spec)
  const seats = matches === 0 ? [] : matchAt(1).players
  const others = seats.length - 1
  const forecasts = await matchForecasts(
    db,
    [...found, ...Object.values(judges)].map(({ agentId }) => agentId),
  )
  const expectedOf = (names: readonly string[]) => {
    const known = names.flatMap((name) => {
      const agent = found.find(({ wanted }) => wanted === name)
      return (agent && forecasts.get(agent.agentId)) ?? []
    })
    const mean = (values: readonly number[]) =>
      values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / known.length
    return {
      tokens: mean(known.flatMap(({ tokens }) => tokens?.count ?? [])),
      micros: mean(known.flatMap(({ spend }) => spend ?? [])),
      minutes: Math.max(0, ...known.flatMap(({ minutes }) => minutes?.count ?? [])),
    }
  }
  const subject = expectedOf(spec.subjects)
  const opponent = expectedOf(spec.opponents)
  // A question beside a match is expected to use as much as a turn.
  const turns = Math.max(1, callsPerMatch)
  const [ownTimes, otherTimes] = [1 + probesPerMatch.subject / turns, others + probesPerMatch.others / turns]
  const inAll = (own: number | null, other: number | null) =>
    own === null && other === null ? null : matches * (ownTimes * (own ?? 0) + otherTimes * (other ?? 0))
  const probes = probesPerMatch.subject + probesPerMatch.others
  // So is a rating.
  const rated = spec.judges.map(({ agent }, at) => {
    const player = judges[agent]
    const known = player && forecasts.get(player.agentId)
    const times = (matches * (ratingsPerMatch[at] ?? 0)) / turns
    return {
      tokens: known?.tokens && times * known.tokens.count,
      micros: known?.spend && times * known.spend,
    }
  })
  const tokens = withJudges(
    inAll(subject.tokens, opponent.tokens),
    rated.map((judge) => judge.tokens ?? null),
  )
  const micros = withJudges(
    inAll(subject.micros, opponent.micros),
    rated.map((judge) => judge.micros ?? null),
  )
  const ratings = matches * ratingsPerMatch.reduce((sum, one) => sum + one, 0)
  const minutes = Math.max(subject.minutes, opponent.minutes)
  return {
    spec: { ...spec },
    ...{ matches, deals, callsPerMatch, comparisons: told.comparisons },
    factors: told.factors.map(({ factor, levels }) => ({ factor, levels: [...levels] })),
    detects: told.detects.map((detected) => ({ ...detected })),
    calls: Math.round(matches * (callsPerMatch * seats.length + probes) + ratings),
    ...{ probes: Math.round(matches * probes), ratings: Math.round(ratings) },
    cannotBeAsked: cannotBeAsked(kit, {
      found,
      isAsked: probes > 0,
      spec,
      asksOthers: probesPerMatch.others > 0,
    }),
    tokens,
    dollars: micros === null ? null : micros / 1_000_000,
    minutes: minutes === 0 ? null : (matches * minutes) / usualAtOnce,
  }
}

/** With what judges use, as far as it is known. */
function withJudges(players: number | null, judges: readonly (number | null)[]): number | null {
  const known = [players, ...judges].filter((one) => one !== null)
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0)
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
