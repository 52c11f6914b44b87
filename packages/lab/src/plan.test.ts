import { expect, it } from 'vitest'
import { planOf } from './plan.ts'
import { readSpec } from './spec/read-spec.ts'

const written = { name: 'x', game: 'who-is-spy', subjects: ['fox', 'granny'], seed: 'a' }

function planned(changed: object) {
  const read = readSpec({ ...written, ...changed })
  return read.ok ? planOf(read.spec) : expect.fail(JSON.stringify(read.faults))
}

it('a plan of another size or seed expects the same of each match, so that nothing is played for it again', () => {
  const { callsPerMatch } = planned({})
  expect(callsPerMatch).toBeGreaterThan(1)
  const other = planned({ seed: 'b', design: { materials: 7, repeats: 3 }, budget: { usd: 1 } })
  expect(other).toMatchObject({ deals: 21, callsPerMatch })
})

it('a plan finds no smaller differences with more deals of the same contents, and none with few contents', () => {
  const found = (materials: number, repeats: number) => planned({ design: { materials, repeats } }).detects
  expect(found(24, 1)).toHaveLength(1)
  expect(found(24, 10)).toEqual(found(24, 1))
  expect(found(48, 1)[0]?.difference).toBeLessThan(found(24, 1)[0]?.difference ?? 0)
  expect(found(8, 10)).toEqual([])
})

it('a plan counts the ratings of every judge, whoever it is', () => {
  const judges = (agent: string) => [
    { agent, rubric: 'clue-fit', times: 2 },
    { agent: 'sample-kind', rubric: 'clue-fit' },
  ]
  const [twice = 0, once = 0] = planned({ judges: judges('sample-counter') }).ratingsPerMatch
  expect(once).toBeGreaterThanOrEqual(1)
  expect(twice).toBe(2 * once)
  expect(planned({ judges: judges('my-judge') }).ratingsPerMatch).toEqual([twice, once])
  expect(planned({}).ratingsPerMatch).toEqual([])
})
