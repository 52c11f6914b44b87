import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { kitCommitmentOf } from './commitment.ts'

const deal = {
  game: 'holdem',
  seed: 'deal',
  seatingSeed: 'seats',
  material: { deals: [{ holes: ['As'] }], order: [0, 0] },
  seating: ['b', 'a'],
}
const committed = kitCommitmentOf(deal, 'salt')

describe('the commitment to the deal of a kit', () => {
  it('is the hash of the salt and the deal as canonical JSON', () => {
    const text =
      'salt{"game":"holdem","material":{"deals":[{"holes":["As"]}],"order":[0,0]},"seating":["b","a"],"seatingSeed":"seats","seed":"deal"}'
    expect(committed).toBe(createHash('sha256').update(text).digest('hex'))
  })

  it.each([
    ['game', { ...deal, game: 'dilemma' }],
    ['seed', { ...deal, seed: 'other' }],
    ['seating’s seed', { ...deal, seatingSeed: 'other' }],
    ['material', { ...deal, material: null }],
    ['seating', { ...deal, seating: ['a', 'b'] }],
  ])('binds the %s', (_, other) => {
    expect(kitCommitmentOf(other, 'salt')).not.toBe(committed)
  })

  it('contains nothing else', () => {
    const more = { ...deal, starter: 1 }
    expect(kitCommitmentOf(more, 'salt')).toBe(committed)
  })
})
