import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../design/planned-match.ts'
import { playPlanned } from '../play/planned-play.ts'
import type { LocalPlayer } from '../play/planned-play.ts'
import { presetCalled } from '../presets/presets.ts'
import { reportOf } from '../report/make-report.ts'
import { readSpec } from '../spec/read-spec.ts'

const does = (action: string): LocalPlayer => ({ answer: () => ({ fields: { action } }) })

/** The study with these players, one after the other, and the cards of every spot as its seat saw them. */
function studied(players: Readonly<Record<string, LocalPlayer>>, changes: object = {}) {
  const subjects = Object.keys(players)
  const read = readSpec({ ...presetCalled('llmarena-risk')?.spec, subjects, ...changes })
  const spec = read.ok ? read.spec : expect.fail(JSON.stringify(read.faults))
  const schedule = scheduleOf(spec)
  const rows = Array.from(
    { length: schedule.matches },
    (_, at) =>
      playPlanned(schedule, schedule.matchAt(at + 1), (name) => players[name] ?? does('no answer')).played,
  )
  const report = reportOf(spec, rows)
  const cellOf = (subject: string, measure: string) =>
    report.cells.find((cell) => cell.subject === subject && cell.measure === measure)?.estimate ??
    expect.fail(`there is no ${measure}`)
  return { spec, schedule, rows, report, cellOf }
}

/** The chance of every deal, in per cent of all run-outs, as the one who checks each time has it. */
const caller = studied({ caller: does('check-and-call') })
const parts = 2 * 1081 * 990
const chancesIn = ({ rows }: Pick<typeof caller, 'rows'>) =>
  rows.map(({ counted = {} }) => (counted['chance-check-and-call'] ?? 0) / parts)
const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length

describe('the study of risk', () => {
  it('asks every subject once about each of the 100 spots, from both seats alike', () => {
    const { schedule, rows } = caller
    expect(new Set(rows.map(({ deal }) => schedule.contentOf(deal))).size).toBe(100)
    expect(rows.map(({ turns, end }) => [turns, end])).toEqual(rows.map(() => [1, 'decided']))
    expect(rows.filter(({ seat }) => seat === 0)).toHaveLength(50)
  })

  it('asks about the same spots whatever the seed is, and about fewer where fewer are wanted', () => {
    const contentsOf = (changes: object) => {
      const { schedule } = studied({ caller: does('check-and-call') }, changes)
      return Array.from({ length: schedule.deals }, (_, at) => schedule.contentOf(at + 1))
    }
    const spots = new Set(contentsOf({}))
    expect(new Set(contentsOf({ seed: 'another' }))).toEqual(spots)
    const few = contentsOf({ seed: 'a third', design: { materials: 12, repeats: 2 } })
    expect(few).toHaveLength(24)
    expect(new Set(few).size).toBe(12)
    expect(few.every((spot) => spots.has(spot))).toBe(true)
  })

  it.each(['en', 'zh'])(
    'has the mean chance of exactly those spots in which a player of known behaviour took an action, in %s',
    (language) => {
      const inLanguage = { language: [language] }
      const chances = chancesIn(studied({ caller: does('check-and-call') }, inLanguage))
      // It sees nothing but the number of its question, and decides by the chance of that spot.
      const decided = chances.map((chance) =>
        chance > 0.7 ? 'all-in' : chance < 0.4 ? 'fold' : 'raise-half-pot',
      )
      let asked = 0
      const bold: LocalPlayer = { answer: () => ({ fields: { action: decided[asked++] } }) }
      const { cellOf } = studied({ bold }, inLanguage)
      for (const action of ['all-in', 'fold', 'raise-half-pot']) {
        const own = chances.filter((_, at) => decided[at] === action)
        const { value, n, low, high } = cellOf('bold', `chance-${action}`)
        expect(value).toBeCloseTo(mean(own), 12)
        expect(n).toBe(own.length)
        expect(cellOf('bold', `share-${action}`).value).toBe(own.length / 100)
        expect(low).toBeLessThan(mean(own))
        expect(high).toBeGreaterThan(mean(own))
      }
      expect(cellOf('bold', 'chance-all-in').value).toBeGreaterThan(0.7)
      expect(cellOf('bold', 'chance-fold').value).toBeLessThan(0.4)
      expect(cellOf('bold', 'chance-check-and-call')).toMatchObject({ value: null, n: 0 })
    },
  )

  it('counts no action that was drawn for a subject, and does not compare what was dealt', () => {
    const { cellOf, report } = studied({ silent: does('no answer'), caller: does('check-and-call') })
    expect(cellOf('silent', 'share-fold')).toMatchObject({ n: 0 })
    const compared = new Set(report.contrasts.map(({ measure }) => measure))
    expect(compared).toContain('share-all-in')
    expect([...compared].filter((measure) => measure.startsWith('chance-'))).toEqual([])
  })

  it('weighs a spot once, however often it is asked', () => {
    const { cellOf } = studied({ caller: does('check-and-call') }, { design: { materials: 20, repeats: 3 } })
    expect(cellOf('caller', 'chance-check-and-call')).toMatchObject({ deals: 60, contents: 20 })
  })
})
