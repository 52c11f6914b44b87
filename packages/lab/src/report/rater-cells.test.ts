import { describe, expect, it } from 'vitest'
import type { GivenRating } from '../judges/agreement-tally.ts'
import { renamedReport } from '../names/renamed.ts'
import type { PlayedMatch } from '../play/played-match.ts'
import { readSpec } from '../spec/read-spec.ts'
import { toCsv } from './formats/csv.ts'
import { toLatex } from './formats/latex.ts'
import { toMarkdown } from './formats/markdown.ts'
import { ReportMaker } from './make-report.ts'
import { newestMethod } from './report-method.ts'
import { resultColumns } from './result-columns.ts'

const read = readSpec({
  name: 'rated',
  game: 'tic-tac-toe',
  subjects: ['perfect'],
  design: { materials: 2, repeats: 1 },
  measures: ['win-rate'],
  seed: 'rated',
})
const spec = read.ok ? read.spec : expect.fail(JSON.stringify(read.faults))

const match = (number: number, end: PlayedMatch['end'] = 'decided') =>
  ({
    number,
    deal: number,
    subject: 'perfect',
    condition: 'baseline',
    seat: 0,
    end,
    results: [{ place: 1, points: 1, facts: {} }],
    turns: 1,
    forfeits: 0,
    choices: [],
  }) as unknown as PlayedMatch

const said = (judge: string, item: string, ...ratings: readonly (number | null)[]): readonly GivenRating[] =>
  ratings.map((rating, at) => ({ rubric: 'clue-fit', judge, time: at + 1, item, rating }))

const strict = [...said('strict', '1/1', 1, 1, 1), ...said('strict', '1/2', 2, null, 4)]
const kind = [...said('kind', '1/1', 5), ...said('kind', '2/1', 4)]
const people = ['person 10', 'person 2'].flatMap((name) => said(name, '2/1', 3))

function reportWith(ratings: readonly GivenRating[], rubrics = ['clue-fit'], method = newestMethod) {
  const judges = rubrics.map((rubric) => ({ agent: 'a judge', rubric }))
  const maker = new ReportMaker(spec, judges, method)
  for (const number of [1, 2])
    maker.add(
      match(number),
      ratings.filter(({ item }) => item.startsWith(`${number}/`)),
    )
  maker.add(match(3, 'void'), said('strict', '3/1', 5))
  return maker.report()
}

const told = (report: ReturnType<typeof reportWith>) =>
  report.raters?.map(({ rater, estimate }) => [rater, estimate.value, estimate.n])

/** LaTeX breaks the head of a wide column into lines. */
const unbroken = (text: string, language: 'en' | 'zh') =>
  text.replaceAll(/\\shortstack\[\w\]\{((?:[^{}]|\{\})*)\}/g, (_, lines: string) =>
    lines.replaceAll('\\\\{}', language === 'en' ? ' ' : ''),
  )

describe('what each rater said', () => {
  const report = reportWith([...strict, ...kind, ...people])

  it('is the mean of its items, of which each counts once', () => {
    // strict: (1 + 3) / 2 of two items. kind: (5 + 4) / 2.
    expect(told(report)).toEqual([
      ['kind', 4.5, 2],
      ['strict', 2, 2],
      ['person 2', 3, 1],
      ['person 10', 3, 1],
    ])
    // Of the three items that judges rated: (1 + 5) / 2, 3 and 4.
    const mean = report.cells.find(({ measure }) => measure === 'rating-clue-fit')
    expect(mean?.estimate.value).toBeCloseTo(10 / 3)
  })

  it('stands beside the mean of the judges in each table', () => {
    const columns = resultColumns(report)
    expect(columns.map(({ id }) => id)).toEqual([
      ...['win-rate', 'rating-clue-fit', 'rating-clue-fit/kind', 'rating-clue-fit/strict'],
      ...['rating-clue-fit/person 2', 'rating-clue-fit/person 10'],
    ])
    for (const language of ['en', 'zh'] as const) {
      const name = columns[2]?.about.name[language] ?? ''
      for (const write of [toMarkdown, toLatex]) {
        const line =
          unbroken(write(report, language), language)
            .split('\n')
            .find((one) => one.includes(name)) ?? ''
        expect(line).toContain('person 10')
      }
    }
    const [head = '', ...lines] = toCsv(report).trimEnd().split(/\r?\n/)
    const place = head.split(',').indexOf('rater')
    const rated = lines.map((line) => line.split(',')).filter(([what]) => what === 'rater')
    expect(rated.map((line) => [line[4], line[5], line[place]])).toEqual(
      [
        ['4.5', 'kind'],
        ['2', 'strict'],
        ['3', 'person 2'],
        ['3', 'person 10'],
      ].map(([value, rater]) => [...['rating-clue-fit', value, rater]]),
    )
  })

  it('is told of one person, whom no other number tells, and not of one judge alone', () => {
    expect(reportWith(kind).raters).toBeUndefined()
    const alone = reportWith(said('person 1', '1/1', 4), [])
    expect(told(alone)).toEqual([['person 1', 4, 1]])
    expect(resultColumns(alone).map(({ id }) => id)).toEqual(['win-rate', 'rating-clue-fit/person 1'])
  })

  it('is not in reports of before', () => {
    expect(reportWith([...strict, ...kind], ['clue-fit'], 'family')).not.toHaveProperty('raters')
  })

  it('has the names that are to be shown', () => {
    const name = (given: string) => (given === 'kind' ? 'withdrawn-1' : given)
    const shown = renamedReport(report, { count: 1, name, back: name, text: (text) => text })
    expect(shown.raters?.map(({ rater }) => rater)).toEqual([
      'withdrawn-1',
      'strict',
      'person 2',
      'person 10',
    ])
  })
})
