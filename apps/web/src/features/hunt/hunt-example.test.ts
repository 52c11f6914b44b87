import { expect, it } from 'vitest'
import { exampleOf } from './hunt-form.tsx'

it('the example before any move says what a press on the first name would earn', () => {
  const aliases = ['Player 1', 'Player 2', 'Player 3', 'Player 4', 'Player 5', 'Player 6']
  const of = (count: number, seats: readonly number[]) => exampleOf({ aliases }, { sought: { count, seats } })
  const { share, ...said } = of(1, [0, 1, 2, 3, 4, 5])
  expect(share).toBeCloseTo(8 / 13)
  expect(said).toEqual({ player: 'Player 1', right: '79', wrong: '−51' })
  expect(of(1, [2, 3, 4]).player).toBe('Player 3')
})
