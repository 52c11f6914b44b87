import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../design/planned-match.ts'
import { figuresOf } from '../pictures/figure-files.ts'
import { playWithProbes } from '../play/planned-play.ts'
import { readSpec } from '../spec/read-spec.ts'
import { toMarkdown } from './formats/markdown.ts'
import { outcomeSheets } from './formats/outcome-sheets.ts'
import { reportOf } from './make-report.ts'

const read = readSpec({
  name: 'tom',
  game: 'who-is-spy',
  ruleset: 'spygame-4',
  subjects: ['fox', 'dozer'],
  seed: 'tom',
  probes: ['belief'],
  design: { materials: 6, repeats: 1 },
})
const spec = read.ok ? read.spec : expect.fail(JSON.stringify(read.faults))
const schedule = scheduleOf(spec)
const house = (name: string) => schedule.kit.house.find(({ slug }) => slug === name) ?? schedule.kit.house[0]
const played = Array.from({ length: schedule.matches }, (_, at) => {
  const planned = schedule.matchAt(at + 1)
  return playWithProbes({ schedule, planned, probes: spec.probes, playerCalled: house }).played
})
const [first] = played
if (!first) throw new Error('nothing was played')
const report = reportOf(spec, [
  ...played,
  { ...first, end: 'void' as const, results: [] },
  { ...first, end: 'subject-failed' as const, results: [] },
])

describe('how matches ended', () => {
  it('is counted by subject and condition, and says what became of every probe', () => {
    const own = played.filter(({ subject }) => subject === 'fox')
    const won = own.filter(({ results, seat }) => results[seat]?.place === 1).length
    const answered = own.reduce((sum, { probes }) => sum + (probes?.['belief']?.answered ?? 0), 0)
    expect(report.outcomes?.[0]).toMatchObject({
      subject: 'fox',
      condition: 'baseline',
      first: won,
      beaten: own.length - won,
      failed: 1,
      void: 1,
    })
    expect(report.outcomes?.[0]?.probes['belief']?.answered).toBeGreaterThanOrEqual(answered)
    const reversed = reportOf(spec, played.toReversed())
    expect(reversed.outcomes).toEqual(reportOf(spec, played).outcomes)
  })

  it.each(['en', 'zh'] as const)('stands in tables of the report in %s', (language) => {
    const sheets = outcomeSheets(report, language)
    expect(sheets).toHaveLength(2)
    for (const { head, rows } of sheets) for (const row of rows) expect(row).toHaveLength(head.length)
    for (const { title } of sheets) expect(toMarkdown(report, language)).toContain(`## ${title}`)
  })

  it('is left out of a report that was made before it was counted', () => {
    const { outcomes: _, ...old } = report
    expect(outcomeSheets(old, 'en')).toEqual([])
  })
})

describe('the picture of the chances that a subject stated', () => {
  it.each(['en', 'zh'] as const)(
    'has Brier’s score, every bin with its number and interval in %s',
    (language) => {
      const figures = figuresOf(report, language).filter(({ kind }) => kind === 'reliability')
      expect(figures.map(({ id }) => id)).toEqual(
        report.reliability.map(({ subject }) => `reliability-${subject}-baseline`),
      )
      figures.forEach(({ note, table, pictures }, at) => {
        const { brier, curve } = report.reliability[at] ?? expect.fail('no curve')
        expect(note).toContain(brier.value?.toFixed(3))
        expect(note).toContain(String(curve.n))
        expect(table.rows.map((row) => Number(row[3]))).toEqual(curve.bins.map(({ happened }) => happened.n))
        expect(pictures.narrow.marks.filter(({ kind }) => kind === 'dot')).toHaveLength(curve.bins.length)
        for (const { marks, width, height } of Object.values(pictures))
          for (const mark of marks) {
            const [x, y] = 'at' in mark ? mark.at : mark.to
            expect([x >= 0, y >= 0, x <= width, y <= height]).toEqual([true, true, true, true])
          }
      })
    },
  )

  it('is a table of the files, too', () => {
    expect(toMarkdown(report, 'en')).toContain('## Calibration of stated chances')
  })
})
