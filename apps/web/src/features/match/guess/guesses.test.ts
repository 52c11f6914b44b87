import { describe, expect, it } from 'vitest'
import { guessOf, parseGuesses, roundsOf, streakOf, withGuess, withOutcome } from './guesses.ts'
import type { Guesses } from './guesses.ts'

const kept: Guesses = [
  ['a', 2],
  ['b', 0],
]

describe('a guess', () => {
  it('is stored once for each match, and the last one counts', () => {
    expect(guessOf(withGuess(kept, 'a', { seat: 4, round: 1 }), 'a')).toBe(4)
    expect(guessOf(withGuess(kept, 'a', { seat: 4, round: 1 }), 'b')).toBe(0)
  })

  it('is taken back if it is made twice', () => {
    expect(withGuess(kept, 'a', { seat: 2, round: 1 })).toEqual([['b', 0]])
  })

  it('is forgotten after many others', () => {
    let guesses = kept
    for (let match = 0; match < 300; match++) guesses = withGuess(guesses, `m${match}`, { seat: 1, round: 1 })
    expect([guesses.length, guessOf(guesses, 'a'), guessOf(guesses, 'm299')]).toEqual([200, undefined, 1])
  })

  it('is read back from storage, and any other content is ignored', () => {
    expect(parseGuesses(JSON.stringify(kept))).toEqual(kept)
    for (const text of [null, '', '{', '7', '{"a":1}']) expect(parseGuesses(text)).toEqual([])
    expect(parseGuesses('[["a",1],["b"],"c",[2,2],null]')).toEqual([['a', 1]])
  })

  it('is kept for each round, the last one of the round', () => {
    let guesses: Guesses = []
    for (const [round, seat] of [
      [1, 3],
      [1, 4],
      [2, 0],
    ] as const)
      guesses = withGuess(guesses, 'a', { seat, round })
    expect(roundsOf(parseGuesses(JSON.stringify(guesses)), 'a')).toEqual([
      [1, 4],
      [2, 0],
    ])
  })

  it('does not change after the result was revealed', () => {
    const told = withOutcome(kept, 'a', false)
    expect(withGuess(told, 'a', { seat: 5, round: 1 })).toEqual(told)
    expect(withOutcome(told, 'a', true)).toEqual(told)
  })

  it('is left out of the streak once its match counts for nobody', () => {
    const right = ['a', 'b', 'c'].reduce<Guesses>(
      (guesses, id) => withOutcome(withGuess(guesses, id, { seat: 1, round: 1 }), id, true),
      [],
    )
    const without = withOutcome(right, 'b', 'uncounted')
    expect([streakOf(right), streakOf(without), streakOf(withOutcome(without, 'b', true))]).toEqual([3, 2, 2])
    expect(parseGuesses(JSON.stringify(without))).toEqual(without)
    expect(guessOf(without, 'b')).toBe(1)
  })

  it('extends the streak if it was right', () => {
    const told = (outcomes: readonly boolean[]) => {
      let guesses: Guesses = []
      for (const [at, isRight] of outcomes.entries())
        guesses = withOutcome(withGuess(guesses, `m${at}`, { seat: 1, round: 1 }), `m${at}`, isRight)
      return streakOf(parseGuesses(JSON.stringify(guesses)))
    }
    expect([told([]), told([true, true]), told([true, false]), told([true, false, true])]).toEqual([
      0, 2, 0, 1,
    ])
    expect(streakOf(kept)).toBe(0)
  })
})
