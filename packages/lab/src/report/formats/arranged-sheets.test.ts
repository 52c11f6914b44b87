import { expect, it } from 'vitest'
import { presetCalled } from '../../presets/presets.ts'
import { readSpec } from '../../spec/read-spec.ts'
import { playedReport } from '../../testing/played-report.ts'
import { arrangedSheets } from './arranged-sheets.ts'
import { toCsv } from './csv.ts'

const tables = [
  {
    title: { en: 'By side', zh: '按阵营' },
    columns: [
      { en: 'Good', zh: '好人' },
      { en: 'Evil', zh: '坏人' },
    ],
    rows: [
      { name: { en: 'Win rate', zh: '胜率' }, measures: ['good-win-rate', 'evil-win-rate'] },
      { name: { en: 'Fails', zh: '失败牌' }, measures: [null, 'failure-votes'] },
    ],
  },
]
const small = {
  game: 'avalon',
  subjects: ['clerk'],
  measures: ['good-win-rate', 'evil-win-rate', 'failure-votes'],
  design: { materials: 10, repeats: 1, free: ['turn'] },
}

it('a table that a study arranges has the numbers of the report in its own rows and columns, with what was counted', () => {
  const report = playedReport({ ...small, tables })
  const [sheet] = arrangedSheets(report, 'en')
  expect(sheet?.head).toEqual(['Subject', 'Condition', 'Statistic', 'Good', 'Evil'])
  expect(sheet?.rows.map((row) => row.slice(0, 3))).toEqual([
    ['clerk', 'Baseline', 'Win rate, %'],
    ['clerk', 'Baseline', 'Fails, %'],
  ])
  const { value, n } = report.cells.find(({ measure }) => measure === 'evil-win-rate')?.estimate ?? {}
  expect(sheet?.rows[0]?.[4]).toMatch(new RegExp(`^${((value ?? 0) * 100).toFixed(1)} .*\\[${n}\\]$`))
  expect(sheet?.rows[1]?.[3]).toBe('–')
  expect(arrangedSheets(report, 'zh')[0]?.rows[0]?.[2]).toBe('胜率, %')
})

it('a table takes its numbers from the columns of the report, and has a value for each of its own', () => {
  const read = (own: object) => readSpec({ name: 'x', seed: 'x', ...small, ...own })
  const other = [{ ...tables[0], rows: [{ name: 'Votes', measures: ['vote-accuracy', null] }] }]
  expect(read({ tables: other })).toMatchObject({
    faults: [{ path: 'tables.0.rows.0.measures.0', code: 'game-has' }],
  })
  const short = [{ ...tables[0], rows: [{ name: 'Wins', measures: ['good-win-rate'] }] }]
  expect(read({ tables: short })).toMatchObject({ faults: [{ path: 'tables.0', code: 'values-by-column' }] })
})

it('the study of intentions has its game statistics by side', () => {
  expect(presetCalled('interintent')?.spec.tables).toHaveLength(1)
})

it('every setting of arranged tables has a row of its own, in the words of each language', () => {
  const report = playedReport({
    game: 'public-goods',
    ruleset: 'magic-1',
    subjects: ['free-rider', 'generous'],
    opponents: ['matcher', 'matcher'],
    measures: ['win-rate', 'investment-rate'],
    design: { arranged: true, materials: 21, repeats: 1 },
  })
  const [sheet] = arrangedSheets(report, 'en')
  expect(sheet).toMatchObject({
    title: 'By setting',
    head: ['Subject', 'Condition', 'Setting', 'Deals', 'Win rate, %', 'Invests, %'],
  })
  expect(sheet?.rows.map(([subject, , setting, deals]) => `${subject} ${setting} ${deals}`)).toEqual(
    ['free-rider', 'generous'].flatMap((subject) =>
      ['1', '1.2', '1.5', '1.8', '2', '2.5', '3'].map((times) => `${subject} × ${times} 3`),
    ),
  )
  expect(sheet?.rows[0]?.[5]).toMatch(/^0\.0 \(0\.0 to /)
  expect(arrangedSheets(report, 'zh')[0]?.rows[0]?.[5]).toMatch(/^0\.0 \(0\.0 至 /)
  const lines = toCsv(report).split('\n')
  expect(lines.filter((line) => line.startsWith('setting,'))).toHaveLength(2 * 7 * 2)
  expect(arrangedSheets(playedReport(small), 'en')).toEqual([])
})
