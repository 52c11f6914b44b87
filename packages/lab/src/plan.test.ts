import { expect, it } from 'vitest'
import { planOf } from './plan.ts'
import { readSpec } from './spec/read-spec.ts'

const written = { name: 'x', game: 'who-is-spy', subjects: ['fox', 'granny'], seed: 'a' }

function planned(changed: object) {
  const read = readSpec({ ...written, ...changed })
  return read.ok ? planOf(read.spec) : expect.fail(JSON.stringify(read.faults))
}

it('a plan counts what each of its conditions takes', () => {
  const own = { short: { rules: { rounds: 1 } } }
  const [whole, short, both] = [['baseline'], ['short'], ['baseline', 'short']].map(
    (conditions) => planned({ conditions, own: conditions.includes('short') ? own : {} }).callsPerMatch,
  )
  expect(short).toBeLessThan(whole ?? 0)
  expect(both).toBeGreaterThan(short ?? 9)
  expect(both).toBeLessThan(whole ?? 0)
})

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

const found = (changed: object) =>
  new Map(planned(changed).detects.map(({ measure, ...detected }) => [measure, detected]))

it('a plan counts only deals in which a measure can occur, by the role of its subjects', () => {
  const measures = ['win-rate', 'win-rate-spy', 'vote-accuracy', 'mean-points']
  const only = { role: ['spy', 'civilian', 'civilian', 'civilian'] }
  const of = found({
    measures,
    conditions: ['baseline', 'attack'],
    design: { only, materials: 80, repeats: 1 },
  })
  // A spy's votes are never right or wrong, and of points nobody knows before how much they vary.
  expect([...of].map(([id, { deals }]) => [id, deals])).toEqual([
    ['win-rate', 80],
    ['win-rate-spy', 20],
    ['vote-accuracy', 60],
  ])
  expect(of.get('win-rate-spy')?.difference).toBeGreaterThan(of.get('vote-accuracy')?.difference ?? 9)
})

it('a plan corrects for as many comparisons as the table of its measure', () => {
  const design = { materials: 40, repeats: 1 }
  const measures = ['win-rate', 'foul-rate']
  const [two] = planned({ measures, design }).detects
  expect(two?.measure).toBe('win-rate')
  const more = found({ measures, design, conditions: ['baseline', 'attack'] })
  expect([...more.keys()]).toEqual(measures)
  expect(more.get('win-rate')?.difference).toBeGreaterThan(two?.difference ?? 9)
})

it('a plan promises nothing above a hundred points, and nothing where nothing is compared', () => {
  const design = { only: { role: ['spy', 'civilian'] }, materials: 20, repeats: 1 }
  const conditions = ['baseline', 'attack', 'defence', 'reasoning', 'again-1']
  const few = planned({ subjects: ['fox', 'granny', 'inspector'], design, conditions })
  // Of ten deals as the spy, no swap of names is as rare as five in a hundred of so many comparisons ask for.
  expect(few.detects.filter(({ difference }) => difference > 1)).toEqual([])
  const asked = { design, conditions, measures: ['win-rate-spy', ...few.spec.measures, 'foul-rate'] }
  expect(found({ subjects: Array.from('abcdefghij'), ...asked }).get('win-rate-spy')).toBeUndefined()
  expect(planned({ subjects: ['fox'], design }).detects).toEqual([])
  expect(few.assumes).toEqual({ rate: 0.5, correlation: 0 })
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
