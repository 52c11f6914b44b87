import type { Database } from '@wis/db'
import { findPlayers } from '@wis/db/experiments'
import type { ExperimentPlayers, FoundPlayer } from '@wis/db/experiments'
import {
  ablationFaults,
  annotatedRubrics,
  readAny,
  scheduleOf,
  selfPlay,
  specFault,
  withoutAnnotators,
  withRuleset,
} from '@wis/lab'
import type { ExperimentSpec } from '@wis/lab'
import { findAnnotators } from './find-annotators.ts'
import { findAsked, judgesIn } from './find-asked.ts'
import { findPilot } from './find-pilot.ts'
import { forecastMatches } from './forecast-matches.ts'
import { labStanding } from './lab-standing.ts'
import { planTask } from './plan-task.ts'
import type { Planning, PlanningOfMember } from './planning.ts'
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

/** Plans an experiment with matches. */
export async function planMatches(db: Database, read: ExperimentSpec, userId: string): Promise<Planning> {
  const spec = withRuleset(read)
  try {
    const { kit } = scheduleOf(spec)
    const opponents = spec.opponents.length > 0 ? spec.opponents : kit.house.map(({ slug }) => slug)
    const names = [...new Set([...spec.subjects, ...opponents])].filter((name) => name !== selfPlay)
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
