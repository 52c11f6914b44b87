import { expect, it } from 'vitest'
import { playAnswers } from '../contract/testing/play-answers.ts'
import { playthrough } from '../contract/testing/playthrough.ts'
import { emptyCells } from '../line-game/board.ts'
import { presetsOf, textOf } from '../line-game/testing.ts'
import { valuedMoves } from './board-value.ts'
import { connectFour } from './kit.ts'
import { shape } from './view.ts'

const [arena, llmarena] = presetsOf(connectFour)

const byDiagonal = [
  '1',
  'Action: 2',
  '{"move": "2"}',
  '3',
  '9',
  'Column 4',
  '3',
  'A three grows.\n3',
  '4',
  '4',
  '5',
  '4',
]
const bySilence = ['4', '3', null]
const matches = {
  arena: { ruleset: arena, seed: 'recorded', language: 'en', answers: [...byDiagonal, ...bySilence] },
  llmarena: {
    ruleset: llmarena,
    seed: 'recorded',
    language: 'zh',
    answers: ['4', '第4列', '9', '不知道', '', '4', '{"move": 3}', null, '落子：6'],
  },
} as const

it.each(Object.entries(matches))('a match by the rules of %s goes as recorded', async (id, written) => {
  await expect(playthrough(connectFour, written)).toMatchFileSnapshot(`goldens/${id}-${written.language}.txt`)
})

it('the moves of a match are worth as recorded', async () => {
  const { state } = playAnswers(connectFour, matches.arena)
  const boards = new Map<number, ReturnType<typeof emptyCells>>()
  const lines = valuedMoves(state).map(({ game, seat, cell, before, after, reward }) => {
    const cells = (boards.get(game) ?? emptyCells(shape)).with(cell, seat)
    boards.set(game, cells)
    const told = `game ${game}, seat ${seat}, column ${(cell % 7) + 1}: before ${before}, after ${after}, reward ${reward}`
    return `${told}\n${textOf(shape, cells).replaceAll('/', '\n')}\n`
  })
  await expect(lines.join('\n')).toMatchFileSnapshot('goldens/values.txt')
})
