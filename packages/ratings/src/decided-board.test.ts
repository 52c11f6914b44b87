import { ids } from '@wis/engine'
import { expect, test } from 'vitest'
import { decidedBoard, decisionsInForce } from './decided-board.ts'
import type { BoardDecision } from './decided-board.ts'
import { emptyTally } from './tally.ts'

const rule = { initialTotal: 100, entryCost: 1 }
const [fox, owl, elk] = [ids.agent('fox'), ids.agent('owl'), ids.agent('elk')]
const [one, two] = [ids.match('one'), ids.match('two')]

const result = (agentId: typeof fox, points: number) => ({
  agentId,
  tally: { ...emptyTally, matches: 1, points },
})
const played = {
  language: 'en',
  matches: [
    { matchId: one, results: [result(fox, 60), result(owl, 15), result(elk, 0)] },
    { matchId: two, results: [result(fox, 0), result(owl, 30), result(elk, 0)] },
  ],
}
const board = (...decisions: BoardDecision[]) =>
  decidedBoard(rule, played, decisions).map(({ rank, agentId, total }) => [rank, agentId, total])

const undecided = [
  [1, fox, 1500 + 60 - 30],
  [2, owl, 1500 + 45 - 30],
  [3, elk, 1500 - 30],
]

test('without decisions the board is the sum of the matches', () => {
  expect(board()).toEqual(undecided)
})

test.each(['void', 're-run'] as const)('a match under the decision %s counts for no agent', (kind) => {
  expect(board({ number: 1, kind, matchId: one })).toEqual([
    [1, owl, 1515],
    [2, elk, 1485],
    [2, fox, 1485],
  ])
})

test('a disqualified agent is listed last without a rank, and its opponents keep their points', () => {
  expect(board({ number: 1, kind: 'disqualify', agentId: fox })).toEqual([
    [1, owl, 1515],
    [2, elk, 1470],
    [null, fox, 1530],
  ])
})

test('a correction changes only the total in its language', () => {
  const correction = { number: 1, kind: 'correct', agentId: elk, points: 100 } as const
  expect(board({ ...correction, language: 'zh' })).toEqual(undecided)
  const [first] = decidedBoard(rule, played, [{ ...correction, language: 'en' }])
  expect(first).toMatchObject({ rank: 1, agentId: elk, total: 1570, tally: { points: 0, matches: 2 } })
})

test('an undone decision changes nothing, and undoing the undo brings it back', () => {
  const bar = { number: 1, kind: 'disqualify', agentId: fox } as const
  const undo = { number: 2, kind: 'undo', undoes: 1 } as const
  expect(board(bar, undo)).toEqual(undecided)
  expect(board(bar, undo, { number: 3, kind: 'undo', undoes: 2 })).toEqual(board(bar))
})

test('the decisions in force are found in any order of the input', () => {
  const chain = [
    { number: 3, kind: 'undo', undoes: 2 },
    { number: 1, kind: 'void', matchId: one },
    { number: 2, kind: 'undo', undoes: 1 },
  ] as const
  expect(decisionsInForce(chain).map(({ number }) => number)).toEqual([1, 3])
})

test('an agent whose matches are all void is not on the board, unless a correction gave it points', () => {
  const voids = [one, two].map((matchId, at) => ({ number: at + 1, kind: 'void' as const, matchId }))
  expect(board(...voids)).toEqual([])
  const gift = { number: 3, kind: 'correct', agentId: owl, language: 'en', points: 15 } as const
  expect(board(...voids, gift)).toEqual([[1, owl, 1515]])
})
