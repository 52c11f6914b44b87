import { rngAt } from '@wis/engine'
import { drawDeal } from '@wis/games/who-is-spy'
import { describe, expect, it } from 'vitest'
import { seatingOf } from '../commitment.ts'
import { dealSeedOf, scheduledSeed } from './seeds.ts'

const dealSeed = '00112233445566778899aabbccddeeff'
const agents = ['e', 'b', 'f', 'a', 'd', 'c']
const seats = [...agents.keys()]

describe('the seed of a scheduled seating', () => {
  it.each([0, 1, 3])(
    'deals as its deal does and seats the agents as the schedule says, moved on by %i',
    (turn) => {
      const seating = [...agents.slice(turn), ...agents.slice(0, turn)]
      const seed = scheduledSeed(drawDeal, { dealSeed, seating }) ?? ''
      expect(drawDeal(seats, rngAt(seed, 0))).toEqual(drawDeal(seats, rngAt(dealSeed, 0)))
      expect(seatingOf(seed, agents, (id) => id)).toEqual(seating)
      expect(dealSeedOf(seed)).toBe(dealSeed)
    },
  )

  it('is the same for every reader, in one go or piece by piece', () => {
    const whole = scheduledSeed(drawDeal, { dealSeed, seating: agents })
    let found: string | undefined
    for (let from = 0; found === undefined; from += 1000)
      found = scheduledSeed(drawDeal, { dealSeed, seating: agents }, { from, to: from + 1000 })
    expect(found).toBe(whole)
  })

  it('does not exist if no number fits', () => {
    expect(scheduledSeed(drawDeal, { dealSeed, seating: agents }, { to: 3 })).toBeUndefined()
  })
})

it('a match with a deal of its own has no other seed', () => {
  expect(dealSeedOf(dealSeed)).toBeUndefined()
})
