import { kitCalled, rulesetWith } from '@wis/games'
import type { AnyRuleset, GameKit } from '@wis/games'
import type { ExperimentSpec } from './experiment-spec.ts'

type Named = Pick<ExperimentSpec, 'ruleset' | 'set'>

/** The ruleset of this name, or the one that studies of the game play by if they name none. */
export function presetOf({ setup }: GameKit, { ruleset: id }: Named): AnyRuleset | undefined {
  const wanted = id ?? setup.studied ?? setup.presets[0].id
  return setup.presets.find((preset) => preset.id === wanted)
}

/** The same with the values that the specification sets. Undefined if the game does not know them. */
export function rulesetOf(kit: GameKit, spec: Named): AnyRuleset | undefined {
  const preset = presetOf(kit, spec)
  const changed = preset && rulesetWith(kit, preset, spec.set ?? {})
  return changed?.ok ? changed.ruleset : undefined
}

/**
 * A specification that is planned now, with the ruleset that it goes by if it names none: the one that the game names first,
 * as on boards. Only where those planned before go by another one is it written down, so that they keep theirs.
 */
export function withRuleset(spec: ExperimentSpec): ExperimentSpec {
  const setup = kitCalled(spec.game)?.setup
  if (spec.ruleset !== undefined || setup?.studied === undefined) return spec
  return { ...spec, ruleset: setup.presets[0].id }
}
