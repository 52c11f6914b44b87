import { rulesets } from '@wis/games'
import type { Language, Ruleset } from '@wis/games'
import type { Trial } from '../trial.ts'
import { flownAs } from './flown-as.ts'
import { flySituation } from './fly-situation.ts'
import { canComeAbout, turnsIn } from './scripted-match.ts'
import type { Situation } from './situation.ts'
import { chinese } from './situations/chinese.ts'
import { firstSteps } from './situations/first-steps.ts'
import { instructions } from './situations/instructions.ts'
import { longMatches } from './situations/long-matches.ts'
import { strangeTexts } from './situations/strange-texts.ts'
import { underSuspicion } from './situations/under-suspicion.ts'
import { words } from './situations/words.ts'

/** All situations that an agent is tested in, the simplest first. */
export const situations: readonly Situation[] = [
  ...firstSteps,
  ...words,
  ...underSuspicion,
  ...longMatches,
  ...strangeTexts,
  ...instructions,
  ...chinese,
]

/** The situations of a check as its trials. */
export function situationTrials(languages: readonly Language[], ruleset: Ruleset): readonly Trial[] {
  return plannedFor(languages, ruleset).map((planned) => {
    const { situation, language } = planned
    const { id, title, required, within } = situation
    return {
      id,
      title,
      language,
      required,
      ...(within !== undefined && { within }),
      turns: turnsOf(planned),
      fly: (world) => flySituation({ ...planned, ...world }),
      judge: (flown) => flownAs(situation, flown),
    }
  })
}

/** A situation with the language and the rules under which it is played. */
export interface Planned {
  readonly situation: Situation
  readonly language: Language
  readonly ruleset: Ruleset
}

/**
 * The situations for an agent that plays these languages. A situation without a language is played in the first of
 * them. A situation of one language is left out if the agent does not play it. A situation that cannot come about
 * under the ruleset, or not with all its turns, is played under the usual one.
 */
export function plannedFor(languages: readonly Language[], ruleset: Ruleset): readonly Planned[] {
  const [first] = languages
  return situations.flatMap((situation) => {
    const language = situation.language ?? first
    if (language === undefined || !languages.includes(language)) return []
    const played = situations.find(({ id }) => id === situation.within) ?? situation
    const fits = canComeAbout(played, ruleset, language) && asksAsMuch(played, ruleset, language)
    return [{ situation, language, ruleset: fits ? ruleset : rulesets['wis-2024'] }]
  })
}

/** Whether it has as many turns as under the usual rules. A ruleset without a vote in every round can have fewer. */
function asksAsMuch(situation: Situation, ruleset: Ruleset, language: Language): boolean {
  const turnsBy = (rules: Ruleset) => turnsIn(situation, rules, language).length
  return ruleset.firstVote === undefined || turnsBy(ruleset) === turnsBy(rulesets['wis-2024'])
}

/**
 * The number of turns for an agent that makes no mistake. None for a situation that is judged in the match of
 * another.
 */
export const turnsOf = ({ situation, ruleset, language }: Planned): number =>
  situation.within ? 0 : turnsIn(situation, ruleset, language).length
