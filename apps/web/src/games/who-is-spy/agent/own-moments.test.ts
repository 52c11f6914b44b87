import { table } from '@wis/testkit'
import type { SpyTestMatch } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { ownMoments } from './own-moments.ts'
import type { OwnMatch } from './own-moments.ts'

/** The spy is never named, and wins. */
const covered = () => table({ spy: 2 }).round({ 0: 1, 3: 1, 4: 1, 5: 1 }).round().round()
/** Everybody names the spy. */
const caught = () => table({ spy: 2 }).round({ 0: 2, 1: 2, 3: 2, 4: 2, 5: 2 })
const quiet = () => table({ spy: 2 }).round().round().round()

const played = (id: string, match: SpyTestMatch, seat: number): OwnMatch => ({
  match: { id, seats: [] },
  seat,
  entries: match.log,
})
const found = (...matches: readonly OwnMatch[]) =>
  ownMoments(matches).map(({ match, moment }) => `${match.id}: ${moment.kind}`)

describe('the moments of an agent', () => {
  it('are those about itself, and the votes with which it turned a match', () => {
    expect(found(played('spy', covered(), 2))).toEqual(['spy: perfect-cover'])
    expect(found(played('victim', covered(), 1))).toEqual(['victim: bandwagon'])
    expect(found(played('bystander', covered(), 0))).toEqual([])
    const voters = [0, 1, 3, 4, 5].filter((seat) => found(played('m', caught(), seat)).length > 0)
    expect(voters).toHaveLength(1)
  })

  it('include only one of each match, the rarest that is left', () => {
    const matches = [played('a', covered(), 1), played('b', quiet(), 4), played('c', covered(), 2)]
    expect(found(...matches)).toEqual(['c: perfect-cover', 'a: bandwagon'])
  })

  it('include every kind before a second one of any, and then the newest', () => {
    const matches = ['5', '4', '3', '2'].map((id) => played(id, covered(), 2))
    expect(found(...matches, played('1', covered(), 1))).toEqual([
      '5: perfect-cover',
      '1: bandwagon',
      '4: perfect-cover',
      '3: perfect-cover',
    ])
  })
})
