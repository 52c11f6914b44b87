import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../design/planned-match.ts'
import type { GivenRating } from '../judges/agreement-tally.ts'
import { itemsOf } from '../judges/items-of.ts'
import type { ItemOfMatch } from '../judges/items-of.ts'
import { rubricCalled } from '../judges/rubrics.ts'
import { playPlanned } from '../play/planned-play.ts'
import { presetCalled } from '../presets/presets.ts'
import { ReportMaker } from '../report/make-report.ts'
import { readSpec } from '../spec/read-spec.ts'

const study = presetCalled('interintent')?.spec ?? expect.fail('there is no such study')
const list =
  rubricCalled('intentions-guessed')?.from?.choices.map(({ value }) => value) ?? expect.fail('no list')

interface Rated {
  readonly item: ItemOfMatch
  /** Its place among all items of the rubric. */
  readonly at: number
  /** Whether the side of the subject won the round of the item. Null if nobody did. */
  readonly won: boolean | null
}

type Rater = (rated: Rated) => number | readonly string[]

/** Some matches of the study, which raters of known behaviour then rate. */
function played(language: 'en' | 'zh') {
  const read = readSpec({
    ...study,
    language: [language],
    subjects: ['schemer'],
    design: { ...('design' in study ? study.design : {}), materials: 20 },
  })
  const spec = read.ok ? read.spec : expect.fail(JSON.stringify(read.faults))
  const schedule = scheduleOf(spec)
  const called = (name: string) =>
    schedule.kit.house.find(({ slug }) => slug === name) ?? expect.fail(`no ${name}`)
  const matches = Array.from({ length: schedule.matches }, (_, at) => {
    const planned = schedule.matchAt(at + 1)
    return { planned, ...playPlanned(schedule, planned, called) }
  })
  const itemsBy = (rubric: string): readonly Rated[] =>
    matches
      .flatMap(({ planned: { number, seat }, log, played: { aims = [] } }) =>
        itemsOf(schedule.kit, rubric, { number, seat, log, language }).map((item) => ({
          item,
          won: aims.find(({ round }) => round === item.facts?.round)?.won ?? null,
        })),
      )
      .map((one, at) => ({ ...one, at }))
  const rate = (rubric: string, judge: string, rater: Rater): readonly GivenRating[] =>
    itemsBy(rubric).map((rated) => {
      const said = rater(rated)
      const { id: item, facts } = rated.item
      const given = typeof said === 'number' ? { rating: said } : { rating: said.length, picks: said }
      return { rubric, judge, time: 1, item, ...given, ...(facts && { facts }) }
    })
  const report = (ratings: readonly GivenRating[]) => {
    const maker = new ReportMaker(spec)
    for (const { planned, played: row } of matches)
      maker.add(
        row,
        ratings.filter(({ item }) => item.startsWith(`${planned.number}/`)),
      )
    return maker.report()
  }
  return { itemsBy, rate, report }
}

const wrong = (chosen: readonly string[]) => list.filter((value) => !chosen.includes(value))
const chosenOf = ({ item }: Rated) => item.facts?.chosen ?? []

