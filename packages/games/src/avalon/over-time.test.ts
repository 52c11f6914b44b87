import { expect, it } from 'vitest'
import { avalon } from './kit.ts'
import { atTheTable } from './testing/at-the-table.ts'
import type { AvalonTestMatch } from './testing/at-the-table.ts'

const guessing = (seat: number, guess: string, certainty?: number) => ({
  guesses: { [`Player ${seat + 1}`]: { guess, ...(certainty !== undefined && { certainty }) } },
})

/** Three quests fail, with notes in the first and in the third. */
function failed(): AvalonTestMatch {
  const table = atTheTable()
  table.propose('03', guessing(3, 'evil', 80))
  table.answer(1, { say: 'Hm.', ...guessing(3, 'morgana', 40) })
  for (const seat of [2, 3, 4]) table.answer(seat, { say: 'Well.' })
  table.propose('03')
  table.vote('++-+-')
  table.play('.x')
  table.quest('034', '.xx')
  table.propose('34', { say: 'These.', ...guessing(1, 'good', 90) })
  table.talk()
  table.propose('34')
  table.vote('+++++')
  table.play('xx')
  return table
}

const partsOf = (table: AvalonTestMatch, eyes: number | null) =>
  avalon.scene(eyes === null ? table.match.state : table.match.stateOf(eyes), eyes).parts

it('shows after the end for each quest whom the others took for evil', () => {
  const table = failed()
  const part = partsOf(table, null).find(({ kind }) => kind === 'table')
  expect(part).toMatchObject({ columns: [{ en: 'Quest 1' }, { en: 'Quest 3' }] })
  expect(part?.kind === 'table' ? part.rows.map(({ values }) => values) : []).toEqual([
    ...[
      [0, 0],
      [0, 0],
      [0, 0],
      [60, 0],
      [0, 0],
    ],
  ])
})

it('shows through the eyes of a seat its own doubts alone', () => {
  const part = partsOf(failed(), 1).find(({ kind }) => kind === 'table')
  expect(part?.kind === 'table' ? part.rows.map(({ values }) => values) : []).toEqual([
    ...[[0], [0], [0], [40], [0]],
  ])
})

it('shows after the end all teams with their votes', () => {
  const part = partsOf(failed(), 4).find(({ kind }) => kind === 'rounds')
  const rows = part?.kind === 'rounds' ? part.rows : []
  expect(rows.map(({ cells }) => cells[0]?.text.en)).toEqual([
    ...['● for', 'for', 'against', '● for', 'against'],
  ])
  expect(rows.map(({ total }) => total)).toEqual([2, 0, 0, 3, 2])
})

it('shows neither before the end', () => {
  const table = atTheTable()
  table.propose('03', guessing(3, 'evil', 80))
  table.talk()
  table.propose('03')
  table.vote('+++++')
  const kinds = partsOf(table, null).map(({ kind }) => kind)
  expect(kinds).not.toContain('table')
  expect(kinds).not.toContain('rounds')
})
