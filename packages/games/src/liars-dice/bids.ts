import type { InBoth } from '@wis/engine'
import type { Choice } from '../contract/field.ts'

export const liar = 'liar'
/** Every bid with up to 36 dice, the lowest first. */
export const bids = Array.from({ length: 36 * 6 }, (_, at) => {
  const [count, face] = [Math.floor(at / 6) + 1, (at % 6) + 1]
  return { name: `${count}x${face}`, count, face }
})

const call: Choice = { value: liar, label: { en: 'Liar!', zh: '开' }, also: ['challenge', '开骰'] }
const faces = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes']
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const chinese = '一二三四五六七八九十'
const choiceOf = (count: number, face: number): Choice => ({
  value: `${count}x${face}`,
  label: { en: `${count} × ${face}`, zh: `${count}个${face}` },
  also: [
    ...[`${count} of ${face}`, `${count} ${face}s`, `${count} of ${face}s`, `${count}个${face}点`],
    ...['count', 'quantity'].map((name) => `${name} ${count} face ${face}`),
    ...[count, numbers[count - 1] ?? count].map((many) => `${many} ${faces[face - 1] ?? face}`),
    ...[count, numbers[count - 1] ?? count].flatMap((many) =>
      ['dice showing', 'dice of', 'dice of face', 'dice with'].map((dice) => `${many} ${dice} ${face}`),
    ),
    ...(count <= numbers.length ? [`${numbers[count - 1]} ${face}s`, `${chinese[count - 1]}个${face}`] : []),
    ...[`个数${count}点数${face}`, `个数 ${count} 点数 ${face}`],
    ...['', '点'].map(
      (points) =>
        `${count === 2 ? '两' : (chinese[count - 1] ?? count)}个${chinese[face - 1] ?? face}${points}`,
    ),
  ],
  earlier: [`${count} of ${face}`, `${count}个${face}点`],
})
/** A bid or a doubt for readers, in whole words. */
export const inWords = (move: string): InBoth<string> => {
  const bid = bids.find(({ name }) => name === move)
  if (!bid) return call.label
  const { count, face } = bid
  return { en: `${numbers[count - 1] ?? count} ${face}${count === 1 ? '' : 's'}`, zh: `${count}个${face}点` }
}
const all: readonly Choice[] = bids.map(({ count, face }) => choiceOf(count, face))
/** What looks like a bid, of any number of dice and any face. */
const looksLikeBid = /(\d{1,3})\s*(?:[x×*]|of|个)\s*(\d{1,2})/giu
/** Bids with more dice than there are, or of a face that no die has. */
export const unfit = (text: string, fit: readonly Choice[]): readonly Choice[] =>
  [...text.normalize('NFKC').slice(0, longestRead).matchAll(looksLikeBid)]
    .map(([, count, face]) => choiceOf(Number(count), Number(face)))
    .filter((one, at, named) => {
      const isFirst = named.findIndex(({ value }) => value === one.value) === at
      return isFirst && !fit.some(({ value }) => value === one.value)
    })
const longestRead = 2_000
export const choices = Array.from({ length: 37 }, (_, dice) => [...all.slice(0, 6 * dice), call])
export const isShown = (die: number, face: number, wild: boolean) => die === face || (wild && die === 1)
