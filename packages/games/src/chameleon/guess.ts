import { fold, key } from '../words-in-speech/fold.ts'
import { saysOwnWord } from '../words-in-speech/own-word.ts'

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
