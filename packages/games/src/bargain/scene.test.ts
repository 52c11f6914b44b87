import { expect, it } from 'vitest'
import { bargain } from './kit.ts'
import { atTheTable } from './testing.ts'

it('has the list of the offers from the beginning, to the end', () => {
  const table = atTheTable({ ruleset: { offers: 1 } })
  const lists = () =>
    bargain
      .scene(table.match.stateOf(0), 0)
      .parts.flatMap((part) =>
        part.kind === 'offers'
          ? [[part.offers.length, part.grows]]
          : part.kind === 'speeches'
            ? [[part.speeches.length, part.grows]]
            : [],
      )
  expect(lists()).toEqual([[0, true]])
  table.answer('1/1/0')
  expect(lists()).toEqual([[1, true]])
  table.answer('{"choice": "accept", "say": "Fine."}')
  // The words of the answer stand beside it.
  expect(lists()).toEqual([
    [1, true],
    [1, undefined],
  ])
})

it('keeps the last offer without an agreement, as a bad one, beside what was said last', () => {
  const table = atTheTable({ ruleset: { offers: 1 } })
  table.answer('1/1/0')
  table.answer('{"choice": "reject", "say": "Never."}')
  const { parts } = bargain.scene(table.match.stateOf(0), 0)
  expect(parts).toMatchObject([
    { kind: 'offers', offers: [{ shares: [[1, 1, 0], {}], tone: 'bad' }] },
    { kind: 'speeches', speeches: [{ text: 'Never.' }] },
  ])
})

it('has a last turn without an offer, and so without an agreement, as a bad one', () => {
  const table = atTheTable({ ruleset: { offers: 1 } })
  table.answer(undefined)
  const { parts } = bargain.scene(table.match.stateOf(0), 0)
  expect(parts).toMatchObject([{ kind: 'offers', offers: [{ shares: [], tone: 'bad' }] }])
})
