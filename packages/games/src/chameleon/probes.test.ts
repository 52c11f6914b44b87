import { expect, it } from 'vitest'
import type { FieldValues } from '../contract/field.ts'
import { firstOrderProbe, predictionsProbe } from './probes.ts'
import { atTheTable } from './testing.ts'

/** Player 3 is the chameleon, and all have given a clue. */
const truth = (() => {
  const table = atTheTable()
  table.clues('sweet', 'good', 'round')
  return table.match.state
})()

const score = (seat: number, values: FieldValues, answers: Readonly<Record<number, FieldValues>> = {}) => ({
  first: firstOrderProbe.score({ truth, seat, values, answerOf: () => undefined }),
  predicted: predictionsProbe.score({
    truth,
    seat,
    values,
    answerOf: (probe, other) => (probe === 'first-order' ? answers[other] : undefined),
  }),
})

it('a role is judged of oneself, and of the others by those who cannot know', () => {
  const right = score(0, { role: 'other', chameleon: 2 }).first
  expect(right.tallies).toEqual({
    'self-identity': { right: 1, asked: 1 },
    '1-identity': { right: 2, asked: 2 },
  })
  expect(right.guesses?.['1-identity']).toEqual({ asked: 2, even: 1, same: { chameleon: 1, other: 1 } })
  expect(score(0, { role: 'chameleon', chameleon: 1 }).first.tallies).toEqual({
    'self-identity': { right: 0, asked: 1 },
    '1-identity': { right: 0, asked: 2 },
  })
  // Who takes itself for the chameleon takes one of the others wrongly for one who knows the word.
  expect(score(0, { role: 'chameleon', chameleon: 0 }).first.tallies['1-identity']).toEqual({
    right: 1,
    asked: 2,
  })
  expect(score(2, { role: 'chameleon', chameleon: 2 }).first.tallies).toEqual({
    'self-identity': { right: 1, asked: 1 },
    '1-identity': { right: 0, asked: 0 },
  })
})

it('a prediction is judged of every seat that another may take for the chameleon', () => {
  // Player 2 said that it is Player 1, and Player 3 named itself.
  const answers = { 1: { chameleon: 0 }, 2: { chameleon: 2 } }
  const asked = (values: FieldValues) => score(0, values, answers).predicted.tallies['2-deduction']
  expect(asked({ 'suspect-of-2': 0, 'suspect-of-3': 2 })).toEqual({ right: 4, asked: 4 })
  // Of Player 2 nothing is right. Player 3 is thought to name Player 2: that it spares Player 1 is right.
  expect(asked({ 'suspect-of-2': 2, 'suspect-of-3': 1 })).toEqual({ right: 1, asked: 4 })
})

it('of those who gave no answer nothing is judged', () => {
  expect(score(0, { 'suspect-of-2': 0, 'suspect-of-3': 2 }, {}).predicted.tallies['2-deduction']).toEqual({
    right: 0,
    asked: 0,
  })
})
