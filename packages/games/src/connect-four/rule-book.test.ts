import { describe, expect, it } from 'vitest'
import { playAnswers } from '../contract/testing/play-answers.ts'
import type { WrittenAnswer } from '../contract/testing/play-answers.ts'
import { endedIn, nextIn, presetsOf, textOf } from '../line-game/testing.ts'
import { connectFour } from './kit.ts'
import { shape } from './view.ts'

const [arena, llmarena] = presetsOf(connectFour)

const play = (ruleset: typeof arena, answers: readonly WrittenAnswer[]) =>
  playAnswers(connectFour, { ruleset, answers })
/** One game, the columns written one after the other. */
const played = (columns: string) => play(llmarena, [...columns])
const lastEvents = (match: ReturnType<typeof play>, count: number) =>
  match.log.slice(-count).map(({ event }) => event)

/** Fills the board without four in a row: columns 1, 2, 3 and 7 are XOXOXO from the bottom, the others OXOXOX. */
const draw = '111111222222333333744444455555566666677777'

describe('discs', () => {
  it('fall to the lowest free cell of their column', () => {
    const { state } = played('4417')
    expect(textOf(shape, state.cells)).toBe('......./......./......./......./...O.../X..X..O')
  })

  it('are dropped into one of the columns 1 to 7', () => {
    const { log, state } = play(llmarena, ['0', '8', '7'])
    expect(log.slice(2).map(({ event }) => event)).toMatchObject([
      { type: 'move-refused', said: '0', reason: 'unreadable' },
      { type: 'move-refused', said: '8', reason: 'unreadable' },
      { type: 'mark-set', seat: 0, cell: 41 },
    ])
    expect(nextIn(connectFour, state)).toBe(1)
  })

  it('are refused by a full column, which is not offered', () => {
    const match = played('1111111')
    expect(lastEvents(match, 1)).toMatchObject([
      { type: 'move-refused', seat: 0, said: '1', reason: 'occupied' },
    ])
    const [turn] = match.turns()
    if (!turn) throw new Error('nobody is asked')
    expect(turn).toMatchObject({ seat: 0, tries: 1 })
    expect(connectFour.wire.legal(match.state, turn)).toEqual(['2', '3', '4', '5', '6', '7'])
    const hidden = { ...match.state, ruleset: { ...llmarena, hints: false } }
    expect(connectFour.wire.legal(hidden, turn)).toBeUndefined()
  })
})

describe('a game', () => {
  it.each([
    { direction: 'a row', columns: '1122334', line: [35, 36, 37, 38] },
    { direction: 'a column', columns: '7676767', line: [20, 27, 34, 41] },
    { direction: 'a diagonal that rises to the right', columns: '12234334454', line: [17, 23, 29, 35] },
    { direction: 'a diagonal that falls to the right', columns: '76654554434', line: [17, 25, 33, 41] },
    { direction: 'a row that is filled from within', columns: '1122443', line: [35, 36, 37, 38] },
  ])('is won by four in $direction', ({ columns, line }) => {
    const match = played(columns)
    expect(lastEvents(match, 2)).toEqual([
      { type: 'game-ended', game: 1, reason: 'line', winner: 0, line },
      { type: 'match-ended', points: [1, -1] },
    ])
  })

  it('is won by the second player just so', () => {
    expect(endedIn(played('71122334').state)).toMatchObject([{ winner: 1, line: [35, 36, 37, 38] }])
  })

  it('is won by more than four, too', () => {
    const { state } = played('112244553')
    expect(endedIn(state)).toMatchObject([{ winner: 0, line: [35, 36, 37, 38, 39] }])
  })

  it('is not won by three, nor by four that go on at the other edge', () => {
    expect(endedIn(played('112233').state)).toEqual([])
    expect(endedIn(played('515162').state)).toEqual([])
  })

  it('is a draw if the board is full', () => {
    const match = played(draw)
    expect(lastEvents(match, 2)).toEqual([
      { type: 'game-ended', game: 1, reason: 'full', winner: null, line: [] },
      { type: 'match-ended', points: [0, 0] },
    ])
    expect(connectFour.rules.outcome(match.state)).toMatchObject({ places: [1, 1], reason: 'full' })
  })
})

describe('a match of the arena', () => {
  it('is two games, and the other seat begins the second', () => {
    const { log, state } = play(arena, [...'1122334', '4'])
    const opened = log.flatMap(({ event }) => (event.type === 'game-opened' ? [event] : []))
    expect(opened.map(({ first }) => first)).toEqual([0, 1])
    expect(state.marks).toEqual([{ seat: 1, cell: 38, drawn: false }])
  })

  it('adds up the points of its games', () => {
    const both = play(arena, [...'1122334', ...'71122334'])
    expect(connectFour.rules.outcome(both.state)).toMatchObject({ points: [2, -2], places: [1, 2] })
    const each = play(arena, [...'1122334', ...'1122334'])
    expect(connectFour.rules.outcome(each.state)).toMatchObject({ points: [0, 0], places: [1, 1] })
  })

  it('loses the game after two refused answers, and at once after none', () => {
    const { log } = play(arena, ['8', 'no', null])
    expect(log.flatMap(({ event }) => (event.type === 'game-ended' ? [event] : []))).toMatchObject([
      { winner: 1, reason: 'slips' },
      { winner: 0, reason: 'silence' },
    ])
  })
})

describe('a match of LLMArena', () => {
  it('is one game, and draws a move after three refused answers', () => {
    const { log } = play(llmarena, ['8', 'no', 'never'])
    expect(log.slice(-2).map(({ event }) => event)).toMatchObject([
      { type: 'move-refused', step: 3, said: 'never' },
      { type: 'mark-set', seat: 0, drawn: true },
    ])
  })
})
