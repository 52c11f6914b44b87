import type { Language } from '@wis/engine'
import { clausesOf } from '../contract/reading/meant/clauses.ts'
import { isDenied } from '../contract/reading/meant/denials.ts'
import { spelledOut } from '../contract/reading/meant/spelled-out.ts'
import { plainForm } from '../contract/reading/mentions.ts'
import type { Understood } from '../contract/slips.ts'
import { guessIn } from './guess.ts'
import { topicsIn } from './topics/topics.ts'

/** The table of a guess. */
interface Guessed {
  readonly language: Language
  readonly topic: string
}

const wrapping: Readonly<Record<Language, RegExp>> = {
  en: /(?<![a-z])(?:i|m|d|ll|s|my|the|a|an|it|is|be|was|must|should|would|could|may|might|will|think|believe|guess|guessing|say|go|going|with|to|for|final|answer|secret|hidden|code|word|that|this|so|then|probably|likely|maybe|perhaps|surely|sure|pretty|am|well|ok|okay|hmm|choose|pick|of|course|of|topic|and|good|game|everyone|thanks|here|guessed|bet|suppose|definitely|certainly|very|most|now)(?![a-z])/gu,
  zh: /最后|最终|答案|猜测|猜想|秘密|应该|可能|大概|也许|肯定|一定|认为|觉得|选择|就是|那么|这个|那个|回答|词语?|我|猜|想|是|为|的|就|应|该|选|吧|了|呢|啊|嗯|说|它|这/gu,
}

/**
 * The word that a seat guesses. Of the topic's words an answer may name one alone, without the words around it: with
 * two, or one that is denied, nobody could say which is meant.
 */
export function readGuess(said: string, { language, topic }: Guessed): Understood<string> {
  const words = topicsIn[language].find(({ name }) => name === topic)?.words ?? []
  const text = spelledOut(said)
  const clauses = clausesOf(text)
  const named = new Set<string>()
  let left = clauses.plain
  let denied = false
  for (const word of words.toSorted((one, other) => other.length - one.length)) {
    const spelling = plainForm(word)
    const start = placeOf(spelling, left)
    if (start < 0) continue
    named.add(word)
    denied ||= isDenied(clauses, start, start + spelling.length)
    left = left.replaceAll(spelling, '|'.repeat(spelling.length))
  }
  const [word, ...others] = named
  if (others.length > 0) return { ok: false, reason: 'ambiguous' }
  if (denied) return { ok: false, reason: 'denied' }
  const isAlone = /^[| ]*$/u.test(left.replace(wrapping[language], ' '))
  return { ok: true, move: word !== undefined && isAlone ? word : guessIn(unmarked(said)) }
}

function placeOf(spelling: string, text: string): number {
  for (let at = text.indexOf(spelling); at >= 0; at = text.indexOf(spelling, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + spelling.length]]
    if (!/[a-z0-9]/u.test(before) && !/[a-z0-9]/u.test(after)) return at
  }
  return -1
}

/** A word that the topic does not have may be wrapped as well. */
const unmarked = (said: string) =>
  said
    .replace(/^[\s*_#`>]*(?:(?:my|the) )?(?:final )?(?:answer|guess)(?: is)?[\s*_]*[:：]\s*/iu, '')
    .replace(/^[\s*_#`>]*(?:最终|最后)?(?:答案|猜测)[\s*_]*[:：]\s*/u, '')
    .replace(/^[*_`]+|[*_`]+$/gu, '')
