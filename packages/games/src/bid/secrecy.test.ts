import type { Language, Viewer } from '@wis/engine'
import { expect, it } from 'vitest'
import { seenIn } from '../contract/testing/seen-in.ts'
import { bid } from './kit.ts'
import { atTheTable } from './testing.ts'
import type { BidTestMatch } from './testing.ts'
import { valueIn } from './view.ts'
import type { BidEvent, BidState } from './view.ts'

const { wire } = bid
const valuesFor = (state: BidState) => [0, 1].map((of) => valueIn(state, 0, of))

const seenBy = (viewer: Viewer, { match }: BidTestMatch, language: Language) =>
  seenIn(bid, match.log, viewer, language)

const indexOf = ({ match }: BidTestMatch, type: BidEvent['type'], auction = 1) => {
  const places = match.log.flatMap(({ event }, index) => (event.type === type ? [index] : []))
  return places[auction - 1] ?? -1
}

const languages = ['en', 'zh'] as const
const others = [1, 'spectator'] as const

it.each(languages)('nothing tells a value to the other before the match ends (%s)', (language) => {
  const matchWith = (first: number, second: number) => {
    const values = [
      [first, 600],
      [second, 500],
    ]
    const table = atTheTable({ language, values })
    table.play([200, 100], [150, 250])
    return table
  }
  const [one, twin] = [matchWith(400, 300), matchWith(401, 980)]
  const revealed = indexOf(one, 'values-revealed')
  for (const viewer of others) {
    const [seen, other] = [seenBy(viewer, one, language), seenBy(viewer, twin, language)]
    expect(other.slice(0, revealed)).toEqual(seen.slice(0, revealed))
    expect(other[revealed]).not.toBe(seen[revealed])
  }
  expect(seenBy(0, twin, language).slice(0, revealed)).not.toEqual(
    seenBy(0, one, language).slice(0, revealed),
  )
})

it.each(languages)('nothing tells a bid before both are in (%s)', (language) => {
  const matchWith = (amount: string) => {
    const values = [
      [400, 600],
      [300, 500],
    ]
    const table = atTheTable({ language, values })
    table.play([200, 100])
    table.answer(0, amount)
    table.answer(1, '120')
    return table
  }
  const [one, twin] = [matchWith('150'), matchWith('7')]
  const told = indexOf(one, 'auction-ended', 2)
  for (const viewer of others) {
    const [seen, other] = [seenBy(viewer, one, language), seenBy(viewer, twin, language)]
    expect(other.slice(0, told)).toEqual(seen.slice(0, told))
    expect(other[told]).not.toBe(seen[told])
  }
  expect(seenBy(0, twin, language).slice(0, told)).not.toEqual(seenBy(0, one, language).slice(0, told))
})

it('nothing tells the values of auctions to come, not even to their seat', () => {
  const matchWith = (value: number) => {
    const values = [
      [400, 600],
      [value, value + 1],
    ]
    const table = atTheTable({ values })
    table.play([200, 300])
    return table
  }
  const [one, twin] = [matchWith(10), matchWith(700)]
  const next = indexOf(one, 'value-dealt', 3)
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(seenBy(viewer, twin, 'en').slice(0, next)).toEqual(seenBy(viewer, one, 'en').slice(0, next))
})

it('nothing tells whether the rules bid for a seat, but the number of hidden entries', () => {
  const [chosen, given] = [atTheTable(), atTheTable()]
  chosen.answer(0, '0')
  given.answer(0, undefined)
  for (const table of [chosen, given]) table.answer(1, '300')
  const told = ({ match }: BidTestMatch) => match.historyOf(1).map(({ event }) => event)
  expect(told(given)).toEqual(told(chosen))
  expect(given.match.stateOf(1)).toEqual(chosen.match.stateOf(1))
})

it('a seat knows its own value and bid at once, and all values after the end', () => {
  const { match, answer } = atTheTable()
  answer(0, '150')
  expect(wire.observe(match.stateOf(0), 0).data).toMatchObject({ value: 400, bid: 150 })
  expect(wire.observe(match.stateOf(1), 1).data).toMatchObject({ value: 600, bid: null })
  expect(valuesFor(match.stateOf(1))).toEqual([null, 600])
  answer(1, '300')
  expect(valuesFor(match.stateOf(1))).toEqual([400, 600])
})
