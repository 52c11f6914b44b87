import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../design/planned-match.ts'
import { renamedReport, renamingOf } from '../names/renamed.ts'
import { playPlanned } from '../play/planned-play.ts'
import type { PlayedMatch } from '../play/played-match.ts'
import { readSpec } from '../spec/read-spec.ts'
import { taskMethodOf } from '../tasks/task-spec.ts'
import { cleanReport } from './clean-cut.ts'
import { cleanNote } from './formats/clean-sheets.ts'
import { toCsv } from './formats/csv.ts'
import { toLatex } from './formats/latex.ts'
import { toMarkdown } from './formats/markdown.ts'
import { ReportMaker, reportOf } from './make-report.ts'
import { methodOf, newestMethod } from './report-method.ts'

const read = readSpec({
  name: 'two cuts',
  seed: 'two cuts',
  game: 'tic-tac-toe',
  subjects: ['perfect', 'random'],
  opponents: ['wins-and-blocks'],
  measures: ['win-rate', 'mean-points'],
  design: { materials: 24, repeats: 1 },
})
const spec = read.ok ? read.spec : expect.fail(JSON.stringify(read.faults))
const schedule = scheduleOf(spec)
const { house } = schedule.kit
const playerOf = (name: string) => house.find(({ slug }) => slug === name) ?? expect.fail(name)
const played = Array.from({ length: schedule.matches }, (_, at) => {
  return playPlanned(schedule, schedule.matchAt(at + 1), playerOf).played
})
const [better = '', worse = ''] = spec.subjects

/** The better player wins whenever it does not err, which is in one of four matches; the worse one wins half of them. */
const erring = played.map((match): PlayedMatch => {
  const slips = match.subject === better && match.deal % 4 !== 0 ? 3 : 0
  const isWon = match.subject === better ? slips === 0 : match.deal % 2 === 0
  const results = match.results.map((result, seat) => ({
    ...result,
    place: (seat === match.seat) === isWon ? 1 : 2,
  }))
  return { ...match, slips, results }
})
const report = reportOf(spec, erring)
const own = cleanReport(report) ?? expect.fail('there is no cut')
const winRate = ({ cells }: Pick<typeof report, 'cells'>, subject: string) =>
  cells.find((cell) => cell.subject === subject && cell.measure === 'win-rate')?.estimate ??
  expect.fail('no such cell')

describe('the cut of the matches without a missing or refused answer', () => {
  it('tells who plays better from who errs less', () => {
    expect([winRate(report, better).value, winRate(report, worse).value]).toEqual([0.25, 0.5])
    expect([winRate(own, better).value, winRate(own, worse).value]).toEqual([1, 0.5])
  })

  it('has the numbers, intervals and comparisons that a report of these matches alone has', () => {
    const clean = erring.filter(({ slips }) => slips === 0)
    const alone = reportOf(spec, clean)
    expect(report.clean).toMatchObject({ matches: clean.length, of: erring.length })
    expect(own.cells).toEqual(alone.cells)
    expect(own.contrasts).toEqual(alone.contrasts)
    expect(own.interactions).toEqual(alone.interactions)
    expect(winRate(own, better)).toMatchObject({
      n: clean.filter(({ subject }) => subject === better).length,
    })
    expect(winRate(own, better).low).not.toBeNull()
  })

  it('leaves out a subject that gave no answer at all', () => {
    const [first, ...rest] = played
    const failed = { ...(first ?? expect.fail()), end: 'subject-failed' as const, results: [], slips: 0 }
    expect(reportOf(spec, [failed, ...rest]).clean).toMatchObject({
      matches: played.length - 1,
      of: played.length,
    })
  })

  it('is in every format, in both languages, after the tables of all matches', () => {
    const lines = toCsv(report).split('\n')
    const kinds = new Set(lines.map((line) => line.split(',')[0]))
    expect([...kinds]).toEqual(expect.arrayContaining(['cell', 'clean-cell', 'contrast', 'clean-contrast']))
    const { value, n } = winRate(own, better)
    expect(
      lines.find((line) => line.startsWith(`clean-cell,${better},,baseline,win-rate,${value},`)),
    ).toContain(`,${n},`)
    for (const text of [toMarkdown(report, 'en'), toLatex(report, 'en')])
      expect(text).toContain('Results, only matches without a missed or refused answer')
    expect(toMarkdown(report, 'zh')).toContain('## 结果（仅限没有缺失或被拒回答的对局）')
    expect(toMarkdown(report, 'en')).toContain(`In ${own.clean?.matches} of ${erring.length} matches`)
  })

  it('has the names that the report is shown with', () => {
    const shown = renamedReport(report, renamingOf(new Map([[better, `${better}!`]])))
    expect(shown.clean?.cells.map(({ subject }) => subject)).toContain(`${better}!`)
    expect(JSON.stringify(shown.clean?.contrasts[0])).toContain(`"${better}!"`)
  })
})

describe('there is no second table', () => {
  it('where nobody erred, or everybody did, and the report says so', () => {
    const none = reportOf(spec, played)
    expect(cleanReport(none)).toBeUndefined()
    expect(cleanNote(none, 'en')).toContain('No answer was missed or refused')
    expect(toCsv(none)).not.toContain('clean-')
    const all = reportOf(
      spec,
      played.map((match) => ({ ...match, slips: 1 })),
    )
    expect(cleanReport(all)).toBeUndefined()
    expect(cleanNote(all, 'zh')).toContain('每一局都有缺失或被拒的回答')
  })

  it('where a row of before does not tell, and the other tables stay', () => {
    const [first, ...rest] = erring
    const { slips: _, ...before } = first ?? expect.fail()
    const mixed = reportOf(spec, [before, ...rest])
    expect(mixed.clean).toBeNull()
    expect(mixed.cells).toEqual(report.cells)
    expect(methodOf(JSON.parse(JSON.stringify(mixed)))).toBe(newestMethod)
    expect(toMarkdown(mixed, 'en')).toContain('before missing and refused answers were counted')
  })

  it('in a report of before, which is made again as it was', () => {
    const maker = new ReportMaker(spec, [], 'sized')
    for (const match of erring) maker.add(match)
    const before = maker.report()
    expect('clean' in before).toBe(false)
    expect(methodOf(before)).toBe('sized')
    const { clean: _, method: __, ...rest } = report
    expect(before).toEqual(rest)
    expect(cleanNote(before, 'en')).toBeUndefined()
    expect(methodOf({ ...rest, clean: report.clean })).toBe('cuts')
  })

  it('but a report of a method that is not known here is not taken for one of the newest', () => {
    expect(methodOf({ ...report, method: 'of-tomorrow' })).toBeUndefined()
    expect(taskMethodOf({ method: 'of-tomorrow' })).toBeUndefined()
  })
})
