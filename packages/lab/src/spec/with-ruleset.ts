import { kitCalled } from '@wis/games'
import type { ExperimentSpec } from './experiment-spec.ts'

/**
 * A specification that is planned now, with the ruleset that it goes by if it names none: the one that the game names first,
 * as on boards. Only where those planned before go by another one is it written down, so that they keep theirs.
 */
export function withRuleset(spec: ExperimentSpec): ExperimentSpec {
  const setup = kitCalled(spec.game)?.setup
  if (spec.ruleset !== undefined || setup?.studied === undefined) return spec
  return { ...spec, ruleset: setup.presets[0].id }
}
