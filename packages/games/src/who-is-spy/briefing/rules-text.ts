import type { Language } from '../events.ts'
import type { Ruleset } from '../schema.ts'
import { chineseRules } from './chinese-rules.ts'
import { englishRules } from './english-rules.ts'

const write = { en: englishRules, zh: chineseRules } as const
const written = { en: new WeakMap<Ruleset, string>(), zh: new WeakMap<Ruleset, string>() } as const

/**
 * The rules in a player's words, in the match's language. They are written once, because every turn of a match
 * repeats them.
 */
export function rulesText(ruleset: Ruleset, language: Language): string {
  const text = written[language].get(ruleset) ?? write[language](ruleset)
  written[language].set(ruleset, text)
  return text
}
