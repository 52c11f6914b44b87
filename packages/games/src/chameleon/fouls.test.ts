import { expect, it } from 'vitest'
import { chameleon } from './kit.ts'
import { atTheTable } from './testing.ts'

const five = { ruleset: { players: 5 } } as const
const sweet = 'It is sweet.'

it('fouls are called after the last clue, in seat order', () => {
  const { match, clues, answer, last } = atTheTable({ ruleset: { players: 6 } })
  clues(sweet, 'A MANGO!', sweet, 'm-a-n-g-o', sweet)
  expect(last('fouls-called')).toBeUndefined()
  expect(match.state.out).toEqual([])
  expect(answer(5, sweet)).toEqual([
    { type: 'clue-given', seat: 5, text: sweet, cut: false },
    { type: 'fouls-called', seats: [1, 3] },
    { type: 'vote-opened', candidates: [0, 2, 4, 5] },
  ])
})

it('a clue without the word calls no foul, and neither does the word of the chameleon', () => {
  const { clues, last } = atTheTable(five)
  clues(sweet, sweet, 'Mangrove', sweet, 'Perhaps a mango?')
  expect(last('fouls-called')).toBeUndefined()
  expect(last('vote-opened')?.candidates).toEqual([0, 1, 2, 3, 4])
})

it('a seat that has left neither votes nor can be voted for', () => {
  const { match, clues, answer } = atTheTable(five)
  clues('Mangoes', sweet, sweet, sweet, sweet)
  expect(match.turns().map(({ seat }) => seat)).toEqual([1, 2, 3, 4])
  expect(answer(1, 'Player 1')[0]).toMatchObject({ type: 'move-refused' })
  expect(answer(1, 'Player 2')[0]).toMatchObject({ type: 'move-refused' })
  expect(match.turns().map(({ seat }) => seat)).toEqual([2, 3, 4])
})

it.each([
  ['4443', 'pear', 'caught', { points: [0, 2, 2, 2, 0], places: [1, 1, 1, 1, 2] }],
  ['4443', 'mango', 'word-named', { points: [0, 1, 1, 1, 1], places: [1, 1, 1, 1, 1] }],
  ['2122', undefined, 'other-accused', { points: [0, 0, 0, 0, 2], places: [2, 2, 2, 2, 1] }],
  ['2121', undefined, 'nobody-accused', { points: [0, 1, 1, 1, 1], places: [1, 1, 1, 1, 1] }],
])(
  'votes %s and the guess %s: a seat that has left gets nothing',
  (votes, guess, reason, { points, places }) => {
    const { match, clues, votes: vote, answer, last } = atTheTable(five)
    clues('Mango', sweet, sweet, sweet, sweet)
    vote(votes)
    if (guess !== undefined) answer(4, guess)
    expect(last('match-ended')).toMatchObject({ reason, points })
    expect(chameleon.rules.outcome(match.state)).toMatchObject({ places, teams: [0, 0, 0, 0, 1] })
    expect(chameleon.results.of(match.state)[0]?.facts).toMatchObject({
      fouls: 1,
      votes: 0,
      'votes-against-possible': 0,
    })
  },
)

it.each([
  [3, ['mango', sweet, sweet], [0]],
  [3, ['mango', 'mango', sweet], [0, 1]],
  [4, ['mango', 'mango', sweet, sweet], [0, 1]],
  [5, ['mango', 'mango', 'mango', sweet, sweet], [0, 1, 2]],
])('with fewer than three of %d left there is no vote, and the chameleon wins', (players, texts, out) => {
  const { match, clues, last } = atTheTable({ ruleset: { players } })
  clues(...texts)
  expect(last('fouls-called')?.seats).toEqual(out)
  expect(last('match-ended')).toMatchObject({
    reason: 'too-few-left',
    points: [...Array<number>(players - 1).fill(0), 2],
  })
  expect(last('vote-opened')).toBeUndefined()
  expect(match.turns()).toEqual([])
})

it('with three left there is a vote', () => {
  const { clues, last } = atTheTable({ ruleset: { players: 4 } })
  clues('mango', sweet, sweet, sweet)
  expect(last('vote-opened')?.candidates).toEqual([1, 2, 3])
})

it('the word counts only as far as the clue is heard', () => {
  const { clues, last } = atTheTable({ ruleset: { players: 4, clueLimit: { en: 10, zh: 10 } } })
  clues('It is like a mango', sweet, sweet, sweet)
  expect(last('fouls-called')).toBeUndefined()
})

it('by the rules of the study nobody leaves', () => {
  const { clues, last } = atTheTable({ ruleset: { wordInClue: 'allowed' } })
  clues('Mango', sweet, sweet)
  expect(last('fouls-called')).toBeUndefined()
  expect(last('vote-opened')?.candidates).toEqual([0, 1, 2])
})

it('the word is found in Chinese clues', () => {
  const { clues, last } = atTheTable({ ruleset: { players: 4 }, language: 'zh' })
  clues('一骑红尘妃子笑', '甜', '荔 枝 好吃', '圆的')
  expect(last('fouls-called')?.seats).toEqual([2])
})
