import { expect, it } from 'vitest'
import { avalonBySide } from './studies.ts'
import { atTheTable } from './testing/at-the-table.ts'

it('teams, engagement and changes are counted on the side of the seat', () => {
  const table = atTheTable()
  // Merlin leads a clean team, Percival one with the assassin, the servant changes one to a clean team.
  table.quest('01', '..')
  table.quest('024', '..x')
  table.settle('23', '12')
  table.vote('+++++')
  table.play('..')
  table.quest('134', '.xx')
  table.quest('034', '.xx')
  const shares = (id: string) => {
    const { of, per } = avalonBySide.metrics.find((metric) => metric.id === id) ?? expect.fail(`no ${id}`)
    return [0, 1, 2, 3, 4].map((seat) => {
      const numbers = avalonBySide.of(table.match.state, seat)
      const sum = (names: readonly string[]) => names.reduce((total, name) => total + (numbers[name] ?? 0), 0)
      return `${sum(of)}/${sum(per)}`
    })
  }
  expect(shares('team-selection-good')).toEqual(['1/1', '0/1', '1/1', '0/0', '0/0'])
  expect(shares('team-selection-evil')).toEqual(['0/0', '0/0', '0/0', '1/1', '1/1'])
  expect(shares('engagement-good')).toEqual(['3/5', '3/5', '2/5', '0/0', '0/0'])
  expect(shares('engagement-evil')).toEqual(['0/0', '0/0', '0/0', '2/5', '3/5'])
  expect(shares('proposal-changes-good')).toEqual(['0/1', '0/1', '1/1', '0/0', '0/0'])
})
