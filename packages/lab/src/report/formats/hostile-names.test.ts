import { expect, it } from 'vitest'
import { scheduleOf } from '../../design/planned-match.ts'
import { playPlanned } from '../../play/planned-play.ts'
import { readSpec } from '../../spec/read-spec.ts'
import { reportOf } from '../make-report.ts'
import { toCsv } from './csv.ts'
import { toLatex } from './latex.ts'
import { toMarkdown } from './markdown.ts'

const hostile = '[x](javascript:1) <b>|\\input{y}'
const read = readSpec({
  name: hostile,
  game: 'tic-tac-toe',
  subjects: ['perfect'],
  opponents: ['random'],
  seed: 'hostile',
  conditions: ['baseline', 'own'],
  own: { own: { seats: 'subject', prompt: 'x', name: { en: hostile, zh: hostile } } },
  design: { materials: 2, repeats: 1 },
})
const spec = read.ok ? read.spec : expect.fail(JSON.stringify(read.faults))
const schedule = scheduleOf(spec)
const player = (name: string) => schedule.kit.house.find(({ slug }) => slug === name) ?? schedule.kit.house[0]
const report = reportOf(
  spec,
  Array.from({ length: schedule.matches }, (_, at) =>
    playPlanned(schedule, schedule.matchAt(at + 1), player),
  ).map(({ played }) => played),
)

it('the names of an experiment and its conditions are plain text in Markdown', () => {
  const text = toMarkdown(report, 'en')
  expect(text.split('\\[x\\](javascript:1) \\<b\\>\\|\\\\input{y}').length).toBeGreaterThan(3)
  expect(text).not.toMatch(/(^|[^\\])(\[x|<b|\|\\input)/m)
})

it('they are plain text in LaTeX', () => {
  const text = toLatex(report, 'en')
  expect(text).toContain('\\textbackslash{}input\\{y\\}')
  expect(text).not.toContain('\\input')
})

it('a missing cell of the report is empty in CSV', () => {
  expect(toCsv(report)).toMatch(/^cell,perfect,,baseline,/m)
})
