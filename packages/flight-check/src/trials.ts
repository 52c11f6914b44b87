import { kitCalled, spyRuleset, whoIsSpy } from '@wis/games'
import type { AnyRuleset, Language } from '@wis/games'
import { matchTrials } from './match-trials.ts'
import { situationTrials } from './situations.ts'
import type { Trial } from './trial.ts'

export interface CheckedRules {
  readonly game: string
  readonly ruleset: AnyRuleset
}

/** What a flight check of a game tries out. Throws for a game that is not here, and for a ruleset of another. */
export function trialsOf({ game, ruleset }: CheckedRules, languages: readonly Language[]): readonly Trial[] {
  if (game === whoIsSpy.id) return situationTrials(languages, spyRuleset.parse(ruleset))
  const kit = kitCalled(game)
  if (!kit) throw new RangeError(`there is no game called ${game} here`)
  return matchTrials(kit, ruleset, languages)
}
