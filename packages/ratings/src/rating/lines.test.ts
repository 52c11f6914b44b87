import { expect, test } from 'vitest'
import { layoutOf } from './layout.ts'
import { linesFrom } from './lines.ts'

const layout = layoutOf({ agents: 4, pairs: 2 })

/** Every deception has its own doubt, and all of them share a large one with the base. */
function between(i: number, j: number): number {
  const together = i < layout.detection && j < layout.detection ? 9 : 0
  const opposed = (i === layout.base && j < layout.detection) || (j === layout.base && i < layout.detection)
  return together - (opposed ? 9 : 0) + (i === layout.base && j === layout.base ? 9 : 0) + (i === j ? 1 : 0)
}

const covariance = { pairs: new Float64Array(2), between }

test('a doubt that all agents share does not count in any of them against the average', () => {
  for (const { variance } of linesFrom(layout, layout.deception, covariance))
    expect(variance).toBeCloseTo(1 - 1 / 4, 10)
})

test('along the line of one agent the others move back a little, and the base stays', () => {
  const [line] = linesFrom(layout, layout.deception, covariance)
  expect(line?.along[0]).toBeCloseTo(Math.sqrt(3 / 4), 10)
  expect(line?.along[1]).toBeCloseTo(-1 / 4 / Math.sqrt(3 / 4), 10)
  expect(line?.along[layout.base]).toBeCloseTo(0, 10)
})
