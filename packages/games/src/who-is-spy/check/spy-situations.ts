import type { Language, Turn } from '@wis/engine'
import { isAsked, ScriptedMatch } from '../../contract/scripted/scripted-match.ts'
import type { Situation } from '../../contract/scripted/scripted-match.ts'
import { whoIsSpy } from '../game.ts'
import type { SpyMove } from '../rules.ts'
import { rulesets } from '../rulesets.ts'
import type { Ruleset, SpyEvent } from '../schema.ts'
import type { SpyState } from '../state.ts'
import { beginScript } from './begin-script.ts'
import { inItsWords, judgeAnswer } from './judge/reply.ts'
import type { SpyScript } from './script.ts'
import { spyScripts } from './scripts.ts'

export type SpySituation = Situation<SpyState, SpyMove, SpyEvent>

/**
 * The situations for an agent that plays these languages. A situation without a language is played in the first of
 * them. A situation of one language is left out if the agent does not play it. A situation that cannot come about
 * under the ruleset, or not with all its turns, is played under the usual one.
 */
export function spySituations(ruleset: Ruleset, languages: readonly Language[]): readonly SpySituation[] {
  const [first] = languages
  return spyScripts.flatMap((script) => {
    const language = script.language ?? first
    if (language === undefined || !languages.includes(language)) return []
    const played = spyScripts.find(({ id }) => id === script.within) ?? script
    const fits = canComeAbout(played, ruleset, language) && asksAsMuch(played, ruleset, language)
    return [situationOf(script, fits ? ruleset : rulesets['wis-2024'], language)]
  })
}

function situationOf(script: SpyScript, ruleset: Ruleset, language: Language): SpySituation {
  const { id, title, required, seat, asked, within, fromTheFuture } = script
  return {
    id,
    title,
    language,
    required,
    seat,
    asked,
    ...(within !== undefined && { within }),
    turns: within === undefined ? turnsIn(script, ruleset, language).length : 0,
    ...(fromTheFuture && { fromTheFuture }),
    begin: () => beginScript(script, ruleset, language),
    judge: (text, turn, state) => judgeAnswer(text, turn, state, script),
    inItsWords,
  }
}

/** Whether a script can come about under a ruleset: whether it has all its turns if the agent makes no mistake. */
export function canComeAbout(script: SpyScript, ruleset: Ruleset, language: Language): boolean {
  if (Math.max(script.seat, script.spy, script.starter) >= ruleset.players) return false
  const asked = turnsIn(script, ruleset, language).filter((turn) => isAsked(script, turn))
  return asked.length === script.asked.length
}

/** Whether it has as many turns as under the usual rules. A ruleset without a vote in every round can have fewer. */
function asksAsMuch(script: SpyScript, ruleset: Ruleset, language: Language): boolean {
  const turnsBy = (rules: Ruleset) => turnsIn(script, rules, language).length
  return ruleset.firstVote === undefined || turnsBy(ruleset) === turnsBy(rulesets['wis-2024'])
}

/** The turns of the agent, if it makes no mistake. */
function turnsIn(script: SpyScript, ruleset: Ruleset, language: Language): readonly Turn[] {
  const begun = { ...script, script: beginScript(script, ruleset, language), now: () => '' }
  const match = new ScriptedMatch(whoIsSpy, begun)
  const turns: Turn[] = []
  for (let turn = match.nextTurn(); turn; turn = match.nextTurn()) {
    turns.push(turn)
    const text = turn.kind === 'vote' ? '' : `${turn.round}: ${script.id}`
    match.answer(turn, whoIsSpy.readMove(match.state, turn, text))
  }
  return turns
}
