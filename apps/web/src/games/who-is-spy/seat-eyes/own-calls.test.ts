import type { MatchHeader } from '@wis/protocol'
import { table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { callAddress, ownBallots } from './own-calls.ts'
import type { OwnCalls } from './own-calls.ts'

const { log: entries } = table({ spy: 2 }).round({ 0: 1, 3: 1 }).round({ 0: 2, 3: 2 })
const agents = ['fox', 'owl', 'raven'].map((slug) => ({ agent: { slug } }))
const own: OwnCalls = {
  seats: [0, 2],
  // Only the fields that the function reads.
  header: { id: 'm1', seats: agents } as unknown as MatchHeader,
  entries,
}

describe('the calls of the reader’s own agents', () => {
  it('have an address, and those of others have none', () => {
    expect(callAddress(own, 2, 9)).toBe('/agents/raven/calls?match=m1#call-9')
    expect(callAddress(own, 1, 9)).toBeUndefined()
  })

  it('are found by the vote in which they were cast, and by no other', () => {
    const readings = entries.filter(({ event }) => event.type === 'votes-revealed')
    for (const { seq } of readings) {
      const ballots = ownBallots(own, seq)
      expect(ballots.map(({ seat }) => seat)).toEqual([0, 2])
      for (const { seat, seq: cast } of ballots)
        expect(entries[cast]?.event).toMatchObject({ type: 'vote-cast', seat })
    }
    expect(readings).toHaveLength(2)
  })
})
