import { rulesets } from '@wis/games'
import type { Language, Ruleset } from '@wis/games'
import { canComeAbout } from './scripted-match.ts'
import type { Situation } from './situation.ts'
import { chinese } from './situations/chinese.ts'
import { firstSteps } from './situations/first-steps.ts'
import { instructions } from './situations/instructions.ts'
import { longMatches } from './situations/long-matches.ts'
import { strangeTexts } from './situations/strange-texts.ts'
import { underSuspicion } from './situations/under-suspicion.ts'
import { words } from './situations/words.ts'

/** Everything an agent is tried out in, the simplest first. */
export const situations: readonly Situation[] = [
  ...firstSteps,
  ...words,
  ...underSuspicion,
  ...longMatches,
  ...strangeTexts,
  ...instructions,
  ...chinese,
]

/** A situation with the language and the rules under which it is played. */
export interface Planned {
  readonly situation: Situation
  readonly language: Language
  readonly ruleset: Ruleset
}

/**
 * What an agent is tried out in that plays these languages: a situation of no language in the first of them, one of a
 * language where it is among them. What cannot come about under the ruleset is tried under the usual one.
 */
export function plannedFor(languages: readonly Language[], ruleset: Ruleset): readonly Planned[] {
  const [first] = languages
  return situations.flatMap((situation) => {
    const language = situation.language ?? first
    if (language === undefined || !languages.includes(language)) return []
    const played = situations.find(({ id }) => id === situation.within) ?? situation
    const fits = canComeAbout(played, ruleset, language)
    return [{ situation, language, ruleset: fits ? ruleset : rulesets['wis-2024'] }]
  })
}
