import { expect, it } from 'vitest'
import { chameleon } from './kit.ts'
import { atTheTable } from './testing.ts'
import type { ChameleonTestMatch } from './testing.ts'

const sceneOf = ({ match }: ChameleonTestMatch, seat: number) => chameleon.scene(match.stateOf(seat), seat)

it('tells the topic to all, and the word to those who know it', () => {
  const table = atTheTable()
  expect([0, 2].map((seat) => sceneOf(table, seat).caption)).toEqual([
    {
      en: 'Clue 1 of 3. Topic: Fruit. The word: mango. The chameleon does not know it.',
      zh: '线索：第1条，共3条。主题：Fruit。秘密词：mango，变色龙不知道。',
    },
    {
      en: 'Clue 1 of 3. Topic: Fruit. All but the chameleon know the secret word.',
      zh: '线索：第1条，共3条。主题：Fruit。只有变色龙不知道秘密词。',
    },
  ])
})

it('shows what every ending pays', () => {
  const [clues, points] = sceneOf(atTheTable(), 0).parts
  expect(clues).toMatchObject({ kind: 'speeches', speeches: [], grows: true })
  expect(points?.kind === 'table' ? points.rows.map(({ values }) => values) : []).toEqual([
    [0, 2],
    [1, 1],
    [2, 0],
    [1, 1],
    [2, 0],
  ])
})

it('shows clues and fouls, and of the votes only the reader’s own before all have voted', () => {
  const table = atTheTable({ ruleset: { players: 4 } })
  table.clues('Mango', undefined, 'good', 'round')
  expect(sceneOf(table, 2).parts[0]).toMatchObject({
    kind: 'speeches',
    speeches: [
      { seat: 0, text: 'Mango', tone: 'bad' },
      { seat: 1, text: null, tone: 'plain' },
      { seat: 2, text: 'good' },
      { seat: 3, text: 'round' },
    ],
  })
  expect(sceneOf(table, 2).seats[0]).toMatchObject({ isAsked: false, note: { en: 'out' } })
  table.answer(1, 'Player 4')
  table.answer(2, 'Player 4')
  expect(sceneOf(table, 2).parts[2]).toMatchObject({ kind: 'ballots', ballots: [{ seat: 2, target: 3 }] })
  expect(sceneOf(table, 3).parts.length).toBe(2)
  table.answer(3, 'Player 2')
  expect(sceneOf(table, 3).parts[2]).toMatchObject({ ballots: [{ seat: 1 }, { seat: 2 }, { seat: 3 }] })
  expect(sceneOf(table, 1).seats[3]).toMatchObject({ isAsked: true, note: { en: 'chameleon · accused' } })
  table.answer(3, 'pear')
  expect(sceneOf(table, 1).parts[3]).toMatchObject({ speeches: [{ seat: 3, text: 'pear', tone: 'bad' }] })
  expect(sceneOf(table, 1).caption.en).toBe(
    'The chameleon is caught and does not know the word. Topic: Fruit. The word: mango. The chameleon does not know it.',
  )
})
