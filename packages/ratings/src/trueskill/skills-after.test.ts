import { expect, it } from 'vitest'
import { newcomerSkill } from './settings.ts'
import { skillsAfter } from './skills-after.ts'

const seat = (place: number, team: number, skill = newcomerSkill) => ({ place, team, skill })
const shown = (seats: Parameters<typeof skillsAfter>[0]) =>
  skillsAfter(seats).map(({ mean, deviation }) => `${mean.toFixed(3)} ${deviation.toFixed(3)}`)

it('two newcomers, one of whom wins or neither, have the published skills', () => {
  expect(shown([seat(1, 0), seat(2, 1)])).toEqual(['29.396 7.171', '20.604 7.171'])
  expect(shown([seat(2, 0), seat(1, 1)])).toEqual(['20.604 7.171', '29.396 7.171'])
  expect(shown([seat(1, 0), seat(1, 1)])).toEqual(['25.000 6.458', '25.000 6.458'])
})

it('seats of one side go up and down together, wherever they sit', () => {
  expect(shown([seat(1, 0), seat(2, 1), seat(1, 0), seat(2, 1)])).toEqual([
    ...['28.108 7.774', '21.892 7.774', '28.108 7.774', '21.892 7.774'],
  ])
})
