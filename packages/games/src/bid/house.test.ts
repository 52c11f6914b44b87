import { rngAt } from '@wis/engine'
import { expect, it } from 'vitest'
import { bid } from './kit.ts'
import { atTheTable } from './testing.ts'

function bidsOf(slug: string, value: number, ruleset = {}) {
  const { match } = atTheTable({ values: [[value, 600]], ruleset })
  const [turn] = match.turns()
  const player = bid.house.find((one) => one.slug === slug)
  if (!turn || !player) throw new Error('nobody is asked')
  return Array.from({ length: 1_000 }, (_, number) => {
    const asked = { state: match.stateOf(0), turn, seed: 'house', rng: rngAt('house', number) }
    return player.answer(asked).fields['bid']
  })
}

it.each([
  ['truthful', 401, 401],
  ['half', 400, 200],
  ['half', 401, 200],
])('%s, with a value of %d, bids %d', (slug, value, amount) => {
  expect(new Set(bidsOf(slug, value))).toEqual(new Set([amount]))
})

it('random bids every legal amount equally often', () => {
  for (const [ruleset, most] of [[{}, 9] as const, [{ ceiling: 'none', mostValue: 19 }, 19] as const]) {
    const bids = bidsOf('random', 9, ruleset)
    const chance = 1 / (most + 1)
    expect(new Set(bids).size).toBe(most + 1)
    for (let amount = 0; amount <= most; amount++) {
      const count = bids.filter((one) => one === amount).length
      expect(Math.abs(count - 1_000 * chance)).toBeLessThan(4 * Math.sqrt(1_000 * chance * (1 - chance)))
    }
  }
})
