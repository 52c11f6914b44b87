import { kitCalled } from '@wis/games'
import type { AnyRuleset, Language } from '@wis/games'
import { ownTrials } from './games-apart.ts'
import { matchTrials } from './match-trials.ts'
import type { Trial } from './trial.ts'

export interface CheckedRules {
  readonly game: string
  readonly ruleset: AnyRuleset
}

/** What a flight check of a game tries out. Throws for a game that is not here, and for a ruleset of another. */
export function trialsOf({ game, ruleset }: CheckedRules, languages: readonly Language[]): readonly Trial[] {
  const trials = ownTrials[game]
  if (trials) return trials(ruleset, languages)
  const kit = kitCalled(game)
  if (!kit) throw new RangeError(`there is no game called ${game} here`)
  return matchTrials(kit, ruleset, languages)
}
