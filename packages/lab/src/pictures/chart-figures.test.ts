import { expect, it } from 'vitest'
import { presetCalled } from '../presets/presets.ts'
import { readSpec } from '../spec/read-spec.ts'
import { playedReport } from '../testing/played-report.ts'
import { figuresOf } from './figure-files.ts'

const studied = (id: string) => ({ ...presetCalled(id)?.spec, subjects: ['random', 'tight'] })

it('a study of risk draws the chance and the share of each action that was taken, with what was counted', () => {
  const report = playedReport({ ...studied('llmarena-risk'), design: { materials: 12, repeats: 1 } })
  const charts = figuresOf(report, 'en').filter(({ kind }) => kind === 'charts')
  expect(charts.map(({ title }) => title)).toEqual([
    'Winning chance of the hand by action',
    'Shares of actions',
  ])
  const [chances, shares] = charts
  const taken = report.cells.filter(
    ({ measure, estimate }) => measure.startsWith('chance-') && estimate.value !== null,
  )
  expect(chances?.table.rows).toHaveLength(taken.length)
  expect(shares?.table.rows).toHaveLength(2 * 5)
  expect(shares?.table.rows[0]?.[0]).toBe('random · Share of actions: fold')
  expect(shares?.table.rows[0]?.[3]).toBe('12')
  const [zh] = figuresOf(report, 'zh').filter(({ kind }) => kind === 'charts')
  expect(zh?.title).toBe('各行动时手牌的胜率')
})

it('a chart by setting has a line for each setting of each subject', () => {
  const report = playedReport({
    game: 'dilemma',
    ruleset: 'magic-3-5-2',
    subjects: ['grim', 'never'],
    opponents: ['always', 'always'],
    measures: ['defection-rate'],
    design: { arranged: true, materials: 21, repeats: 1 },
    charts: [{ title: 'Defections', measures: ['defection-rate'], bySetting: true }],
  })
  const [chart] = figuresOf(report, 'en').filter(({ kind }) => kind === 'charts')
  expect(chart?.table.rows).toHaveLength(2 * 7)
  expect(chart?.table.rows.map(([label, value]) => `${label} ${value}`)).toEqual(
    expect.arrayContaining(['grim · 3, 20, 2 0.0%', 'never · 3, 20, 2 100.0%']),
  )
})

it('a chart takes its measures from the columns of the report', () => {
  const read = readSpec({
    ...presetCalled('llmarena-team')?.spec,
    charts: [{ title: 'x', measures: ['chance-fold'] }],
  })
  expect(read).toMatchObject({ faults: [{ path: 'charts.0.measures.0', code: 'game-has' }] })
})

it('a long label ends before the axis of a wide picture, in Chinese too', () => {
  const report = playedReport({ ...studied('llmarena-risk'), design: { materials: 12, repeats: 1 } })
  for (const language of ['en', 'zh'] as const) {
    const [chart] = figuresOf(report, language).filter(({ kind }) => kind === 'charts')
    const marks = chart?.pictures.wide.marks ?? []
    const axis = Math.min(...marks.flatMap((mark) => (mark.kind === 'line' ? [mark.from[0]] : [])))
    const ends = marks.flatMap((mark) =>
      mark.kind === 'text' && mark.anchor === 'start' && mark.at[0] === 0
        ? [[...mark.text].reduce((sum, one) => sum + (/\p{Script=Han}/u.test(one) ? 13 : 6.4), 0)]
        : [],
    )
    expect(Math.max(...ends)).toBeGreaterThan(140)
    expect(Math.max(...ends)).toBeLessThan(axis)
  }
})
