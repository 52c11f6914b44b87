import { describe, expect, it } from 'vitest'
import { guessOf, parseGuesses, withGuess } from './guesses.ts'
import type { Guesses } from './guesses.ts'

const kept: Guesses = [
  ['a', 2],
  ['b', 0],
]

describe('a guess', () => {
  it('is one for each match, and the last one counts', () => {
    expect(guessOf(withGuess(kept, 'a', 4), 'a')).toBe(4)
    expect(guessOf(withGuess(kept, 'a', 4), 'b')).toBe(0)
  })

  it('made twice is taken back', () => {
    expect(withGuess(kept, 'a', 2)).toEqual([['b', 0]])
  })

  it('is forgotten after many others', () => {
    let guesses = kept
    for (let match = 0; match < 300; match++) guesses = withGuess(guesses, `m${match}`, 1)
    expect([guesses.length, guessOf(guesses, 'a'), guessOf(guesses, 'm299')]).toEqual([200, undefined, 1])
  })

  it('reads back from what was kept, and nothing else does', () => {
    expect(parseGuesses(JSON.stringify(kept))).toEqual(kept)
    for (const text of [null, '', '{', '7', '{"a":1}']) expect(parseGuesses(text)).toEqual([])
    expect(parseGuesses('[["a",1],["b"],"c",[2,2],null]')).toEqual([['a', 1]])
  })
})
