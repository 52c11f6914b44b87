import { expect, it } from 'vitest'
import { mindsAt } from './mind-tables.tsx'

const aliases = ['Player 1', 'Player 2']
const row = (own: number, other: number) => ({ 'Player 1': own, 'Player 2': other })

const thoughts = [
  { seq: 9, seat: 1, minds: { 'Player 1': row(0.25, 0.75), 'Player 2': row(1, 0) } },
  { seq: 4, seat: 1, minds: { 'Player 2': row(0.5, 0.5), 'Player 7': row(1, 1) } },
  { seq: 5, seat: 0 },
]

it('the tables of each seat come in the order of its turns, up to an entry', () => {
  expect(mindsAt(thoughts, aliases, 9)).toEqual([
    {
      seat: 1,
      tables: [
        {
          seq: 4,
          rows: [
            [null, null],
            [50, 50],
          ],
        },
        {
          seq: 9,
          rows: [
            [25, 75],
            [100, 0],
          ],
        },
      ],
    },
  ])
  expect(mindsAt(thoughts, aliases, 8)[0]?.tables.map(({ seq }) => seq)).toEqual([4])
  expect(mindsAt(thoughts, aliases, 3)).toEqual([])
})

it('numbers that no chance can be are brought within', () => {
  const odd = [{ seq: 1, seat: 0, minds: { 'Player 1': row(7, -2) } }]
  expect(mindsAt(odd, aliases, 1)[0]?.tables[0].rows[0]).toEqual([100, 0])
})
