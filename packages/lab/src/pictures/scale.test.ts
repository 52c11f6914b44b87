import { expect, it } from 'vitest'
import { scaleOver } from './picture.ts'

it('a scale has round ticks that hold every value', () => {
  const { ticks, at } = scaleOver([-0.11, 0.28], { from: 0, to: 400 })
  expect(ticks).toEqual([-0.2, -0.1, 0, 0.1, 0.2, 0.3].map((tick) => expect.closeTo(tick, 9) as number))
  expect([at(-0.2), at(0.3)]).toEqual([0, 400])
})

it('a scale of one value has two ends', () => {
  expect(scaleOver([0], { from: 0, to: 10 }).ticks).toEqual([0, 1])
  expect(scaleOver([0.5], { from: 0, to: 10 }).ticks.length).toBeGreaterThan(1)
})
