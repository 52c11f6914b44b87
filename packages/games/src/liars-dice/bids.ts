import type { InBoth } from '@wis/engine'
import type { Choice } from '../contract/field.ts'
import { choiceOf, phrase } from '../define/table.ts'
import { says } from './content/generated/view.ts'

export const liar = 'liar'
const nameOf = (count: number, face: number) => `${count}x${face}`
/** Every bid with up to 36 dice, the lowest first. */
export const bids = Array.from({ length: 36 * 6 }, (_, at) => {
  const [count, face] = [Math.floor(at / 6) + 1, (at % 6) + 1]
  return { name: nameOf(count, face), count, face }
})

const call = choiceOf(liar, says.liar)
/** A number as a word, where there is one. */
const worded = (words: InBoth<string>, number: number): InBoth<string> => ({
  en: words.en.split(' ')[number - 1] ?? String(number),
  zh: words.zh.split(' ')[number - 1] ?? String(number),
})
function bidOf(name: string): Choice {
  const [count = 0, face = 0] = name.split('x').map(Number)
  const number = worded(says.numbers, count)
  const pair = count === 2 ? '两' : number.zh
  const words = { count, face, number, pair, faces: worded(says.faces, face) }
  const [also, earlier] = [phrase(says.bid.also, words), phrase(says.bid.earlier, words)]
  return choiceOf(name, { ...phrase(says.bid, words), also, earlier })
}
/** A bid or a doubt for readers, in whole words. */
export function inWords(move: string): InBoth<string> {
  const bid = bids.find(({ name }) => name === move)
  if (!bid) return call.label
  return phrase(says.bid.said, { ...bid, number: worded(says.bid.said.numbers, bid.count) })
}
const all: readonly Choice[] = bids.map(({ name }) => bidOf(name))
/** What looks like a bid, of any number of dice and any face. */
const looksLikeBid = /(\d{1,3})\s*(?:[x×*]|of|个)\s*(\d{1,2})/giu
/** Bids with more dice than there are, or of a face that no die has. */
export function unfit(text: string, fit: readonly Choice[]): readonly Choice[] {
  const found = [...text.normalize('NFKC').slice(0, longestRead).matchAll(looksLikeBid)]
  const named = new Set(found.map(([, count, face]) => nameOf(Number(count), Number(face))))
  for (const { value } of fit) named.delete(value)
  return [...named].map((name) => bidOf(name))
}
const longestRead = 2_000
export const choices = Array.from({ length: 37 }, (_, dice) => [...all.slice(0, 6 * dice), call])
export const isShown = (die: number, face: number, wild: boolean) => die === face || (wild && die === 1)
