import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../design/planned-match.ts'
import { suiteFigures } from '../pictures/figure-files.ts'
import { playPlanned } from '../play/planned-play.ts'
import { toCsv } from '../report/formats/csv.ts'
import { toLatex } from '../report/formats/latex.ts'
import { toMarkdown } from '../report/formats/markdown.ts'
import { readSuite } from './read-suite.ts'
import { bounded, suiteMethodOf } from './suite-method.ts'
import { SuiteReportMaker } from './suite-report.ts'

const read = readSuite({
  name: 'Two boards',
  seed: 'boards',
  subjects: ['weak', 'strong'],
  suite: {
    small: {
      game: 'tic-tac-toe',
      ruleset: 'llmarena',
      plays: { weak: 'random', strong: 'perfect' },
      opponents: ['wins-and-blocks'],
      design: { materials: 12, repeats: 1 },
    },
    large: {
      game: 'connect-four',
      ruleset: 'llmarena',
      plays: { weak: 'random', strong: 'one-ply' },
      opponents: ['one-ply', 'random'],
      design: { materials: 12, repeats: 1 },
    },
    team: {
      game: 'hanabi',
      ruleset: 'llmarena',
      plays: { weak: 'random', strong: 'careful' },
      opponents: ['subject'],
      design: { materials: 2, repeats: 1 },
    },
  },
  columns: [
    { id: 'wins', name: 'Wins', terms: [{ of: ['small/game-win-rate', 'large/game-win-rate'] }] },
    { id: 'small', name: 'Small', terms: [{ of: ['small/game-win-rate'] }] },
    { id: 'large', name: 'Large', terms: [{ times: 0.5, of: ['large/game-win-rate'] }] },
    { id: 'skill', name: 'Skill', skill: 'small' },
  ],
  scaled: true,
  radar: ['wins', 'small', 'large'],
  published: [
    {
      title: { en: 'Of others', zh: '他人' },
      source: 'a study',
      columns: ['wins', 'small/game-win-rate', 'payback'],
      rows: [{ name: 'Somebody', values: [0.5, 0.25, 12] }],
    },
  ],
})
const suite = read.ok ? read : expect.fail(JSON.stringify(read.faults))
const maker = new SuiteReportMaker(suite)
const seatedTogether: (readonly string[])[] = []
for (const [part, spec] of suite.parts) {
  const schedule = scheduleOf(spec)
  for (let number = 1; number <= schedule.matches; number++) {
    const planned = schedule.matchAt(number)
    if (part === 'team') seatedTogether.push(planned.players)
    const house = (name: string) =>
      schedule.kit.house.find(({ slug }) => slug === name) ?? schedule.kit.house[0]
    maker.add(part, playPlanned(schedule, planned, house).played)
  }
}
const report = maker.report()
const valueOf = (subject: string, measure: string) =>
  report.whole.cells.find((cell) => cell.subject === subject && cell.measure === measure)?.estimate.value ??
  Number.NaN
const partValue = (part: string, subject: string) =>
  report.parts[part]?.cells.find((cell) => cell.subject === subject && cell.measure === 'game-win-rate')
    ?.estimate.value ?? Number.NaN

describe('the interval of a column', () => {
  const [column, skill] = [0, 3].map((at) => suite.spec.columns[at] ?? expect.fail('no column'))
  const estimate = (low: number, high: number) =>
    ({ value: (low + high) / 2, low, high, n: 12, deals: 12, method: 'bootstrap-by-deal' }) as const

  it('does not leave what shares can add up to', () => {
    if (!column || !skill) expect.fail('no columns')
    expect(bounded(estimate(-0.1, 1.1), column, suite)).toMatchObject({ low: 0, high: 1 })
    const half = suite.spec.columns[2] ?? column
    expect(bounded(estimate(0.2, 0.7), half, suite)).toMatchObject({ low: 0.2, high: 0.5 })
    expect(bounded(estimate(-5, 40), skill, suite)).toMatchObject({ low: -5, high: 40 })
  })

  it('is missing for a skill of matches that all ended alike: drawn again, they show nothing of others', () => {
    if (!skill) expect.fail('no column')
    expect(bounded(estimate(30, 30), skill, suite)).toMatchObject({
      value: 30,
      low: null,
      without: 'no-variation',
    })
  })

  it('of a report of before is made as it was', () => {
    expect(suiteMethodOf(report)).toBe('swapped')
    const before = maker.report(undefined, {}, 'first')
    expect([suiteMethodOf(before), 'method' in before]).toEqual(['first', false])
    expect(suiteMethodOf({ method: 'unheard-of' })).toBeUndefined()
    const lows = [before, report].map(({ whole }) =>
      whole.cells.flatMap(({ measure, estimate: { low } }) => (measure === 'large' ? [low ?? 0] : [])),
    )
    expect(lows.map((own) => Math.min(...own) < 0)).toEqual([true, false])
    expect(before.parts).toEqual(report.parts)
  })
})

