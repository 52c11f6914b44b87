import { rngAt } from '@wis/engine'
import { expect, it } from 'vitest'
import { publicGoods } from './kit.ts'
import { atTheTable } from './testing.ts'

/** The investment of seat 0 in the round after these. */
function investmentOf(slug: string, rounds: readonly (readonly number[])[], seed = 'house') {
  const { match, play } = atTheTable()
  play(...rounds)
  const [turn] = match.turns()
  const player = publicGoods.house.find((one) => one.slug === slug)
  if (!turn || !player) throw new Error('nobody is asked')
  const asked = { state: match.stateOf(0), turn, seed, rng: rngAt(seed, rounds.length) }
  return player.answer(asked).fields['investment']
}

it.each([
  ['free-rider', [], 0],
  ['free-rider', [[0, 50, 50]], 0],
  ['generous', [], 20],
  [
    'generous',
    [
      [20, 0, 0],
      [20, 0, 0],
    ],
    20,
  ],
  [
    'generous',
    [
      [20, 0, 0],
      [20, 0, 0],
      [20, 0, 0],
      [21, 0, 0],
    ],
    19,
  ],
  ['matcher', [], 20],
  ['matcher', [[20, 10, 20]], 15],
  ['matcher', [[20, 0, 0]], 0],
  ['matcher', [[90, 40, 50]], 10],
])('%s, after %j: %d', (slug, rounds, amount) => {
  expect(investmentOf(slug, rounds)).toBe(amount)
})

it('random invests every part of what it has left equally often', () => {
  const amounts = Array.from({ length: 1_000 }, (_, number) =>
    investmentOf('random', [[91, 0, 0]], `share-${number}`),
  )
  expect(new Set(amounts).size).toBe(10)
  for (let amount = 0; amount < 10; amount++) {
    const count = amounts.filter((one) => one === amount).length
    expect(Math.abs(count - 100)).toBeLessThan(4 * Math.sqrt(90))
  }
})
