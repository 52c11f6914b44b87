import { rngAt } from '@wis/engine'
import { drawDeal } from '@wis/games/who-is-spy'
import { describe, expect, it } from 'vitest'
import { seatingOf } from '../commitment.ts'
import { agentInTurn, blockSeed, dealSeedOf } from './seeds.ts'

const agents = ['a', 'b', 'c', 'd', 'e', 'f']
const turnOf = (dealSeed: string) => ({ dealSeed, agents, spies: agents, after: -1 })

/** The seeds of a whole block, as a schedule deals them. */
function block(dealSeed: string): readonly string[] {
  const seeds: string[] = []
  for (let spies = agents; spies.length > 0;) {
    const after = Number(seeds.at(-1)?.split('.').at(-1) ?? -1)
    const seed = blockSeed(drawDeal, { ...turnOf(dealSeed), spies, after })
    seeds.push(seed)
    spies = spies.filter((id) => id !== agentInTurn(drawDeal, seed, agents))
  }
  return seeds
}

describe('the seeds of a block', () => {
  it('make each agent the spy once, and begin with their deal’s seed', () => {
    const seeds = block('00ff')
    expect(seeds.map((seed) => agentInTurn(drawDeal, seed, agents)).toSorted()).toEqual(agents)
    expect(new Set(seeds).size).toBe(6)
    expect(new Set(seeds.map(dealSeedOf))).toEqual(new Set(['00ff']))
  })

  it('reveal nothing about one another: over many blocks any agent in any seat is the second spy', () => {
    const seats = new Map<number, number>()
    const afterFirst = new Map<string, number>()
    for (let number = 0; number < 600; number++) {
      const [first = '', second = ''] = block(`deal ${number}`)
      const { spy } = drawDeal([0, 1, 2, 3, 4, 5], rngAt(second, 0))
      const moved = (spy - drawDeal([0, 1, 2, 3, 4, 5], rngAt(first, 0)).spy + 6) % 6
      seats.set(moved, (seats.get(moved) ?? 0) + 1)
      const spyAfter = agentInTurn(drawDeal, second, agents)
      if (agentInTurn(drawDeal, first, agents) === 'a')
        afterFirst.set(spyAfter, (afterFirst.get(spyAfter) ?? 0) + 1)
    }
    expect(Math.min(...seats.values())).toBeGreaterThan(65)
    expect(Math.max(...seats.values())).toBeLessThan(140)
    expect([...afterFirst.keys()].toSorted()).toEqual(['b', 'c', 'd', 'e', 'f'])
    expect(seatingOf(block('x')[0] ?? '', agents, (id) => id)).not.toEqual(
      seatingOf(block('x')[1] ?? '', agents, (id) => id),
    )
  })

  it('are the same for every reader', () => {
    expect(block('same')).toEqual(block('same'))
  })

  it('need an agent that can be the spy', () => {
    expect(() => blockSeed(drawDeal, { ...turnOf('x'), spies: ['z'] })).toThrow('nobody at the table')
  })
})
