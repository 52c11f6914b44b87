import type { InBoth, Language } from '@wis/engine'
import type { Strategy } from '../strategies/strategy.ts'
import { files } from './content/generated/strategies.ts'

type Part = 'name' | 'summary' | 'system' | 'speech' | 'vote'

/** What stands below the head of a part in the file of a strategy. */
function written(id: string, language: Language, part: Part): string {
  const file = files.find(({ name }) => name.endsWith(`/${id}-${language}.txt`))
  const [, below] = file?.text.split(`## ${part}\n`) ?? []
  if (below === undefined) throw new Error(`${id} has no ${part} in ${language}`)
  return (below.split('\n## ')[0] ?? '').trimEnd()
}

function strategyCalled(id: string, experiment = false): Strategy {
  const inBoth = (part: Part): InBoth<string> => ({
    en: written(id, 'en', part),
    zh: written(id, 'zh', part),
  })
  const [system, speech, vote] = [inBoth('system'), inBoth('speech'), inBoth('vote')]
  return {
    id,
    version: 1,
    name: inBoth('name'),
    summary: inBoth('summary'),
    texts: {
      en: { system: system.en, speech: speech.en, vote: vote.en },
      zh: { system: system.zh, speech: speech.zh, vote: vote.zh },
    },
    experiment,
  }
}

/** One question, one bare answer. */
export const plainStrategy = strategyCalled('plain')
/** Thinks aloud first. The answer is a marked last line. */
export const reasoningStrategy = strategyCalled('reasoning')
/** Guesses the other word, infers identities, then speaks or votes, all in one structured answer. */
export const wordGuessStrategy = strategyCalled('word-guess')

/** Only for experiments. `word-guess` without one of its two steps, and one that says to everybody whom it suspects and why. */
export const studiedStrategies: readonly Strategy[] = [
  strategyCalled('reasons-aloud', true),
  strategyCalled('without-guessing', true),
  strategyCalled('without-reasoning', true),
]
