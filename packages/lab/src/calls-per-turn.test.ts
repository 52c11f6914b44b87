import { expect, it } from 'vitest'
import { callsPerTurn } from './expected-calls.ts'
import { readSpec } from './spec/read-spec.ts'

function calls(game: string, own: object) {
  const conditions = ['baseline', ...Object.keys(own)]
  const read = readSpec({ name: 'x', game, subjects: ['model'], seed: 'x', conditions, own })
  return callsPerTurn(read.ok ? read.spec : expect.fail(JSON.stringify(read.faults)))
}

it('a condition with a strategy of several calls costs that many, on the average', () => {
  const own = { text: { strategy: 'pgm-text' }, matrix: { strategy: 'pgm-matrix' } }
  // One, three and two calls.
  expect(calls('dilemma', own)).toEqual({ subject: 2, others: 1 })
  expect(calls('dilemma', { text: { strategy: 'pgm-text', seats: 'others' } })).toEqual({
    subject: 1,
    others: 2,
  })
})

it('a strategy of other games, and one in a single call, costs no more', () => {
  expect(calls('bargain', { text: { strategy: 'pgm-text' } })).toEqual({ subject: 1, others: 1 })
  expect(calls('dilemma', { thinks: { strategy: 'reasoning' } })).toEqual({ subject: 1, others: 1 })
})
