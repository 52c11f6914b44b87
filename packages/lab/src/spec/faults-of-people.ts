import { baseline, isOfPeople, people, selfPlay } from './experiment-spec.ts'
import type { ExperimentSpec } from './experiment-spec.ts'
import { specFault } from './faults-of-issue.ts'
import type { SpecFault } from './faults-of-issue.ts'

/**
 * What an experiment with people cannot have. They agree to play, and to nothing that is asked or rated beside it. Each match is of
 * one person, so nothing is paired by deal.
 */
export function faultsOfPeople(spec: ExperimentSpec): readonly SpecFault[] {
  const among = spec.opponents.indexOf(people)
  if (!isOfPeople(spec)) return among < 0 ? [] : [specFault(`opponents.${among}`, 'people-alone')]
  if (spec.subjects.length > 1) return [specFault('subjects', 'people-alone')]
  const refused: readonly (readonly [path: string, isThere: boolean])[] = [
    ['opponents', spec.opponents.some((name) => name === people || name === selfPlay)],
    ['conditions', spec.conditions.some((condition) => condition !== baseline)],
    ['language', spec.language.length > 1],
    ['design.arranged', spec.design.arranged],
    ['stop', spec.stop !== undefined && 'width' in spec.stop],
    ['probes', spec.probes.length > 0],
    ['aims', spec.aims === true],
    ['judges', spec.judges.length > 0],
    ['annotators', (spec.annotators ?? []).length > 0],
  ]
  return refused.flatMap(([path, isThere]) => (isThere ? [specFault(path, 'not-for-people')] : []))
}
