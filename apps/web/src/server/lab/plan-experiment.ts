import type { Database } from '@wis/db'
import { experimentReport, findPlayers, readExperiment } from '@wis/db/experiments'
import type { ExperimentPlayers, FoundPlayer } from '@wis/db/experiments'
import {
  ablationFaults,
  annotatedRubrics,
  deepUnits,
  people as peopleSubject,
  plannedRatings,
  readAny,
  readPilot,
  scheduleOf,
  selfPlay,
  shortBudgets,
  specFault,
  withRuleset,
  withoutAnnotators,
} from '@wis/lab'
import type { ExperimentSpec, Pilot, SpecFault, TaskSpec } from '@wis/lab'
import { findAnnotators, findAsked, judgesIn } from './find-asked.ts'
import { forecastAsked, sumOf } from './forecast-asked.ts'
import { forecastMatches } from './forecast-matches.ts'
import type { Planning, PlanningOfMember } from './forecast-matches.ts'
import { labStanding } from './lab-standing.ts'
import { playerFaults } from './player-faults.ts'
import { titleFaults } from './title-faults.ts'

/** Plans an experiment for a person, without storing anything. */
export async function planExperiment(
  db: Database,
  given: unknown,
  userId: string,
): Promise<PlanningOfMember> {
  const { faults, planned } = await planAny(db, given, userId)
  const matches = planned?.plan.matches ?? 0
  const { faults: beyond, line, limits } = await labStanding(db, { userId, matches, more: matches })
  return { faults: planned ? [...faults, ...beyond] : faults, planned, line, limits }
}

async function planAny(db: Database, given: unknown, userId: string): Promise<Planning> {
  const read = readAny(given)
  if (!read.ok) return { faults: read.faults, planned: undefined }
  const { faults, planned } = await (read.kind === 'task'
    ? planTask(db, read.spec, userId)
    : planMatches(db, read.spec, userId))
  return { faults: [...titleFaults(read.spec.name), ...faults], planned }
}

export async function planMatches(db: Database, read: ExperimentSpec, userId: string): Promise<Planning> {
  const spec = withRuleset(read)
  try {
    const { kit } = scheduleOf(spec)
    const opponents = spec.opponents.length > 0 ? spec.opponents : kit.house.map(({ slug }) => slug)
    const names = [...new Set([...spec.subjects, ...opponents])].filter(
      (name) => name !== selfPlay && name !== peopleSubject,
    )
    const found = await findPlayers(db, { game: spec.game, names })
    const judges = await findAsked(db, { wanted: judgesIn(spec.judges), userId, languages: [] })
    const people = await findAnnotators(db, { names: spec.annotators ?? [], userId, path: 'annotators' })
    const isHouse = (name: string) => found.some(({ wanted, kind }) => wanted === name && kind === 'house')
    const pilot = await findPilot(db, { wanted: spec.pilot, game: spec.game, userId })
    const faults = [
      ...playerFaults({ spec, opponents, found, userId }),
      ...ablationFaults(spec, isHouse),
      ...judges.faults,
      ...people.faults,
      ...pilot.faults,
    ]
    const players = { ...judges.players, ...playersOf(found) }
    const plan = await forecastMatches(db, spec, { found, judges: judges.players, pilot: pilot.report })
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

interface Wanted {
  /** The id of an experiment. */
  readonly wanted: string | undefined
  readonly game: string
  readonly userId: string
}

interface FoundPilot {
  readonly report: Pilot | undefined
  readonly faults: readonly SpecFault[]
}

/** The report of an earlier experiment that is over: one's own, or one that everybody may read. */
async function findPilot(db: Database, { wanted, game, userId }: Wanted): Promise<FoundPilot> {
  if (wanted === undefined) return { report: undefined, faults: [] }
  const found = await readExperiment(db, wanted)
  const mayRead = found && found.state === 'ended' && (found.access === 'public' || found.ownerId === userId)
  const report = mayRead ? readPilot((await experimentReport(db, wanted))?.report) : undefined
  if (!report) return { report: undefined, faults: [specFault('pilot', 'no-pilot')] }
  if (report.spec.game !== game)
    return {
      report: undefined,
      faults: [specFault('pilot', 'pilot-of-other-game', { game: report.spec.game })],
    }
  return { report, faults: [] }
}

/** A clear description takes one question, and a veiled one two. */
const questionsPerUnit = 1.5
/** A description is rated beside its target, and beside the distractor. */
const itemsPerUnit = 2

/** Plans a task for a person, without storing anything. Its descriptions stand in the place of matches. */
async function planTask(db: Database, spec: TaskSpec, userId: string): Promise<Planning> {
  const { subjects, judges, language, words, task } = spec
  const describers = subjects.map((name, at) => ({ name, path: `subjects.${at}`, does: 'describe' as const }))
  const wanted = [...describers, ...judgesIn(judges)]
  const { faults, players } = await findAsked(db, { wanted, userId, languages: language })
  const invited = await findAnnotators(db, { names: spec.annotators ?? [], userId, path: 'annotators' })
  const matches = deepUnits(spec).length
  const described = subjects.map((name) => ({ name, calls: (matches / subjects.length) * questionsPerUnit }))
  const rated = judges.map(({ agent, times }) => ({ name: agent, calls: times * matches * itemsPerUnit }))
  // Judges are asked when everything is described.
  const parts = [await forecastAsked(db, players, described), await forecastAsked(db, players, rated)]
  const micros = sumOf(parts.map((part) => part.micros))
  const used = {
    dollars: micros === null ? null : micros / 1_000_000,
    tokens: sumOf(parts.map(({ tokens }) => tokens)),
    minutes: sumOf(parts.map(({ minutes }) => minutes)),
  }
  const rubrics = annotatedRubrics(task, judges)
  const there = rubrics.map((rubric) => ({ rubric, items: matches * itemsPerUnit }))
  const people = plannedRatings(there, spec.sample)
  const ratings = rated.reduce((sum, { calls }) => sum + calls, 0)
  return {
    faults: [...faults, ...invited.faults],
    planned: {
      spec: withoutAnnotators(spec),
      game: task,
      players,
      annotators: { userIds: invited.userIds, rubrics },
      plan: {
        spec: { ...spec },
        matches,
        deals: words * language.length,
        callsPerMatch: questionsPerUnit,
        comparisons: 0,
        probes: 0,
        ratings,
        people: { ...people, rubrics: [...people.rubrics] },
        cannotBeAsked: [],
        factors: [],
        detects: [],
        ...used,
        shortBudget: [...shortBudgets(spec.budget, used)],
        withoutTime: [...new Set(parts.flatMap(({ withoutTime }) => withoutTime))],
        calls: matches * questionsPerUnit + ratings,
      },
    },
  }
}
