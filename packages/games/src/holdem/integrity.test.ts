import { expect, it } from 'vitest'
import { holdem } from './kit.ts'
import { atTheTable, deal } from './testing/at-the-table.ts'
import type { HoldemTestMatch } from './testing/at-the-table.ts'

const said = (action: string) => JSON.stringify({ action })
const fold = said('fold')
const call = said('check-and-call')
const allIn = said('all-in')

const given = ({ match }: HoldemTestMatch) =>
  holdem.integrity?.givenAway(match.log).map(({ thrown, chances }) => `${thrown} of ${chances}`)

function played(dealt: ReturnType<typeof deal>, ...answers: readonly string[]) {
  const table = atTheTable({ deals: [dealt] })
  for (const answer of answers) table.answer(answer)
  return given(table)
}

const weak = deal('2c 7d', '3c 8d', 'As Kd Qh 4s 6c')

it('a weak hand may be folded before the flop, and to a bet', () => {
  expect(played(weak, fold)).toEqual(['0 of 0', '0 of 0'])
  expect(played(weak, call, allIn, fold)).toEqual(['0 of 0', '0 of 1'])
})

it('a fold where checking is free gives the hand away', () => {
  expect(played(weak, call, fold)).toEqual(['0 of 0', '1 of 1'])
})

it('a playable hand that is folded before any raise gives it away', () => {
  expect(played(deal('As Td', '3c 8d', 'Ac Kd Qh 4s 6c'), fold)).toEqual(['1 of 1', '0 of 0'])
})

it('queens or better that are folded to a raise before the flop give it away, and jacks do not', () => {
  const against = (hole: string) => played(deal('3c 8d', hole, 'As Kd 9h 4s 6c'), allIn, fold)
  expect(against('Qs Qd')).toEqual(['0 of 0', '1 of 1'])
  expect(against('Js Jd')).toEqual(['0 of 0', '0 of 0'])
})

it('the best possible hand that is folded gives it away, and the second best does not', () => {
  const onBoard = (hole: string) =>
    played(deal('3c 8d', hole, 'As Ks Qs 4d 6c'), call, call, call, allIn, fold)
  expect(onBoard('Js Ts')).toEqual(['0 of 1', '1 of 3'])
  expect(onBoard('Ts 9s')).toEqual(['0 of 1', '0 of 2'])
})

it('an action that the rules take for a silent seat is not its own', () => {
  const table = atTheTable({ deals: [weak] })
  table.answer(call)
  table.answer(undefined)
  expect(given(table)).toEqual(['0 of 0', '0 of 0'])
})
