import { rngAt } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { decidesOtherwise } from './pair-cells.ts'
import type { OwnedSeat } from './pair-cells.ts'

interface Plan {
  readonly seed: string
  /** What is added to a decision of the first owner beside the second one. */
  readonly shift?: number
  /** The spread of an agent's decisions. */
  readonly spread?: number
}

/** Sixty tables of two. The first owner has two agents that decide unlike each other. */
function tables({ seed, shift = 0, spread = 1 }: Plan): OwnedSeat[][] {
  const rng = rngAt(seed, 0)
  return Array.from({ length: 60 }, (_, at) => {
    const partner = at % 3 === 0 ? 'b' : 'c'
    const agent = rng.pick(['bold', 'shy'])
    const own = (agent === 'bold' ? 10 : 0) + (partner === 'b' ? shift : 0) + spread * rng.next()
    return [
      { owner: 'a', points: 0, agent, decided: own },
      { owner: partner, points: 0, agent: partner, decided: spread * rng.next() },
    ]
  })
}

const hundred = Array.from({ length: 100 }, (_, at) => `season ${at}`)
const otherwise = (plan: Plan) => decidesOtherwise(tables(plan), ['a', 'b'])

describe('two owners', () => {
  it('whose agents follow their rules at every table seem to decide otherwise in at most 5 of 100 seasons', () => {
    const own = hundred.filter((seed) => otherwise({ seed }))
    expect(own.length).toBeLessThanOrEqual(5)
  })

  it('one of whom decides otherwise beside the other are told from them', () => {
    for (const seed of hundred.slice(0, 20)) expect(otherwise({ seed, shift: -1 })).toBe(true)
  })

  it('whose rule leaves nothing to chance do not decide otherwise, and any step beside it is seen', () => {
    expect(otherwise({ seed: 'exact', spread: 0 })).toBe(false)
    expect(otherwise({ seed: 'exact', spread: 0, shift: 0.001 })).toBe(true)
  })

  it('are not known to, where a game does not tell how a seat decides, or where there are no others', () => {
    const untold = tables({ seed: 's' }).map((table) => table.map(({ owner, points }) => ({ owner, points })))
    expect(decidesOtherwise(untold, ['a', 'b'])).toBeUndefined()
    const alone = tables({ seed: 's' }).filter((table) => table.some(({ owner }) => owner === 'b'))
    expect(decidesOtherwise(alone, ['a', 'b'])).toBeUndefined()
  })
})
