import type { AnyRuleset, GameKit } from '@wis/games'

/** The ruleset of this name, or the game's usual one. */
export function rulesetOf(kit: GameKit, id: string | undefined): AnyRuleset | undefined {
  return id === undefined ? kit.setup.presets[0] : kit.setup.presets.find((preset) => preset.id === id)
}
