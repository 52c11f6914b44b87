import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../design/planned-match.ts'
import { planOf } from '../plan.ts'
import { playWithProbes } from '../play/planned-play.ts'
import type { PlayedMatch } from '../play/played-match.ts'
import { readSpec } from '../spec/read-spec.ts'
import { chanceLevelOf } from './chance-level.ts'
import { toCsv } from './formats/csv.ts'
import { toLatex } from './formats/latex.ts'
import { toMarkdown } from './formats/markdown.ts'
import { ReportMaker } from './make-report.ts'
import { isSince, methodOf, reportMethods } from './report-method.ts'

const probes = ['belief', 'first-order', 'second-order']
const measures = [
  'win-rate',
  'vote-accuracy',
  'spotted',
  'self-identity',
  '1-identity',
  '1-word',
  '2-identity',
]
const read = readSpec({
  name: 'sized',
  seed: 'sized',
  game: 'who-is-spy',
  ruleset: 'spygame-4',
  subjects: ['fox', 'granny', 'inspector'],
  conditions: ['baseline', 'attack'],
  probes,
  measures,
  design: { materials: 8, repeats: 1 },
})
const spec = read.ok ? read.spec : expect.fail(JSON.stringify(read.faults))
const schedule = scheduleOf(spec)
const { house } = schedule.kit
const playerCalled = (name: string) => house.find(({ slug }) => slug === name) ?? expect.fail(name)
const matches = Array.from({ length: schedule.matches }, (_, at): PlayedMatch => {
  const planned = schedule.matchAt(at + 1)
  return playWithProbes({ schedule, planned, probes, playerCalled }).played
})

function reportBy(method: (typeof reportMethods)[number]) {
  const maker = new ReportMaker(spec, [], method)
  for (const match of matches) maker.add(match)
  return maker.report()
}
const report = reportBy('sized')

describe('the level of guesses', () => {
  it('is that of all answers alike, and of the one that is right most often', () => {
    const guesses = [
      { asked: 3, even: 2.25, same: { spy: 0, civilian: 3 } },
      { asked: 3, even: 1.75, same: { spy: 1, civilian: 2 } },
    ]
    // 4 of 6, and five civilians among six.
    const level = chanceLevelOf(guesses)
    expect(level).toMatchObject({ same: 5 / 6, answer: 'civilian', n: 6 })
    expect(level?.even).toBeCloseTo(4 / 6, 12)
    expect(chanceLevelOf([{ asked: 4, same: { own: 1 } }])).toEqual({
      even: null,
      same: 0.25,
      answer: 'own',
      n: 4,
    })
    expect(chanceLevelOf([{ asked: 0, even: 0 }])).toBeUndefined()
  })

  it('stands beside every accuracy of the report that has one, and beside no other number', () => {
    const withLevel = new Set(report.cells.flatMap(({ measure, chance }) => (chance ? [measure] : [])))
    expect([...withLevel].toSorted()).toEqual(measures.slice(1).toSorted())
    for (const { measure, chance, estimate } of report.cells)
      if (chance) expect([measure, chance.n]).toEqual([measure, estimate.n])
  })

  it('follows from the deals', () => {
    for (const subject of spec.subjects)
      for (const condition of spec.conditions) {
        const own = matches.filter((match) => match.subject === subject && match.condition === condition)
        const spies = own.filter(({ results, seat }) => results[seat]?.role === 'spy').length
        const chanceOf = (id: string) =>
          report.cells.find(
            (one) => one.subject === subject && one.condition === condition && one.measure === id,
          )?.chance
        // Somebody who names any of four players is right about itself once in four as the spy, and else three times.
        expect(chanceOf('self-identity')?.even).toBeCloseTo(
          (spies + 3 * (own.length - spies)) / 4 / own.length,
          12,
        )
        // As the spy all three others are civilians, else two of them.
        expect(chanceOf('1-identity')?.same).toBeCloseTo(
          (3 * spies + 2 * (own.length - spies)) / 3 / own.length,
          12,
        )
        expect(chanceOf('2-identity')?.even).toBe(0.5)
        expect(chanceOf('1-word')?.even).toBeNull()
      }
  })

  it('is what a guesser gets', () => {
    const vote = matches.flatMap(({ guesses }) => guesses?.['vote-accuracy'] ?? [])
    // A first vote has three options, and a later one two.
    for (const { asked, even = 0 } of vote) {
      expect(even).toBeGreaterThanOrEqual(asked / 3 - 1e-12)
      expect(even).toBeLessThanOrEqual(asked / 2 + 1e-12)
    }
  })

  it('is in every format', () => {
    for (const text of [toMarkdown(report, 'en'), toLatex(report, 'en')])
      expect(text).toMatch(/; chance \d+\.\d/)
    expect(toMarkdown(report, 'zh')).toMatch(/; 猜测 \d+\.\d/)
    const [head = '', ...lines] = toCsv(report).split('\r\n')
    const at = head.split(',').indexOf('chance_even')
    const cell = lines.find((line) => line.startsWith('cell,fox,,baseline,2-identity'))
    expect(cell?.split(',')[at]).toBe('0.5')
  })
})

describe('subjects', () => {
  it('are compared by every measure that the specification declares, under every condition', () => {
    expect(report.contrasts).toHaveLength(3 * 2 * measures.length)
    expect(report.interactions).toHaveLength(3 * 1 * measures.length)
    expect(new Set(report.contrasts.map(({ measure }) => measure))).toEqual(new Set(measures))
  })

  it('are told which condition warns models', () => {
    expect(report.names.conditions['attack']?.name).toEqual({ en: 'Attack (warned)', zh: '攻击（已警告）' })
  })

  it('are compared as often as the plan says', () => {
    const { effects, contrasts, interactions = [] } = report
    expect(planOf(spec).comparisons).toBe(effects.length + contrasts.length + interactions.length)
  })

  it('have differences with a size, by h for rates and d_z for what changes', () => {
    for (const { size } of [...report.effects, ...report.contrasts]) expect(size?.kind).toBe('h')
    for (const { size } of report.interactions ?? []) expect(size?.kind).toBe('d_z')
  })

  it('have a family of their own for what a condition does to one more, and a sentence', () => {
    const family = report.families?.find((one) => one.family === 'interactions')
    expect(family?.comparisons).toBe(report.interactions?.length)
    expect(report.interactions?.[0]?.sentence.en).toContain('Attack')
    expect(toCsv(report)).toContain('interaction,fox,granny,attack,win-rate,')
    for (const language of ['en', 'zh'] as const)
      for (const line of toMarkdown(report, language).split('\n')) expect(line).not.toContain('undefined')
  })
})

it('a report of before is computed as it was', () => {
  for (const method of reportMethods) {
    const made = reportBy(method)
    expect(methodOf(JSON.parse(JSON.stringify(made)))).toBe(method)
    if (isSince(method, 'sized')) continue
    expect(made.contrasts).toHaveLength(3 * 2)
    expect(made.names.conditions['attack']?.name).toEqual({ en: 'Attack', zh: '攻击' })
    expect(JSON.stringify(made)).not.toContain('(warned)')
    expect(made.cells.some(({ chance }) => chance)).toBe(false)
    expect([...made.effects, ...made.contrasts].some(({ size }) => size)).toBe(false)
  }
})
