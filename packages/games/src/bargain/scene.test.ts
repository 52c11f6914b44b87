import { expect, it } from 'vitest'
import { bargain } from './kit.ts'
import { atTheTable } from './testing.ts'

it('has the list of the offers from the beginning, and the last word only once it is said', () => {
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
  expect(lists()).toEqual([
    [1, true],
    [1, undefined],
  ])
})
