import type { AnyRuleset, GameKit } from '@wis/games'

/** The ruleset of this name, or the one that studies of the game play by if they name none. */
export function rulesetOf({ setup }: GameKit, id: string | undefined): AnyRuleset | undefined {
  const wanted = id ?? setup.studied ?? setup.presets[0].id
  return setup.presets.find((preset) => preset.id === wanted)
}
