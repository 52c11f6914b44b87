import { expect, it } from 'vitest'
import { playedReport } from '../../testing/played-report.ts'
import { resultSheets } from './sheets-of.ts'

const report = playedReport({
  game: 'who-is-spy',
  subjects: ['fox'],
  measures: ['vote-accuracy'],
  design: { materials: 4, repeats: 1 },
})

it.each([
  { even: 0.2, same: 0.3, level: '20.0 / 30.0', isOfBoth: true },
  { even: 0.2, same: null, level: '20.0', isOfBoth: false },
  { even: null, same: 0.3, level: '30.0', isOfBoth: false },
])('a note speaks of a slash only where chance levels have one: $level', ({ level, isOfBoth, ...levels }) => {
  const cells = report.cells.map((cell) => ({ ...cell, chance: { ...levels, answer: null, n: 9 } }))
  const [results] = resultSheets({ ...report, cells }, 'en')
  expect(results?.rows[0]?.at(-1)).toMatch(new RegExp(`chance ${level}$`))
  expect(results?.note?.includes('slash')).toBe(isOfBoth)
})

it('there is no such note without a chance level', () => {
  const cells = report.cells.map(({ chance: _, ...cell }) => cell)
  expect(resultSheets({ ...report, cells }, 'en')[0]?.note).not.toContain('chance')
})
