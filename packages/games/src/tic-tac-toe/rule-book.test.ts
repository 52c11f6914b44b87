import { describe, expect, it } from 'vitest'
import { playAnswers } from '../contract/testing/play-answers.ts'
import type { WrittenAnswer } from '../contract/testing/play-answers.ts'
import { endedIn, presetsOf } from '../line-game/testing.ts'
import { ticTacToe } from './kit.ts'

const [arena, llmarena] = presetsOf(ticTacToe)

const play = (ruleset: typeof arena, answers: readonly WrittenAnswer[]) =>
  playAnswers(ticTacToe, { ruleset, answers })
/** One game. The cells are numbered like keys: 1 is the top left corner, 9 the bottom right one. */
const cells = (keys: string) =>
  [...keys].map((key) => `${Math.floor((Number(key) - 1) / 3) + 1},${((Number(key) - 1) % 3) + 1}`)

describe('a mark', () => {
  it('is set on the cell that its row and column name', () => {
    expect(play(llmarena, ['1,3', '3,2']).state.marks).toEqual([
      { seat: 0, cell: 2, drawn: false },
      { seat: 1, cell: 7, drawn: false },
    ])
  })

  it('is refused where one is already, and the cell is not offered', () => {
    const match = play(llmarena, ['2,2', '2,2'])
    expect(match.log.at(-1)?.event).toMatchObject({ type: 'move-refused', seat: 1, reason: 'occupied' })
    const [turn] = match.turns()
    if (!turn) throw new Error('nobody is asked')
    expect(turn).toMatchObject({ seat: 1, tries: 1 })
    expect(ticTacToe.wire.legal(match.state, turn)).toEqual(cells('12346789'))
    const withoutHints = { ...match.state, ruleset: { ...llmarena, hints: false } }
    expect(ticTacToe.wire.legal(withoutHints, turn)).toBeUndefined()
  })

  it('is not set outside the board', () => {
    for (const said of ['0,1', '4,1', '1,4'])
      expect(play(llmarena, [said]).log.at(-1)?.event).toMatchObject({ type: 'move-refused', said })
  })
})

describe('a game', () => {
  it.each([
    { line: 'the top row', keys: '14253', won: [0, 1, 2] },
    { line: 'the middle row', keys: '41526', won: [3, 4, 5] },
    { line: 'the bottom row', keys: '71829', won: [6, 7, 8] },
    { line: 'the left column', keys: '12457', won: [0, 3, 6] },
    { line: 'the middle column', keys: '21548', won: [1, 4, 7] },
    { line: 'the right column', keys: '31629', won: [2, 5, 8] },
    { line: 'the falling diagonal', keys: '12539', won: [0, 4, 8] },
    { line: 'the rising diagonal', keys: '31527', won: [2, 4, 6] },
  ])('is won by $line', ({ keys, won }) => {
    const match = play(llmarena, cells(keys))
    expect(endedIn(match.state)).toMatchObject([{ winner: 0, reason: 'line', line: won }])
    expect(ticTacToe.rules.outcome(match.state)).toMatchObject({ points: [1, -1], places: [1, 2] })
  })

  it('is won by a line that the last mark makes', () => {
    expect(endedIn(play(llmarena, cells('123476985')).state)).toMatchObject([{ winner: 0, reason: 'line' }])
  })

  it('is won by the second player, too', () => {
    expect(endedIn(play(llmarena, cells('142596')).state)).toMatchObject([{ winner: 1, line: [3, 4, 5] }])
  })

  it('is a draw if the board is full without a line', () => {
    const match = play(llmarena, cells('512873649'))
    expect(endedIn(match.state)).toMatchObject([{ winner: null, reason: 'full', line: [] }])
    expect(ticTacToe.rules.outcome(match.state)).toMatchObject({ points: [0, 0], places: [1, 1] })
  })
})

describe('a match of the arena', () => {
  it('is two games, and the other seat begins the second', () => {
    const { log } = play(arena, cells('14253'))
    const opened = log.flatMap(({ event }) => (event.type === 'game-opened' ? [event] : []))
    expect(opened.map(({ first }) => first)).toEqual([0, 1])
  })

  it('loses the game after two refused answers', () => {
    expect(endedIn(play(arena, ['9', 'no']).state)).toMatchObject([{ winner: 1, reason: 'slips' }])
  })
})

describe('a match of LLMArena', () => {
  it('is one game, and draws a move after three refused answers or after none', () => {
    for (const answers of [['9', 'no', 'never'], [null]]) {
      const { state } = play(llmarena, answers)
      expect(state.marks).toMatchObject([{ seat: 0, drawn: true }])
    }
  })
})
