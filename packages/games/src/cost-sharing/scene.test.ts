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