it('every number of the tables over all parts has its deals beside it', () => {
  const text = toMarkdown(report, 'en')
  for (const title of ['Results', 'In % of the best subject', 'Area of the radar']) {
    const head = text.split(`## ${title}\n\n`)[1]?.split('\n')[0]
    expect([title, head]).toEqual([title, expect.stringContaining('| Deals |')])
  }
})

it('a published table calls the measures of parts by their names, in the unit of each', () => {
  const [, en = ''] = toMarkdown(report, 'en').split('## Of others\n\n')
  expect(en).toContain('| Model | Wins, % | Tic-tac-toe: Games won, % | payback |')
  expect(en).toContain('| Somebody | 50.0 | 25.0 | 12.00 |')
  expect(toMarkdown(report, 'zh')).toContain('| 模型 | Wins, % | 井字棋：')
})

it('the columns are drawn in per cent of the best, with the numbers of the table', () => {
  const heat = suiteFigures(report, 'en').find(({ kind }) => kind === 'heat') ?? expect.fail('no picture')
  expect(heat.table.head).toEqual(['Measure', 'weak', 'strong'])
  expect(heat.table.rows.map(([name, , strong]) => [name, strong])).toEqual([
    ['Wins', '100.0'],
    ['Small', '100.0'],
    ['Large', '100.0'],
    ['Skill', '100.0'],
    ['Average', '100.0'],
  ])
  const dark = heat.pictures.wide.marks.flatMap((mark) => (mark.kind === 'box' ? [mark.strength] : []))
  expect(dark).toHaveLength(10)
  expect(dark[1]).toBeGreaterThan(dark[0] ?? 1)
})

describe('the report of a suite', () => {
  it('has the numbers of its parts under the names of the suite', () => {
    expect(valueOf('strong', 'small')).toBeCloseTo(partValue('small', 'perfect'))
    expect(valueOf('strong', 'large')).toBeCloseTo(partValue('large', 'one-ply') / 2)
    expect(valueOf('strong', 'wins')).toBeCloseTo(
      (partValue('small', 'perfect') + partValue('large', 'one-ply')) / 2,
    )
  })

  it('scales each column by its best, and gives the mean of all', () => {
    const ids = ['wins', 'small', 'large', 'skill']
    const scaled = (subject: string) =>
      ids.reduce((sum, id) => {
        const best = Math.max(valueOf('weak', id), valueOf('strong', id))
        return sum + (100 * valueOf(subject, id)) / best / ids.length
      }, 0)
    const [weak, strong] = report.scaled?.averages ?? []
    expect(weak?.estimate.value).toBeCloseTo(scaled('weak'))
    expect(strong?.estimate.value).toBeCloseTo(scaled('strong'))
    expect(strong?.estimate.low).not.toBeNull()
  })

  it('gives the area of the radar by its formula, with an interval around it', () => {
    const [a, b, c] = ['wins', 'small', 'large'].map((id) => 100 * valueOf('strong', id)) as [
      number,
      number,
      number,
    ]
    const area = report.areas?.find(({ subject }) => subject === 'strong')?.estimate
    expect(area?.value).toBeCloseTo(0.5 * Math.sin((2 * Math.PI) / 3) * (a * b + b * c + c * a))
    expect(area?.low).toBeLessThan(area?.value ?? 0)
    expect(area?.high).toBeGreaterThan(area?.value ?? 0)
  })

  it('rates skill: who wins more stands higher, and its interval holds its value', () => {
    const skills = report.whole.cells.filter(({ measure }) => measure === 'skill')
    expect(skills.map(({ estimate }) => estimate.method)).toEqual(['bootstrap-by-deal', 'bootstrap-by-deal'])
    expect(valueOf('strong', 'skill')).toBeGreaterThan(valueOf('weak', 'skill'))
    for (const { value, low, high } of skills.map(({ estimate }) => estimate)) {
      expect(low).toBeLessThan(value ?? 0)
      expect(high).toBeGreaterThan(value ?? 0)
    }
  })

  it('compares subjects by each column, and has no comparison of what has no sums', () => {
    expect(report.whole.contrasts.map(({ measure }) => measure)).toEqual(['wins', 'small', 'large'])
    expect(report.whole.contrasts[0]).toMatchObject({ first: 'weak', second: 'strong', isTold: true })
  })

  it('is written in every format, each part by its name', () => {
    expect(toMarkdown(report, 'zh')).toContain('相对最佳受试者的百分比')
    expect(toMarkdown(report, 'en')).toContain('## Connect four: Results')
    expect(toLatex(report, 'en')).toContain('Area of the radar')
    const csv = toCsv(report).split('\n')
    expect(csv[0]).toMatch(/^part,kind,subject/)
    expect(csv.some((line) => line.startsWith('small,cell,random,'))).toBe(true)
    expect(csv.some((line) => line.startsWith(',average,strong,'))).toBe(true)
  })
})

