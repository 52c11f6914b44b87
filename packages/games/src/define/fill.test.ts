import { expect, it } from 'vitest'
import { filled } from './fill.ts'

const held = { bids: [3, 5], names: ['A', 'B'], winner: 1, byChance: false, payoffs: { low: 2 }, none: [] }

it.each([
  ['{winner} {other}', '1 {other}'],
  ['{bids.winner} {bids.0} {payoffs.low} {payoffs.high}', '5 3 2 {payoffs.high}'],
  ['{byChance?by chance {winner} }{!byChance?clearly }{none?some}{!none?none}', 'clearly none'],
  ['[{seat}: {names} bids {bids}|; ]', '0: A bids 3; 1: B bids 5'],
  ['[{bids}{winner?!}|{bids}]', '3!{bids}5!'],
])('fills %j', (sentence, text) => {
  const shown = (value: unknown) => (value === undefined ? undefined : String(value))
  expect(filled(sentence, held, shown)).toBe(text)
})

it('shows an item of a list as one', () => {
  const shown = (value: unknown, name: string, isItem: boolean) => `${name}${isItem ? ' item' : ''} ${value}`
  expect(filled('{bids.0}, [{names}|, ], {winner}', held, shown)).toBe(
    'bids item 3, names item A, names item B, winner 1',
  )
})
