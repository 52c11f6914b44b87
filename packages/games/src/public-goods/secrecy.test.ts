import type { Language, Viewer } from '@wis/engine'
import { expect, it } from 'vitest'
import { seenIn } from '../contract/testing/seen-in.ts'
import { publicGoods } from './kit.ts'
import { atTheTable } from './testing.ts'
import type { PublicGoodsTestMatch } from './testing.ts'

const { wire } = publicGoods

const seenBy = (viewer: Viewer, { match }: PublicGoodsTestMatch, language: Language) =>
  seenIn(publicGoods, match.log, viewer, language)

/** A match up to the end of its second round, in which seat 0 answers this. */
function tableWith(own: string, language: Language): PublicGoodsTestMatch {
  const table = atTheTable({ language })
  table.play([20, 30, 0])
  table.answer(0, own)
  table.answer(2, '7')
  table.answer(1, '0')
  return table
}

it.each(['en', 'zh'] as const)('nothing tells an investment before all have invested (%s)', (language) => {
  const [one, twin] = [tableWith('80', language), tableWith('0', language)]
  const told = one.match.log.findLastIndex(({ event }) => event.type === 'round-ended')
  for (const viewer of [1, 2, 'spectator'] as const) {
    const [seen, other] = [seenBy(viewer, one, language), seenBy(viewer, twin, language)]
    expect(other.slice(0, told)).toEqual(seen.slice(0, told))
    expect(other[told]).not.toBe(seen[told])
  }
  expect(seenBy(0, twin, language).slice(0, told)).not.toEqual(seenBy(0, one, language).slice(0, told))
})

it('nothing tells whether the rules invested for a seat, but the number of hidden entries', () => {
  const [chosen, given] = [atTheTable(), atTheTable()]
  chosen.answer(0, '0')
  given.answer(0, undefined)
  for (const table of [chosen, given]) {
    table.answer(1, '20')
    table.answer(2, '30')
  }
  for (const seat of [1, 2]) {
    const told = ({ match }: PublicGoodsTestMatch) => match.historyOf(seat).map(({ event }) => event)
    expect(told(given)).toEqual(told(chosen))
    expect(given.match.stateOf(seat)).toEqual(chosen.match.stateOf(seat))
  }
})

it('a seat knows its own investment at once, and that another has decided', () => {
  const { match, answer } = atTheTable()
  answer(1, '20')
  expect(wire.observe(match.stateOf(1), 1).data).toMatchObject({ invested: 20 })
  expect(wire.observe(match.stateOf(0), 0).data).toMatchObject({ invested: null })
  const sealed = match.stateOf(0).bySeat['investment-sealed'].map((own) => own !== null)
  expect(sealed).toEqual([false, true, false])
})
