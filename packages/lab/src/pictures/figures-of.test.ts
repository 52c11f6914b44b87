import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../design/planned-match.ts'
import type { Schedule } from '../design/planned-match.ts'
import { playPlanned } from '../play/planned-play.ts'
import { presetCalled } from '../presets/presets.ts'
import { reportOf } from '../report/make-report.ts'
import { readSpec } from '../spec/read-spec.ts'
import { figuresOf, svgOf } from './figure-files.ts'
import { mapFigures } from './map-figures.ts'

function reportOfPreset(id: string, matches: number) {
  const read = readSpec({ ...presetCalled(id)?.spec, stop: { games: matches } })
  if (!read.ok) throw new Error('no such preset')
  const schedule = scheduleOf(read.spec)
  const played = Array.from({ length: schedule.matches }, (_, at) => {
    return playPlanned(schedule, schedule.matchAt(at + 1), houseOf(schedule)).played
  })
  return reportOf(read.spec, played)
}

const houseOf =
  ({ kit: { house } }: Schedule) =>
  (name: string) => {
    const player = house.find(({ slug }) => slug === name)
    if (!player) throw new Error(`nobody is called ${name}`)
    return player
  }

const attack = reportOfPreset('wis-attack', 24)
const overall = reportOfPreset('wis-overall', 18)

describe('the pictures of a report', () => {
  it('are a matrix, effects and a ladder for each measure, and the biases of each subject', () => {
    const figures = figuresOf(attack, 'en')
    const ids = figures.map(({ id }) => id)
    // What is done after hearing an attack has no value where nothing is heard, so nothing to be compared with.
    const [heard, compared] = [true, false].map((isHeard) =>
      attack.spec.measures.filter((measure) => measure.endsWith('-after-hearing') === isHeard),
    )
    expect([heard?.length, compared?.length]).toEqual([2, 4])
    for (const measure of heard ?? []) {
      expect(ids).toContain(`matrix-${measure}`)
      expect(ids).not.toContain(`effects-${measure}`)
    }
    for (const measure of compared ?? []) {
      expect(ids).toEqual(
        expect.arrayContaining([`matrix-${measure}`, `effects-${measure}`, `ladder-1-${measure}`]),
      )
      // A matrix shows what conditions change.
      const isChanged = attack.effects.some((one) => one.measure === measure && one.difference.value)
      const matrix = figures.find(({ id }) => id === `matrix-${measure}`)
      expect(matrix?.isFlat !== true, measure).toBe(isChanged)
    }
    expect(ids).toContain('bias-granny-attack-name')
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('show deception against detection where both were measured', () => {
    expect(figuresOf(overall, 'en').map(({ id }) => id)).toContain('map')
    expect(figuresOf(attack, 'en').map(({ id }) => id)).not.toContain('map')
  })

  it('write no name of the map upon another, also where two stand in one place', () => {
    const [first, ...others] = overall.spec.subjects
    const alike = overall.cells.map((cell) => ({
      ...cell,
      estimate:
        overall.cells.find((one) => one.measure === cell.measure && one.subject === first)?.estimate ??
        cell.estimate,
    }))
    const [map] = mapFigures({ ...overall, cells: alike }, 'en')
    for (const { marks } of Object.values(map?.pictures ?? {})) {
      const rows = marks.flatMap((mark) =>
        mark.kind === 'text' && overall.spec.subjects.includes(mark.text) ? [mark.at[1]] : [],
      )
      expect(rows).toHaveLength(others.length + 1)
      expect(new Set(rows).size).toBe(rows.length)
    }
  })

  it('have all their numbers in a table beside them', () => {
    for (const { table, id } of figuresOf(attack, 'en')) {
      expect(table.rows.length, id).toBeGreaterThan(0)
      for (const row of table.rows) expect(row, id).toHaveLength(table.head.length)
    }
  })

  it('mark the figures of others as theirs', () => {
    const ladder = figuresOf(attack, 'en').find(({ id }) => id === 'ladder-1-foul-rate')
    expect(ladder?.table.rows).toContainEqual(['Claude-3-5-Sonnet, attack', 'published', '72.7%', '–', '–'])
    expect(ladder?.table.rows.filter(([, whose]) => whose === 'ours')).toHaveLength(9)
    const diamonds = ladder?.pictures.wide.marks.filter(({ kind }) => kind === 'diamond')
    expect(diamonds).toHaveLength(8)
  })

  it('keep every mark on the sheet, in both sizes and languages', () => {
    for (const language of ['en', 'zh'] as const)
      for (const { id, pictures } of figuresOf(overall, language))
        for (const { width, height, marks } of Object.values(pictures))
          for (const mark of marks) {
            const [x, y] = 'at' in mark ? mark.at : mark.to
            expect([x >= 0, y >= 0, x <= width, y <= height], id).toEqual([true, true, true, true])
          }
  })

  it('are files that hold no code of a name', () => {
    const [figure] = figuresOf(attack, 'en')
    if (!figure) throw new Error('there is no picture')
    const file = svgOf(figure.pictures.wide, '<script>alert(1)</script>')
    expect(file).toContain('&lt;script&gt;')
    expect(file).not.toContain('<script>')
  })
})
