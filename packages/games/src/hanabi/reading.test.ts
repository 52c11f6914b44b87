import { describe, expect, it } from 'vitest'
import { hanabi } from './kit.ts'
import { openTable, standard } from './testing/open-table.ts'

const two = openTable('', standard).state()
const three = openTable('', { ...standard, players: 3 }).state()

function read(text: string, state = two): string {
  const [turn] = hanabi.rules.turns(state)
  if (!turn) throw new Error('the match is over')
  const said = hanabi.rules.readMove(state, turn, text)
  return said.kind === 'said'
    ? String(said.move.values['move'])
    : said.kind === 'unreadable'
      ? said.reason
      : said.kind
}

describe('an answer', () => {
  it.each([
    ['play 1', 'play 1'],
    ['Action: Play card 3.', 'play 3'],
    ['I keep my 5.\n\nAction: **discard card at position 2**', 'discard 2'],
    ['{"move": "clue 2 red"}', 'clue 2 red'],
    ['```json\n{"action": "Clue Player 2: rank 3"}\n```', 'clue 2 3'],
    ['Action: Reveal Yellow Cards for another player', 'clue 2 yellow'],
    ['hint player 2 about blue', 'clue 2 blue'],
    ['I tell Player 2 about rank 4', 'clue 2 4'],
    ['Clue 3s to player 2', 'clue 2 3'],
    ['打出第1张牌', 'play 1'],
    ['我先想一想。\n行动：弃掉第5张', 'discard 5'],
    ['提示玩家2红色', 'clue 2 red'],
    ['提示玩家2：数字3', 'clue 2 3'],
    ['告诉玩家2 白色', 'clue 2 white'],
    ['提示蓝色', 'clue 2 blue'],
  ])('“%s” is the move “%s”', (text, move) => {
    expect(read(text)).toBe(move)
  })

  it.each([
    ['I do not know.', 'unreadable'],
    ['play 1 or play 2', 'ambiguous'],
    ['play 9', 'unreadable'],
    ['', 'unreadable'],
  ])('“%s” is %s', (text, reason) => {
    expect(read(text)).toBe(reason)
  })

  it('must name the seat of a clue at a table of three', () => {
    expect(read('clue red', three)).toBe('unreadable')
    expect(read('clue player 3 red', three)).toBe('clue 3 red')
    expect(read('提示玩家3红色', three)).toBe('clue 3 red')
  })
})
