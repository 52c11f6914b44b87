import { fileCalled, plain, readOutline } from '../../../outline/outline.ts'
import { files } from '../../content/generated/traditional.ts'
import { isChosen } from './choosing.ts'
import type { Around } from './choosing.ts'
import { clausesOf } from './clauses.ts'
import { isDenied, isTakenBack } from './denials.ts'

/** How a text says words: as one's choice, with a denial, or among words that leave it open. Undefined if it does not. */
export type HowSaid = 'chosen' | 'denied' | 'unsure' | undefined

interface Saying extends Around {
  /** Must be global, and fit the plain form. */
  readonly words: RegExp
}

/** Nobody who means something says it more often. */
const most = 100

/** How a text says these words. */
export function howSaid(text: string, { words, ...around }: Saying): HowSaid {
  const clauses = clausesOf(simplified(text.normalize('NFKC')))
  const places = [...clauses.plain.matchAll(words)]
    .filter(([word]) => word !== '')
    .map(({ index: at, 0: word }) => ({ at, end: at + word.length }))
  if (places.length === 0) return undefined
  if (places.length > most) return 'unsure'
  const masked = clauses.plain.replace(words, (word) => '|'.repeat(word.length))
  if (places.some(({ at, end }) => isDenied(clauses, at, end))) return 'denied'
  if (isTakenBack(clauses, masked, places, around.beside)) return 'denied'
  return places.some((place) => isChosen(clauses, masked, place, around)) ? 'chosen' : 'unsure'
}

const pairs = readOutline(fileCalled('traditional', files)).flatMap((line) => plain(line).text.split(' '))
const simple = new Map(pairs.map((pair) => [pair.slice(0, 1), pair.slice(1)]))
const traditional = new RegExp(`[${[...simple.keys()].join('')}]`, 'gu')

/** The text with the traditional characters that answers are made of in their simplified form: “棄牌” is “弃牌”. */
export const simplified = (text: string): string =>
  text.replace(traditional, (character) => simple.get(character) ?? character)

/** The same with plain digits. What others hear stays as it was said. */
export const plainDigits = (text: string): string =>
  simplified(text).replace(/[０-９]/gu, (digit) => digit.normalize('NFKC'))

const zero = /^((?:(?:player|airline|玩家|航空公司) ?\d|\D)*[:：=\p{L}\d] ?)0(?=[^\p{L}\p{N}]*$)/iu

/** The text of a consent with the zero that denies it in a word: “accept: 0”. */
export const withNo = (text: string): string => text.replace(zero, '$1: no')
