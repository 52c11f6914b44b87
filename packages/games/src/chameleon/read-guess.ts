import type { Language } from '@wis/engine'
import { isChosen } from '../contract/reading/meant/choosing.ts'
import { clausesOf } from '../contract/reading/meant/clauses.ts'
import { deniesSomething, isDenied, isTakenBack } from '../contract/reading/meant/denials.ts'
import { spelledOut } from '../contract/reading/meant/spelled-out.ts'
import { plainForm } from '../contract/reading/mentions.ts'
import type { Understood } from '../contract/slips.ts'
import { fold, key } from '../words-in-speech/fold.ts'
import { saysOwnWord } from '../words-in-speech/own-word.ts'
import { topicsIn } from './topics/topic.ts'

/** The table of a guess. */
interface Guessed {
  readonly language: Language
  readonly topic: string
}

const beside: readonly string[] = [
  ...[
    'word',
    'secret',
    'hidden',
    'code',
    'topic',
    'must',
    'could',
    'may',
    'might',
    'probably',
    'likely',
    'maybe',
    'perhaps',
  ],
  ...['surely', 'sure', 'pretty', 'of', 'course', 'was', 'very', 'suppose', 'guessed', 'what', 'about'],
  ...[
    '词',
    '词语',
    '秘密',
    '秘密词',
    '猜',
    '猜测',
    '猜想',
    '应',
    '可能',
    '大概',
    '也许',
    '一定',
    '说',
    '它',
    '那个',
    '肯定',
    '啊',
  ],
]

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
  if (word === undefined)
    return deniesSomething(clauses)
      ? { ok: false, reason: 'denied' }
      : { ok: true, move: guessIn(unmarked(said)) }
  const places = [...left.matchAll(/\|+/gu)].map(({ index: at, 0: mark }) => ({ at, end: at + mark.length }))
  if (denied || isTakenBack(clauses, left, places, beside)) return { ok: false, reason: 'denied' }
  // A kind of it, such as a “steam train”, is another word.
  const isChosenSomewhere = places.some((place) => isChosen(clauses, left, place, { beside, mayDoubt: true }))
  return isChosenSomewhere ? { ok: true, move: word } : { ok: false, reason: 'unsure' }
}

const quoted = /["“”「」『』«»]([^"“”「」『』«»]+)["“”「」『』«»]/gu
const leadIn = {
  en: /^(?:i|my|the|it)\b.*\b(?:is|was|guess|say)\b[\s:]*(?=\S)/iu,
  zh: /^(?:(?:我猜|我觉得|我认为|秘密词|这个词|答案|词)[^，。]{0,8}?[是为]|我猜|秘密词|答案)[\s:：]*(?=\S)/u,
} as const
const listed = /[,，、;；/|\n]|\bor\b|\band\b|或者|或|还是/iu
const article = /^(?:an?|the)\s+/iu
const hasChinese = /\p{Script=Han}/u
/** A plural may have two letters more than its word. */
const longestEnding = 2

/** The word that an answer names: the only quoted part, else what follows the words that lead to it. */
export function guessIn(said: string): string {
  const text = said.replace(/\s+/gu, ' ').trim()
  const quotes = [...text.matchAll(quoted)].map(([, inner = '']) => inner.trim())
  if (quotes.length === 1 && quotes[0]) return quotes[0]
  const bare = text
    .replace(leadIn.en, '')
    .replace(leadIn.zh, '')
    .replace(/[\s.。!！?？]+$/u, '')
  return bare === '' ? text : bare
}

/** Whether a guess lists more than one word, any of which might be the right one. */
export const listsWords = (guess: string) => listed.test(guess)

/**
 * Whether a guess names the word: it says it, in one of the ways in which a speech says a word, and says nothing else
 * beside an article. Where spaces stand does not matter.
 */
export function namesWord(guess: string, word: string): boolean {
  const bare = guess.trim().replace(article, '')
  if (key(bare) === key(word)) return true
  if (!saysOwnWord(bare, word)) return false
  const slack = hasChinese.test(fold(word)) ? 0 : longestEnding
  return key(bare).length <= key(word).length + slack
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
