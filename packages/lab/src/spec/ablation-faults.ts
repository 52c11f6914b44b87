import { kitCalled } from '@wis/games'
import { conditionCalled } from '../conditions/condition-called.ts'
import type { KitCondition } from '../conditions/condition-called.ts'
import type { ExperimentSpec } from './experiment-spec.ts'
import { specFault } from './spec-fault.ts'
import type { SpecFault } from './spec-fault.ts'

/** Conditions that change nothing of a subject, because only models are asked by a strategy. A plan refuses them. */
export function ablationFaults(
  spec: ExperimentSpec,
  isHouse: (subject: string) => boolean,
): readonly SpecFault[] {
  const kit = kitCalled(spec.game)
  const house = spec.subjects.filter(isHouse)
  if (!kit || house.length === 0) return []
  const [first] = spec.conditions.map((id) => conditionCalled(kit, spec, id))
  return spec.conditions.flatMap((id, at) => {
    const condition = conditionCalled(kit, spec, id)
    return condition && isForModels(condition, first?.rules)
      ? [specFault(`conditions.${at}`, 'nothing-to-ablate', { names: house.join(', ') })]
      : []
  })
}

/** Rules that the first condition has as well set nothing apart. */
const isForModels = (
  { seats, strategy, prompt, disguise, amend, rules, hides }: KitCondition,
  shared: KitCondition['rules'],
) =>
  (seats === 'subject' || seats === 'all-of-subject') &&
  (strategy !== undefined || prompt !== undefined || disguise !== undefined) &&
  !amend &&
  (!rules || JSON.stringify(rules) === JSON.stringify(shared)) &&
  !hides
