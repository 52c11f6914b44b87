import { expect, it } from 'vitest'
import { costSharing } from './kit.ts'
import { atTheTable } from './testing.ts'

it('has the list of the proposals from the beginning', () => {
  const table = atTheTable()
  const offers = () =>
    costSharing.scene(table.match.stateOf(0), 0).parts.find(({ kind }) => kind === 'offers')
  expect(offers()).toMatchObject({ offers: [], grows: true })
  table.answer('20/30/50')
  expect(offers()).toMatchObject({ offers: [{ seat: 0, shares: [[20], [30], [50]] }], grows: true })
})

it('a split is called after its first proposer, and after its round once that is over', () => {
  const table = atTheTable()
  const names = () =>
    costSharing.scene(table.match.stateOf(0), 0).parts.flatMap((part) => {
      if (part.kind !== 'offers') return []
      return part.offers.map(({ name }) => name?.en)
    })
  for (const said of ['20/30/50', '30/20/50']) table.answer(said)
  expect(names()).toEqual(['Player 1’s split', 'Player 2’s split'])
  for (const said of ['50/25/25', '20/30/50']) table.answer(said)
  expect(names()).toContain('Player 1’s split, first offered in round 1')
})
