import { expect, it } from 'vitest'
import { chameleon } from './kit.ts'
import { atTheTable } from './testing.ts'
import type { ChameleonTestMatch } from './testing.ts'

const factsOf = ({ match }: ChameleonTestMatch) => chameleon.results.of(match.state).map(({ facts }) => facts)

function played(votes: string, guess?: string) {
  const table = atTheTable()
  table.clues('sweet', 'good', 'round')
  table.votes(votes)
  if (guess !== undefined) table.answer(2, guess)
  return table
}

it('counts votes for the chameleon, and the guess', () => {
  expect(factsOf(played('220', 'mango'))).toMatchObject([
    { 'as-other': 1, 'other-points': 1, votes: 1, 'votes-right': 1, 'votes-against': 1, clues: 1, fouls: 0 },
    { 'as-other': 1, 'other-points': 1, votes: 1, 'votes-right': 1, 'votes-against': 0, clues: 1, fouls: 0 },
    {
      'as-chameleon': 1,
      'chameleon-points': 1,
      votes: 0,
      escapes: 0,
      guesses: 1,
      'guesses-right': 1,
      clues: 0,
    },
  ])
})

it('counts a chameleon that nobody accused as one that escaped', () => {
  expect(factsOf(played('120'))[2]).toMatchObject({ escapes: 1, guesses: 0, 'chameleon-points': 1 })
  expect(factsOf(played('100'))[2]).toMatchObject({ escapes: 1, guesses: 0, 'chameleon-points': 2 })
  expect(factsOf(played('220', 'pear'))[2]).toMatchObject({ escapes: 0, guesses: 1, 'guesses-right': 0 })
})

it('counts a vote that was not given as a wrong one, and as no answer', () => {
  const table = atTheTable()
  table.clues(undefined, 'good', 'round')
  table.answer(0, '?')
  table.answer(0, '?')
  table.answer(1, undefined)
  table.answer(2, 'Player 1')
  expect(factsOf(table)).toMatchObject([
    { votes: 1, 'votes-right': 0, answers: 3, refused: 2, missed: 1 },
    { votes: 1, 'votes-right': 0, answers: 2, refused: 0, missed: 1 },
    { votes: 0, answers: 2, refused: 0, missed: 0 },
  ])
})

it('counts all votes that could name a seat', () => {
  expect(factsOf(played('120')).map((facts) => facts['votes-against-possible'])).toEqual([2, 2, 2])
})

it('gives the roles, and says who was on which side', () => {
  const results = chameleon.results.of(played('220', 'pear').match.state)
  expect(results.map(({ role, team, place, points }) => [role, team, place, points])).toEqual([
    ['other', 0, 1, 2],
    ['other', 0, 1, 2],
    ['chameleon', 1, 2, 0],
  ])
})
