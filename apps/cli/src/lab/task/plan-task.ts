import { deepUnits } from '@wis/lab'
import type { TaskSpec } from '@wis/lab'

/** What a task takes, before anything is asked. */
export function plannedTask(spec: TaskSpec) {
  const units = deepUnits(spec)
  // A veiled description takes two calls, because other words are imagined first.
  const calls = units.reduce((sum, { mode }) => sum + (mode === 'aggressive' ? 1 : 2), 0)
  const times = spec.judges.reduce((sum, judge) => sum + judge.times, 0)
  return { spec, descriptions: units.length, calls, ratings: units.length * 2 * times }
}

export function toldTask({ spec, descriptions, calls, ratings }: ReturnType<typeof plannedTask>): string {
  return [
    `${spec.name}: ${descriptions} descriptions of ${spec.words} words in ${spec.language.join(' and ')}`,
    `  subjects     ${spec.subjects.join(', ')}`,
    `  judges       ${spec.judges.map(({ agent, times }) => `${agent} × ${times}`).join(', ')}`,
    `  answers      ${calls} of subjects, at most ${ratings} of judges`,
  ].join('\n')
}
