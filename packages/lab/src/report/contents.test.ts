import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../design/planned-match.ts'
import { playPlanned } from '../play/planned-play.ts'
import { readSpec } from '../spec/read-spec.ts'
import { toMarkdown } from './formats/markdown.ts'
import { ReportMaker, reportOf } from './make-report.ts'
import { methodOf } from './report-method.ts'

function played(game: string, subjects: readonly string[], changed: object) {
  const read = readSpec({
    name: 'A test',
    game,
    subjects,
    seed: 'contents',
    measures: ['win-rate', 'mean-points'],
    ...changed,
  })
  const spec = read.ok ? read.spec : expect.fail(JSON.stringify(read.faults))
  const schedule = scheduleOf(spec)
  const called = (name: string) => schedule.kit.house.find(({ slug }) => slug === name) ?? expect.fail(name)
  const matches = Array.from(
    { length: schedule.matches },
    (_, at) => playPlanned(schedule, schedule.matchAt(at + 1), called).played,
  )
  return { spec, matches, schedule }
}

const words = played('who-is-spy', ['fox', 'granny'], {
  language: ['en', 'zh'],
  design: { materials: 3, repeats: 4 },
})
const report = reportOf(words.spec, words.matches)

describe('the contents of an experiment', { timeout: 60_000 }, () => {
  it('are the same in every round of repeats, and others in another language', () => {
    const { contentOf, deals } = words.schedule
    const names = Array.from({ length: deals }, (_, at) => contentOf(at + 1))
    expect(new Set(names).size).toBe(6)
    expect(names.slice(6, 12)).toEqual(names.slice(0, 6))
  })

  it('are what every number of the report takes for drawn', () => {
    expect(report.contents?.count).toBe(6)
    for (const { estimate } of report.cells) expect(estimate).toMatchObject({ deals: 24, contents: 6 })
    for (const { difference, p } of report.contrasts) {
      expect(difference).toMatchObject({ deals: 24, contents: 6 })
      // With six contents there are 32 ways to swap names.
      expect((p ?? 0) * 32).toBe(Math.round((p ?? 0) * 32))
    }
  })

  it('are said to be few in a sentence, in both languages', () => {
    expect(toMarkdown(report, 'en')).toContain(
      'Only 6 contents were dealt, so the intervals are for these contents only',
    )
    expect(toMarkdown(report, 'zh')).toContain('只用了 6 份内容，因此区间只适用于这些内容')
    const enough = played('who-is-spy', ['fox'], { design: { materials: 10, repeats: 1 } })
    expect(reportOf(enough.spec, enough.matches).contents).toEqual({ count: 10, sentence: null })
  })

  it('are none where chance alone deals, so that each deal is drawn', () => {
    const { spec, matches } = played('tic-tac-toe', ['random'], {
      opponents: ['random'],
      design: { materials: 1, repeats: 20 },
    })
    const made = reportOf(spec, matches)
    expect(made.contents).toEqual({ count: 0, sentence: null })
    expect(made.cells[1]?.estimate).toMatchObject({ deals: 20, method: 'bootstrap-t-by-deal' })
    expect(made.cells[1]?.estimate.contents).toBeUndefined()
  })

  it('do not change a report that was made before, nor one in which each comes once', () => {
    const old = new ReportMaker(words.spec, [], 'deal')
    for (const match of words.matches) old.add(match)
    const before = old.report()
    const byContent = new ReportMaker(words.spec, [], 'content')
    for (const match of words.matches) byContent.add(match)
    expect([methodOf(before), methodOf(byContent.report())]).toEqual(['deal', 'content'])
    for (const { estimate } of before.cells) expect(estimate.contents).toBeUndefined()
    const once = played('who-is-spy', ['fox', 'granny'], { design: { materials: 12, repeats: 1 } })
    const [now, then] = [new ReportMaker(once.spec, [], 'content'), new ReportMaker(once.spec, [], 'deal')]
    for (const match of once.matches) {
      now.add(match)
      then.add(match)
    }
    const { contents, ...same } = now.report()
    expect(contents?.count).toBe(12)
    expect(same).toEqual(then.report())
  })
})
