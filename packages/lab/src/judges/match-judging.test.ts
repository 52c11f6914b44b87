import { rngAt } from '@wis/engine'
import { kits } from '@wis/games'
import { sampled } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../design/planned-match.ts'
import { playPlanned } from '../play/planned-play.ts'
import { ReportMaker, reportOf } from '../report/make-report.ts'
import { newestMethod } from '../report/report-method.ts'
import { readSpec } from '../spec/read-spec.ts'
import { judgesAtHand } from '../tasks/deep/sample-players.ts'
import { itemsOf, numberOfItem, rubricsOf } from './items-of.ts'
import { judgeLocally } from './judge-locally.ts'
import type { TaskPlayer } from './judge-locally.ts'
import { rubricCalled } from './rubrics.ts'

const written = {
  name: 'judged',
  game: 'who-is-spy',
  subjects: ['fox', 'granny'],
  conditions: ['baseline', 'attack'],
  language: ['en', 'zh'],
  design: { materials: 4, repeats: 2 },
  seed: 'judged',
  measures: ['win-rate'],
  judges: [
    { agent: 'sample-counter', rubric: 'description-match', times: 2 },
    { agent: 'sample-kind', rubric: 'description-match' },
  ],
}
const read = readSpec(written)
const spec = read.ok ? read.spec : expect.fail(JSON.stringify(read.faults))
const schedule = scheduleOf(spec)
const houseCalled = (name: string) =>
  schedule.kit.house.find(({ slug }) => slug === name) ?? expect.fail(`there is no ${name}`)
const matches = Array.from({ length: schedule.matches }, (_, at) => {
  const planned = schedule.matchAt(at + 1)
  return { planned, ...playPlanned(schedule, planned, houseCalled) }
})
const judgeCalled = (name: string): TaskPlayer => judgesAtHand[name] ?? expect.fail(`there is no ${name}`)
const itemsFor = (rubric: string) =>
  matches.flatMap(({ planned: { number, seat, language }, log }) =>
    itemsOf(schedule.kit, rubric, { number, seat, log, language }),
  )
const judge = (playerCalled = judgeCalled) => judgeLocally({ ...spec, itemsFor, playerCalled })
const items = itemsFor('description-match')

function reportWith(rows: ReturnType<typeof judge>, method = newestMethod) {
  const maker = new ReportMaker(spec, spec.judges, method)
  for (const { planned, played } of matches)
    maker.add(
      played,
      rows.filter(({ item }) => numberOfItem(item) === planned.number),
    )
  return maker.report()
}

describe('an item', () => {
  it('is a speech of the subject beside the word that it held, and says nothing about who it was', () => {
    expect(items.length).toBeGreaterThanOrEqual(matches.length)
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    for (const { number, parts } of items) {
      const { planned, log } = matches[number - 1] ?? expect.fail('of no match')
      const own = log.flatMap(({ event }) =>
        'seat' in event && event.seat === planned.seat ? [JSON.stringify(event)] : [],
      )
      for (const part of Object.values(parts)) expect(own.join()).toContain(JSON.stringify(part).slice(1, -1))
      expect(Object.keys(parts)).toEqual(['word', 'description'])
    }
  })
})

describe('judged matches', () => {
  it('are rated by every judge as often as it is asked, the same in every run', () => {
    const rows = judge()
    expect(rows).toHaveLength(3 * items.length)
    expect(judge()).toEqual(rows)
  })

  it.each([
    ['family', 2],
    ['sized', 1],
  ] as const)('have the mean ratings that follow from their speeches, by deal: %s', (method, weight) => {
    const { cells, measures } = reportWith(judge(), method)
    expect(measures.map(({ id }) => id)).toEqual(['win-rate', 'rating-description-match'])
    const counted = (text: string) => 1 + Math.round((Math.min(60, [...text].length) / 60) * 4)
    for (const { subject, condition, measure, estimate } of cells) {
      if (measure === 'win-rate') continue
      const own = items.filter(({ number }) => {
        const { planned } = matches[number - 1] ?? expect.fail('of no match')
        return planned.subject === subject && planned.condition === condition
      })
      const expected = own.map(({ parts }) => {
        const rating = counted(parts['description'] ?? '')
        return (weight * rating + Math.min(5, rating + 1)) / (weight + 1)
      })
      expect(estimate.value).toBeCloseTo(expected.reduce((sum, one) => sum + one, 0) / own.length)
      expect(estimate).toMatchObject({ deals: schedule.deals })
    }
  })

  it('say how far their judges agree, and each judge’s mean', () => {
    const { agreements = [] } = reportWith(judge())
    expect(agreements).toHaveLength(1)
    const [counter, kind] = agreements[0]?.raters ?? []
    expect(counter).toMatchObject({ rater: 'sample-counter', ratings: 2 * items.length, missing: 0 })
    expect(kind).toMatchObject({ rater: 'sample-kind', ratings: items.length, missing: 0 })
    expect(kind?.mean).toBeGreaterThan(counter?.mean ?? 5)
    expect(agreements[0]?.alpha).toBeLessThan(1)
    expect(agreements[0]?.kappas[0]?.kappa).toBeLessThan(1)
  })

  it('agree about nothing with a judge who throws dice', () => {
    const dice = rngAt('dice', 0)
    const thrown = judge((name) =>
      name === 'sample-kind' ? () => JSON.stringify({ rating: 1 + dice.int(5) }) : judgeCalled(name),
    )
    expect(Math.abs(reportWith(thrown).agreements?.[0]?.alpha ?? 1)).toBeLessThan(0.3)
  })

  it('are asked about again after nonsense, three times in all, and then the rating is missing', () => {
    const asked: number[] = []
    const rows = judge((name) =>
      name === 'sample-kind'
        ? ({ turn }) => {
            asked.push(turn.tries)
            return 'rather good'
          }
        : judgeCalled(name),
    )
    expect(asked.slice(0, 4)).toEqual([0, 1, 2, 0])
    const { raters } = reportWith(rows).agreements?.[0] ?? expect.fail('there is none')
    expect(raters[1]).toMatchObject({ rater: 'sample-kind', mean: null, ratings: 0, missing: items.length })
  })

  it('without any rating say nothing about ratings', () => {
    const report = reportOf(
      spec,
      matches.map(({ played }) => played),
    )
    const rated = report.cells.filter(({ measure }) => measure === 'rating-description-match')
    expect(rated.every(({ estimate }) => estimate.value === null)).toBe(true)
    expect(report.agreements).toEqual([])
  })
})

describe.each(kits.filter((kit) => rubricsOf(kit).length > 0))('the items of $id', (kit) => {
  it.each(sampled(rubricsOf(kit), 4))('have the parts that %s asks for', (rubric) => {
    const own = scheduleOf({ ...spec, game: kit.id, subjects: [kit.house[0].slug], conditions: ['baseline'] })
    const found = Array.from({ length: own.matches }, (_, at) => {
      const planned = own.matchAt(at + 1)
      const { log } = playPlanned(own, planned, () => kit.house.at(-1) ?? kit.house[0])
      return itemsOf(kit, rubric, { ...planned, log })
    }).flat()
    const parts = Object.keys(rubricCalled(rubric)?.parts ?? {}).toSorted()
    expect(found.length).toBeGreaterThan(0)
    for (const item of found) expect(Object.keys(item.parts).toSorted()).toEqual(parts)
  })
})
