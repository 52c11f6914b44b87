import { describe, expect, it } from 'vitest'
import { renamedReport } from '../../names/renamed.ts'
import { toCsv } from '../../report/formats/csv.ts'
import { toMarkdown } from '../../report/formats/markdown.ts'
import { readTask } from '../read-any.ts'
import { TaskReportMaker } from '../task-report.ts'
import { taskSheets } from '../task-sheets.ts'
import { deepRow, deepUnits } from './deep-units.ts'

const read = readTask({
  name: 'pairs',
  task: 'deep',
  language: ['en'],
  subjects: ['fine', 'poor'],
  words: 10,
  seed: 'pairs',
  judges: [{ agent: 'judge', rubric: 'description-match' }],
})
const spec = read.ok ? read.spec : expect.fail(JSON.stringify(read.faults))
const rows = deepUnits(spec).map((unit) =>
  deepRow(unit, { asked: [], answers: [{ description: 'a thing' }] }),
)

/** Clear descriptions of the first fit their target better by two, or by one for every other word. All else is alike. */
function rating({ subject, mode, number }: (typeof rows)[number], fit: 'target' | 'distractor'): number {
  if (mode !== 'aggressive' || fit !== 'target' || subject === 'poor') return 3
  return number % 4 === 1 ? 5 : 4
}

function reportWith(raters: Readonly<Record<string, number>>, method?: 'ratings') {
  const maker = new TaskReportMaker(spec, spec.judges, method)
  for (const row of rows)
    maker.add(
      row,
      Object.entries(raters).flatMap(([judge, less]) =>
        (['target', 'distractor'] as const).map((fit) => ({
          rubric: 'description-match',
          judge,
          time: 1,
          item: `${row.number}/${fit}`,
          rating: rating(row, fit) - less,
        })),
      ),
    )
  return maker.report()
}

const report = reportWith({ judge: 0, 'person 1': 1 })

describe('two subjects', () => {
  it('are compared in each of the four means, over words', () => {
    const [clear, ...others] = report.contrasts ?? []
    expect(clear).toMatchObject({ first: 'fine', second: 'poor', mode: 'aggressive', fit: 'target' })
    // Five words with 2 and five with 1, and ten words of which none has the other sign: two of 1,024 swaps.
    expect(clear?.difference).toMatchObject({ value: 1.5, deals: 10, n: 20 })
    expect(clear?.p).toBe(2 / 1024)
    expect(clear).toMatchObject({ comparisons: 1, isTold: true, size: { kind: 'd_z' } })
    // Deviation of the ten differences: the root of 10 × 0.25 / 9.
    expect(clear?.size?.value).toBeCloseTo(1.5 / Math.sqrt(2.5 / 9))
    expect(others.map(({ mode, fit }) => `${mode}-${fit}`)).toEqual([
      ...['aggressive-distractor', 'conservative-target', 'conservative-distractor'],
    ])
    expect(others.every(({ isTold, difference }) => !isTold && difference.value === 0)).toBe(true)
  })

  it('are told apart by judges alone, as people change no comparison', () => {
    const alone = reportWith({ judge: 0 })
    expect(report.contrasts).toEqual(alone.contrasts)
    expect(report.subjects).toEqual(alone.subjects)
    expect(alone).not.toHaveProperty('raters')
  })

  it('are not compared in reports of before', () => {
    const before = reportWith({ judge: 0, 'person 1': 1 }, 'ratings')
    for (const field of ['contrasts', 'raters', 'method']) expect(before).not.toHaveProperty(field)
    expect(before.subjects).toEqual(report.subjects)
  })
})

describe('what each rater said of descriptions', () => {
  it('is four means of each subject', () => {
    const values = report.raters?.map(({ rater, subjects }) => [
      rater,
      ...subjects.map(({ means }) => means.map(({ mean }) => mean.value)),
    ])
    expect(values).toEqual([
      ['judge', [4.5, 3, 3, 3], [3, 3, 3, 3]],
      ['person 1', [3.5, 2, 2, 2], [2, 2, 2, 2]],
    ])
  })

  it('stands in tables, and in lines of the CSV with the comparisons', () => {
    for (const language of ['en', 'zh'] as const) {
      const [, raters, contrasts] = taskSheets(report, language)
      expect(raters?.rows.map(([rater, subject]) => [rater, subject])).toEqual([
        ['judge', 'fine'],
        ['judge', 'poor'],
        ['person 1', 'fine'],
        ['person 1', 'poor'],
      ])
      expect(contrasts?.rows).toHaveLength(4)
      expect(contrasts?.rows[0]).toContain('0.002')
      expect(toMarkdown(report, language)).toContain(contrasts?.title)
    }
    const [head = '', ...lines] = toCsv(report).trimEnd().split(/\r?\n/)
    const place = head.split(',').indexOf('rater')
    const rated = lines.filter((line) => line.startsWith('rater,') && line.split(',')[place] === 'person 1')
    expect(rated).toHaveLength(8)
    expect(lines.filter((line) => line.startsWith('contrast,fine,poor,'))).toHaveLength(4)
  })

  it('has the names that are to be shown', () => {
    const name = (given: string) => (given === 'fine' || given === 'judge' ? `new-${given}` : given)
    const text = (given: string) => given.replaceAll('fine', 'new-fine')
    const shown = renamedReport(report, { count: 2, name, back: name, text })
    expect(shown.raters?.map(({ rater }) => rater)).toEqual(['new-judge', 'person 1'])
    expect(shown.raters?.[0]?.subjects[0]?.subject).toBe('new-fine')
    expect(JSON.stringify(shown.contrasts)).not.toMatch(/[^-]fine/)
  })
})
