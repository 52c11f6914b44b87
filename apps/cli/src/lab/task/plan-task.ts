import { annotatedRubrics, deepUnits, plannedRatings } from '@wis/lab'
import type { TaskSpec } from '@wis/lab'
import { toldPeople } from '../forecast/told-people.ts'

/** What a task takes, before anything is asked. */
export function plannedTask(spec: TaskSpec) {
  const units = deepUnits(spec)
  // A veiled description takes two calls, because other words are imagined first.
  const calls = units.reduce((sum, { mode }) => sum + (mode === 'aggressive' ? 1 : 2), 0)
  const times = spec.judges.reduce((sum, judge) => sum + judge.times, 0)
  // A description is rated beside its target, and beside the distractor.
  const items = units.length * 2
  const there = annotatedRubrics(spec.task, spec.judges).map((rubric) => ({ rubric, items }))
  const people = plannedRatings(there, spec.sample)
  return { spec, descriptions: units.length, calls, ratings: items * times, people }
}

export function toldTask({
  spec,
  descriptions,
  calls,
  ratings,
  people,
}: ReturnType<typeof plannedTask>): string {
  return [
    `${spec.name}: ${descriptions} descriptions of ${spec.words} words in ${spec.language.join(' and ')}`,
    `  subjects     ${spec.subjects.join(', ')}`,
    `  judges       ${spec.judges.map(({ agent, times }) => `${agent} × ${times}`).join(', ')}`,
    `  answers      ${calls} of subjects, at most ${ratings} of judges`,
    ...toldPeople(people),
  ].join('\n')
}
