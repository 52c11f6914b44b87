import type { Database } from '@wis/db'
import { annotatedRubrics, deepUnits, plannedRatings, shortBudgets, withoutAnnotators } from '@wis/lab'
import type { TaskSpec } from '@wis/lab'
import { findAnnotators } from './find-annotators.ts'
import { findAsked, judgesIn } from './find-asked.ts'
import { forecastAsked, sumOf } from './forecast-asked.ts'
import type { Planning } from './planning.ts'

/** A clear description takes one question, and a veiled one two. */
const questionsPerUnit = 1.5
/** A description is rated beside its target, and beside the distractor. */
const itemsPerUnit = 2

/** Plans a task for a person, without storing anything. Its descriptions stand in the place of matches. */
export async function planTask(db: Database, spec: TaskSpec, userId: string): Promise<Planning> {
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
