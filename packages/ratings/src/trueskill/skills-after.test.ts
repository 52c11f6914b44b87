import { expect, it } from 'vitest'
import { newcomerSkill, skillsAfter } from './true-skill.ts'

const seat = (place: number, team: number, skill = newcomerSkill) => ({ place, team, skill })
const shown = (seats: Parameters<typeof skillsAfter>[0]) =>
  skillsAfter(seats).map(({ mean, deviation }) => `${mean.toFixed(3)} ${deviation.toFixed(3)}`)

it('two newcomers, one of whom wins or neither, have the published skills', () => {
  expect(shown([seat(1, 0), seat(2, 1)])).toEqual(['29.396 7.171', '20.604 7.171'])
  expect(shown([seat(2, 0), seat(1, 1)])).toEqual(['20.604 7.171', '29.396 7.171'])
  expect(shown([seat(1, 0), seat(1, 1)])).toEqual(['25.000 6.458', '25.000 6.458'])
})

it('a match that weighs less moves a skill less, and one in full as if nothing were said of weights', () => {
  const [full, half] = [60, 30].map((weight) => skillsAfter([{ ...seat(1, 0), weight }, seat(2, 1)]))
  expect(full).toEqual(skillsAfter([seat(1, 0), seat(2, 1)]))
  expect(half?.[1]).toEqual(full?.[1])
  const [moved, movedByHalf] = [full, half].map((after) => (after?.[0]?.mean ?? 0) - newcomerSkill.mean)
  expect(movedByHalf).toBeGreaterThan(0)
  expect(movedByHalf).toBeLessThan(moved ?? 0)
  expect(half?.[0]?.deviation).toBeGreaterThan(full?.[0]?.deviation ?? 0)
})

it('seats of one side go up and down together, wherever they sit', () => {
  expect(shown([seat(1, 0), seat(2, 1), seat(1, 0), seat(2, 1)])).toEqual([
    ...['28.108 7.774', '21.892 7.774', '28.108 7.774', '21.892 7.774'],
  ])
})
