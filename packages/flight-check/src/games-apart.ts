import { spyRuleset, whoIsSpy } from '@wis/games'
import type { AnyRuleset, Language } from '@wis/games'
import type { Trial } from './trial.ts'
import { situationTrials } from './who-is-spy/situations.ts'

/** What a check tries out under a ruleset, in these languages. */
type OwnTrials = (ruleset: AnyRuleset, languages: readonly Language[]) => readonly Trial[]

/** The games that have situations of their own, by id. */
export const ownTrials: Readonly<Record<string, OwnTrials>> = {
  [whoIsSpy.id]: (ruleset, languages) => situationTrials(languages, spyRuleset.parse(ruleset)),
}