it('the opponent `subject` is the subject itself', () => {
  expect(seatedTogether).toEqual([
    ['random', 'random'],
    ['careful', 'careful'],
    ['random', 'random'],
    ['careful', 'careful'],
  ])
})

it('a report without a missing or refused answer says that its tables are those of both cuts', () => {
  const [, results = ''] = toMarkdown(report, 'en').split('## Results\n\n')
  expect(results.split('\n## ')[0]).toContain(
    'No answer was missed or refused, so the tables count all matches',
  )
  const all = toMarkdown({ ...report, clean: report.clean && { ...report.clean, matches: 0 } }, 'zh')
  expect(all).toContain('每一局都有缺失或被拒的回答')
})

it('a column of what may be below nothing has the interval of a mean, around its value', () => {
  const own = readSuite({
    name: 'Bids',
    seed: 'bids',
    subjects: ['half', 'truthful'],
    suite: {
      bids: {
        game: 'bid',
        ruleset: 'llmarena',
        opponents: ['half'],
        design: { materials: 12, repeats: 1 },
        measures: ['equilibrium-gap'],
      },
    },
    columns: [{ id: 'gap', name: 'Gap', terms: [{ of: ['bids/equilibrium-gap'] }] }],
  })
  if (!own.ok) expect.fail(JSON.stringify(own.faults))
  const gaps = new SuiteReportMaker(own)
  const bids = scheduleOf(own.parts.get('bids') ?? expect.fail('no part'))
  for (let number = 1; number <= bids.matches; number++)
    gaps.add(
      'bids',
      playPlanned(bids, bids.matchAt(number), (name) => {
        const found = bids.kit.house.find(({ slug }) => slug === name)
        return found ?? expect.fail(name)
      }).played,
    )
  const { whole, parts } = gaps.report()
  const [half] = whole.cells
  const [alone] = parts['bids']?.cells ?? []
  expect(half?.estimate).toMatchObject({ value: alone?.estimate.value, method: alone?.estimate.method })
  expect(half?.estimate.low).toBeLessThan(half?.estimate.value ?? 0)
  expect(half?.estimate.high).toBeGreaterThan(half?.estimate.value ?? 0)
  // One that was made before is made as it was.
  expect(gaps.report(undefined, {}, 'bounded').whole.cells[0]?.estimate.low).toBe(0)
})

it('a report has a second cut over all parts, and says how many matches it is of', () => {
  expect(report.clean).toMatchObject({ matches: 52, of: 52 })
  expect(report.clean?.cells.map(({ measure }) => measure)).not.toContain('skill')
  const cell = report.clean?.cells.find(({ subject, measure }) => subject === 'strong' && measure === 'wins')
  expect(cell?.estimate.value).toBeCloseTo(valueOf('strong', 'wins'))
})
