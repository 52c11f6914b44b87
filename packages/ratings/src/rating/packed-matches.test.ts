import { expect, it } from 'vitest'
import { packMatch, unpackMatches } from './rated-match.ts'

it('packed matches are unpacked unchanged, one after the other', () => {
  const long = { deceiver: 3, voters: [0, 1, 2, 4, 900], deceiverWon: true, pair: 7 }
  const short = { deceiver: 1, voters: [5, 6], deceiverWon: false, pair: 0 }
  const votes = [
    { right: 0b00101, wrong: 0b11010 },
    { right: 0, wrong: 0b10000 },
  ]
  const packed = Int32Array.from([packMatch({ ...long, votes }), packMatch({ ...short, votes: [] })].flat())
  expect(unpackMatches(packed)).toEqual([
    {
      ...long,
      votes: [
        { right: [0, 2], wrong: [1, 4, 900] },
        { right: [], wrong: [900] },
      ],
    },
    { ...short, votes: [] },
  ])
})

it('an empty pack holds no match', () => {
  expect(unpackMatches(new Int32Array())).toEqual([])
})