describe.each(['en', 'zh'] as const)('of raters of known behaviour, in %s,', (language) => {
  const { itemsBy, rate, report } = played(language)

  it('who finds every fourth choice unreasonable leaves three quarters, in all rounds and in each', () => {
    const made = report(rate('intention-reasonable', 'judge', ({ at }) => (at % 4 === 3 ? 0 : 1)))
    const items = itemsBy('intention-reasonable')
    const cell = made.cells.find(({ measure }) => measure === 'rating-intention-reasonable')
    expect(made.measures.find(({ id }) => id === cell?.measure)?.unit).toBe('share')
    expect(cell?.estimate.value).toBeCloseTo(1 - Math.floor(items.length / 4) / items.length, 10)
    const [all, first] = made.rounds ?? []
    expect([all?.round, all?.mean.value]).toEqual([null, cell?.estimate.value])
    const own = items.filter(({ item }) => item.facts?.round === 1)
    expect(first?.round).toBe(1)
    expect(first?.mean).toMatchObject({
      n: own.length,
      value: own.filter(({ at }) => at % 4 !== 3).length / own.length,
    })
    expect(first?.mean.low).toBeGreaterThan(0)
  })

  it.each(['thinking-follows', 'speech-follows'])(
    'who gives 1 to 5 in turn gives each score to a fifth, and follows two fifths of %s',
    (rubric) => {
      const made = report(rate(rubric, 'judge', ({ at }) => 1 + (at % 5)))
      const { length } = itemsBy(rubric)
      const all = (made.rounds ?? []).find((one) => one.rubric === rubric && one.round === null)
      const counted = [0, 1, 2, 3, 4].map((rest) => Math.ceil((length - rest) / 5))
      expect(all?.shares?.map(({ share }) => (share.value ?? 0) * length)).toEqual(
        counted.map((count) => expect.closeTo(count, 8)),
      )
      expect(all?.above).toMatchObject({ step: 3, share: { n: length } })
      expect((all?.above?.share.value ?? 0) * length).toBeCloseTo((counted[3] ?? 0) + (counted[4] ?? 0), 8)
      const sum = counted.reduce((total, count, at) => total + count * (at + 1), 0)
      expect(all?.mean.value).toBeCloseTo(sum / length, 10)
    },
  )

  it.each(['intentions-summarised', 'intentions-guessed'])(
    'who names one right and one wrong in %s has half the precision, and as much recall as were so',
    (rubric) => {
      const made = report(
        rate(rubric, 'reader', (rated) => {
          const chosen = chosenOf(rated)
          return [...chosen.slice(0, 1), ...wrong(chosen).slice(0, 1)]
        }),
      )
      const items = itemsBy(rubric)
      const all = (made.named ?? []).find((one) => one.rubric === rubric && one.round === null)
      const were = items.reduce((sum, rated) => sum + chosenOf(rated).length, 0)
      const [precision, recall] = [1 / 2, items.length / were]
      expect(all?.precision).toMatchObject({ value: precision, n: 2 * items.length })
      expect(all?.recall).toMatchObject({ n: were })
      expect(all?.recall.value).toBeCloseTo(recall, 10)
      expect(all?.f1.value).toBeCloseTo((2 * precision * recall) / (precision + recall), 10)
    },
  )

  it.each(['intentions-summarised', 'intentions-guessed'])(
    'who understands only what earlier rounds explain is found so, beside %s alone',
    (rubric) => {
      // A first round has nothing before it but the quest that is on.
      const reads = (rated: Rated) => {
        const chosen = chosenOf(rated)
        const isToldMore = (rated.item.parts['earlier'] ?? '').includes('\n')
        return isToldMore ? chosen : wrong(chosen).slice(0, 2)
      }
      const [alone, after] = [rubric, `${rubric}-after`]
      const made = report([...rate(alone, 'reader', reads), ...rate(after, 'reader', reads)])
      const f1 = (of: string, round: number) =>
        (made.named ?? []).find((one) => one.rubric === of && one.round === round)?.f1.value
      expect([f1(alone, 1), f1(alone, 2), f1(alone, 3)]).toEqual([0, 0, 0])
      expect([f1(after, 2), f1(after, 3)]).toEqual([1, 1])
    },
  )

  it('who likes what was said in the rounds that are won is found so, and who likes every third is not', () => {
    const rubric = 'intention-reasonable'
    const wonOnly = report(rate(rubric, 'judge', ({ won }) => (won === true ? 1 : 0))).winning ?? []
    expect(wonOnly.map(({ side }) => side).toSorted()).toEqual(['evil', 'good'])
    for (const { rounds } of wonOnly) {
      expect([rounds.won.value, rounds.lost.value, rounds.difference.value]).toEqual([1, 0, 1])
      expect(rounds.won.n + rounds.lost.n).toBeGreaterThan(5)
    }
    const items = itemsBy(rubric)
    const told = wonOnly.reduce((sum, { rounds }) => sum + rounds.won.n, 0)
    expect(told).toBe(items.filter(({ won }) => won === true).length)
    const third = report(rate(rubric, 'judge', ({ at }) => (at % 3 === 0 ? 1 : 0))).winning ?? []
    for (const { rounds } of third.filter(({ side }) => side === 'good')) {
      expect(rounds.difference.low).toBeLessThan(0)
      expect(rounds.difference.high).toBeGreaterThan(0)
    }
  })

  it('two who say the same of three items in four agree in three quarters of them', () => {
    const rubric = 'speech-follows'
    const made = report([
      ...rate(rubric, 'person 1', ({ at }) => (at % 2 === 0 ? 5 : 2)),
      // Every fourth item by one step, which changes nothing in groups.
      ...rate(rubric, 'person 2', ({ at }) => (at % 4 === 3 ? 3 : at % 2 === 0 ? 5 : 2)),
    ])
    const people = made.agreements?.[0]?.people ?? expect.fail('no people')
    const { length } = itemsBy(rubric)
    const same = 1 - Math.floor(length / 4) / length
    expect(people.between.pairwise).toMatchObject({ pairs: 1 })
    expect(people.between.pairwise?.mean).toBeCloseTo(same, 10)
    expect(people.grouped).toMatchObject({ above: 3, pairwise: { mean: 1 }, fleiss: 1, alpha: { value: 1 } })
  })
})
