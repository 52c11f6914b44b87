import type { Language } from '@wis/engine'

/** The part of a ruleset that every game has. A match stores all of its ruleset and replays under it for ever. */
export interface AnyRuleset {
  readonly id: string
  readonly players: number
  readonly turnLimitMs: number
}

/** What a match is opened with. */
export interface GameConfig<Ruleset, Material = null> {
  readonly ruleset: Ruleset
  readonly language: Language
  /** What was drawn from the game's content for this match, such as words. Null if the rules draw everything. */
  readonly material: Material
}
