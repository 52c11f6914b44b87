import { expect, it } from 'vitest'
import { chameleon } from './kit.ts'

type ChameleonEvent = Parameters<typeof chameleon.rules.evolve>[1]

const momentsOf = (...events: ChameleonEvent[]) =>
  chameleon
    .moments?.(
      events.map((event, seq) => ({ seq, at: '2026-01-01T00:00:00.000Z', event })),
      (seat) => `Player ${seat + 1}`,
    )
    .map(({ seq, seat, kind }) => [seq, seat, kind])

const votes = (accused: number | null): ChameleonEvent => ({ type: 'votes-revealed', ballots: [], accused })
const end = (reason: 'caught' | 'word-named' | 'other-accused' | 'nobody-accused'): ChameleonEvent => ({
  type: 'match-ended',
  reason,
  chameleon: 1,
  word: 'pear',
  points: [0, 0, 0],
})

it('the chameleon is caught, and may still name the word', () => {
  const caught: ChameleonEvent = { type: 'chameleon-caught', seat: 1 }
  const guess = (right: boolean): ChameleonEvent => ({ type: 'word-guessed', seat: 1, text: 'pear', right })
  expect(momentsOf(votes(1), caught, guess(false), end('caught'))).toEqual([[1, 1, 'caught']])
  expect(momentsOf(votes(1), caught, guess(true), end('word-named'))).toEqual([
    [1, 1, 'caught'],
    [2, 1, 'word-named'],
  ])
})

it('somebody else is accused, which nobody can know before the end', () => {
  expect(momentsOf(votes(2), end('other-accused'))).toEqual([[0, 2, 'wrong-accused']])
  expect(momentsOf(votes(2))).toEqual([])
  expect(momentsOf(votes(null), end('nobody-accused'))).toEqual([])
})

it('each seat whose clue was a foul has slipped', () => {
  expect(momentsOf({ type: 'fouls-called', seats: [0, 2] })).toEqual([
    [0, 0, 'slip'],
    [0, 2, 'slip'],
  ])
})
