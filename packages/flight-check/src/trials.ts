import { kitCalled } from '@wis/games'
import type { AnyRuleset, GameKit, Language } from '@wis/games'
import { flownAs } from './flown-as.ts'
import { flySituation } from './fly-situation.ts'
import { matchTrials } from './match-trials.ts'
import type { Trial } from './trial.ts'

export interface CheckedRules {
  readonly game: string
  readonly ruleset: AnyRuleset
}

/** What a flight check of a game tries out. Throws for a game that is not here, and for a ruleset of another. */
export function trialsOf({ game, ruleset }: CheckedRules, languages: readonly Language[]): readonly Trial[] {
  const kit = kitCalled(game)
  if (!kit) throw new RangeError(`there is no game called ${game} here`)
  return situationTrials(kit, ruleset, languages) ?? matchTrials(kit, ruleset, languages)
}

/** The situations of a game as trials. Undefined for a game that has none. */
function situationTrials(
  kit: GameKit,
  given: AnyRuleset,
  languages: readonly Language[],
): readonly Trial[] | undefined {
  const ruleset = kit.setup.ruleset.parse(given)
  return kit.check?.situations?.(ruleset, languages).map((situation): Trial => {
    const { id, title, language, required, within, turns } = situation
    return {
      id,
      title,
      language,
      required,
      ...(within !== undefined && { within }),
      turns,
      fly: (world) => flySituation({ ...world, kit, ruleset, situation }),
      judge: (flown) => flownAs(situation, flown),
    }
  })
}
