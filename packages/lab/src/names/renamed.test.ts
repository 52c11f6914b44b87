import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../design/planned-match.ts'
import { AgreementTally } from '../judges/agreement-tally.ts'
import { figuresOf } from '../pictures/figure-files.ts'
import { playPlanned } from '../play/planned-play.ts'
import { toCsv } from '../report/formats/csv.ts'
import { toLatex } from '../report/formats/latex.ts'
import { toMarkdown } from '../report/formats/markdown.ts'
import { reportOf } from '../report/make-report.ts'
import { readSpec } from '../spec/read-spec.ts'
import { renamedReport, renamedSpec, renamingOf } from './renamed.ts'

const read = readSpec({
  name: 'Is granny good?',
  game: 'who-is-spy',
  subjects: ['granny', 'fox'],
  seed: '1',
  opponents: ['inspector'],
  conditions: ['baseline', 'attack'],
  stop: { games: 8 },
})
const spec = read.ok ? read.spec : expect.fail(JSON.stringify(read.faults))
const schedule = scheduleOf(spec)
const house = (name: string) => schedule.kit.house.find(({ slug }) => slug === name) ?? schedule.kit.house[0]
const report = reportOf(
  spec,
  [1, 2, 3, 4, 5, 6, 7, 8].map((at) => playPlanned(schedule, schedule.matchAt(at), house).played),
)
const gone = renamingOf(new Map([['granny', 'withdrawn-1']]))

describe('a report in which an agent is named no more', () => {
  const shown = renamedReport(report, gone)

  it('has the neutral name in every format and picture, and keeps its numbers', () => {
    const texts = (made: typeof report) =>
      (['en', 'zh'] as const).flatMap((language) => [
        ...[JSON.stringify(made), toCsv(made), toLatex(made, language), toMarkdown(made, language)],
        JSON.stringify(figuresOf(made, language)),
      ])
    const after = texts(shown)
    texts(report).forEach((before, at) => {
      expect(before).toContain('granny')
      expect(after[at]).not.toContain('granny')
      expect(after[at]).toContain('withdrawn-1')
      expect(after[at]).toContain('fox')
    })
    expect(shown.cells.map(({ estimate }) => estimate)).toEqual(report.cells.map(({ estimate }) => estimate))
  })

  it('has the neutral name wherever judges are named', () => {
    const tally = new AgreementTally()
    for (const number of [1, 2, 3])
      for (const [judge, time] of [
        ['granny', 1],
        ['granny', 2],
        ['fox', 1],
      ] as const)
        tally.add([
          {
            rubric: 'clue-fit',
            judge,
            time,
            item: `${number}/1`,
            rating: (number + time) % 2,
            facts: { length: 1 },
          },
        ])
    const agreements = tally.reports()
    expect(agreements[0]?.single?.own.map(({ rater }) => rater)).toEqual(['granny'])
    expect(agreements[0]?.single?.kappas).toHaveLength(1)
    expect(JSON.stringify(renamedReport({ ...report, agreements }, gone))).not.toContain('granny')
  })

  it('is the same report if everybody may be named', () => {
    expect(renamedReport(report, renamingOf(new Map()))).toBe(report)
  })
})

describe('names that are shown in the place of others', () => {
  const both = renamingOf(
    new Map([
      ['fox', 'withdrawn-1'],
      ['fox-2', 'withdrawn-2'],
    ]),
  )

  it('keep the version, and lead back', () => {
    expect(['fox', 'fox@3', 'foxes'].map(both.name)).toEqual(['withdrawn-1', 'withdrawn-1@3', 'foxes'])
    expect(both.back('withdrawn-2@1')).toBe('fox-2@1')
  })

  it('stand for whole names alone', () => {
    expect(both.text('fox-2 beats Fox@3, firefox and fox-20')).toBe(
      'withdrawn-2 beats withdrawn-1@3, firefox and fox-20',
    )
  })
})

it('an agent that plays only in a part of a suite is named no more either', () => {
  const suite = {
    dilemma: { game: 'dilemma', plays: { weak: 'granny', strong: 'fox' } },
    bid: { subjects: ['granny@2'], opponents: ['granny', 'fox'], judges: [{ agent: 'granny', as: 1 }] },
  }
  const shown = renamedSpec({ subjects: ['weak', 'strong'], suite }, gone)
  expect(JSON.stringify(shown)).not.toContain('granny')
  expect(shown.suite.dilemma).toEqual({ game: 'dilemma', plays: { weak: 'withdrawn-1', strong: 'fox' } })
})

it('a part of a suite may have a field of any form where the suite names its subjects', () => {
  const suite = { bid: { subjects: 'granny', opponents: ['fox'] } }
  const shown = renamedSpec({ subjects: ['granny'], suite }, gone)
  expect(shown.suite.bid).toEqual({ opponents: ['fox'] })
})

it('a key of a part that has the name of an agent is no agent', () => {
  const suite = { bid: { opponents: ['granny'], judges: [{ agent: 'granny', granny: true }] } }
  const shown = renamedSpec({ suite }, gone)
  expect(shown.suite.bid.judges).toEqual([{ agent: 'withdrawn-1', granny: true }])
})
