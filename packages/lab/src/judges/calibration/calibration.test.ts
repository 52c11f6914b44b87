import { rngAt } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { renamedReport, renamingOf } from '../../names/renamed.ts'
import type { PlayedMatch } from '../../play/played-match.ts'
import { toMarkdown } from '../../report/formats/markdown.ts'
import { ReportMaker } from '../../report/make-report.ts'
import { readSpec } from '../../spec/read-spec.ts'
import type { GivenRating } from '../agreement-tally.ts'
import { judgesAsked } from '../judging.ts'
import { CalibrationTally } from './calibration-tally.ts'

const rubric = 'description-match'
const matches = 120
const clamped = (rating: number) => Math.min(5, Math.max(1, Math.round(rating)))

interface Item {
  readonly item: string
  readonly truth: number
  readonly length: number
}

/** Two items a match. Their length has nothing to do with what they deserve. */
const items = ((): readonly Item[] => {
  const rng = rngAt('items', 0)
  return Array.from({ length: 2 * matches }, (_, at) => ({
    item: `${1 + Math.floor(at / 2)}/${at % 2}`,
    truth: 2 + rng.int(3),
    length: Math.round(20 * Math.exp(2 * rng.next())),
  }))
})()

type Rule = (item: Item, noise: number) => number

const noisy = (name: string, rule: Rule, error = 0.3): readonly GivenRating[] => {
  const rng = rngAt(name, 0)
  return items.map((one) => ({
    rubric,
    judge: name,
    time: 1,
    item: one.item,
    rating: clamped(rule(one, error * (rng.next() + rng.next() + rng.next() + rng.next() - 2))),
    facts: { length: one.length },
  }))
}

const people = ['person 1', 'person 2'].flatMap((name) =>
  noisy(name, ({ truth }, noise) => truth + 2 * noise),
)
const honest = noisy('honest', ({ truth }, noise) => truth + noise)
const kind = noisy('kind', ({ truth }, noise) => truth + 1 + noise)
/** A step more where a text is e times as long, on the whole none. */
const loving = noisy('loving', ({ truth, length }, noise) => truth + Math.log(length / 54) + noise)
const blind = noisy('blind', (_, noise) => 3 + 10 * noise)

const judgesNamed = (...trusted: readonly (readonly [string, number?])[]) =>
  trusted.map(([agent, trust]) => ({ agent, rubric, times: 1, ...(trust !== undefined && { trust }) }))

function calibrationsOf(ratings: readonly GivenRating[], judges: ReturnType<typeof judgesNamed>) {
  const tally = new CalibrationTally()
  for (let match = 1; match <= matches; match++)
    tally.add(
      { deal: String(match), cellOf: () => ({ subject: match % 2 === 0 ? 'even' : 'odd', condition: 'x' }) },
      ratings.filter(({ item }) => item.startsWith(`${match}/`)),
    )
  return tally.reports({ judges, subjects: ['even', 'odd'] }, ['x'])
}

const all = [...people, ...honest, ...kind, ...loving, ...blind]
const found = calibrationsOf(all, judgesNamed(['honest', 0.6], ['blind', 0.6], ['kind'], ['absent', 0.5]))
const of = (judge: string) => found.find((one) => one.judge === judge) ?? expect.fail(`no ${judge}`)
const covers = ({ low, high }: { low: number | null; high: number | null }, value: number) =>
  low !== null && high !== null && low <= value && value <= high

describe('a judge beside people', () => {
  it('that is as they are is trusted, without bias and without love of length', () => {
    const { kappa, bias, length, trust, items: rated } = of('honest')
    expect(rated).toBe(2 * matches)
    expect(kappa.value).toBeGreaterThan(0.8)
    expect(covers(bias, 0)).toBe(true)
    expect(covers(length?.slope ?? expect.fail('no length'), 0)).toBe(true)
    expect(trust).toEqual({ least: 0.6, verdict: 'trusted' })
  })

  it('that is a step too kind is found so, with an interval that knows the step', () => {
    const { bias, length, confusion, trust } = of('kind')
    expect(bias.value).toBeGreaterThan(0.85)
    expect(bias.low).toBeGreaterThan(0.7)
    expect(covers(length?.slope ?? expect.fail('no length'), 0)).toBe(true)
    expect(trust).toBeUndefined()
    // Where people say 3, it says 4.
    expect(confusion[2]?.indexOf(Math.max(...(confusion[2] ?? [])))).toBe(3)
    expect(confusion.flat().reduce((sum, count) => sum + count, 0)).toBe(2 * matches)
  })

  it('that loves length is found so, with means for every subject', () => {
    const { length } = of('loving')
    const { slope, means } = length ?? expect.fail('no length')
    expect(slope.low).toBeGreaterThan(0.6)
    expect(covers(slope, 1)).toBe(true)
    expect(means.map(({ subject }) => subject)).toEqual(['even', 'odd'])
  })

  it('that says anything is not trusted, and one that rated nothing is not known', () => {
    expect(of('blind').trust?.verdict).toBe('not-trusted')
    expect(of('absent')).toMatchObject({ items: 0, trust: { least: 0.5, verdict: 'unknown' } })
  })

  it('is compared over the items that both rated, however they come', () => {
    const some = [...people.slice(0, 60), ...honest]
    const [one] = calibrationsOf(some, [])
    expect(one?.items).toBe(60)
    expect(calibrationsOf(some.toReversed(), [])).toEqual([one])
    expect(calibrationsOf(honest, [])).toEqual([])
  })
})

it('a longer text of one subject is no better text, once the love of length is taken out', () => {
  // The texts of one subject are twice as long and deserve the same.
  const longer = items.map((one) => (Number(one.item.split('/')[0]) % 2 === 0 ? 2 * one.length : one.length))
  const facts = new Map(items.map(({ item }, at) => [item, { length: longer[at] ?? 0 }]))
  const rated = [...people, ...loving].map((one) => {
    const item = items.find((other) => other.item === one.item)
    const length = facts.get(one.item) ?? { length: 0 }
    const more = Math.log(length.length / (item?.length ?? 1))
    const rating = one.judge === 'loving' ? clamped((one.rating ?? 0) + more) : one.rating
    return { ...one, rating, facts: length }
  })
  const [one] = calibrationsOf(rated, [])
  const [even, odd] = one?.length?.means ?? []
  const apart = (which: 'plain' | 'corrected') => (even?.[which].value ?? 0) - (odd?.[which].value ?? 0)
  expect(apart('plain')).toBeGreaterThan(0.4)
  expect(Math.abs(apart('corrected'))).toBeLessThan(0.2)
})

describe('a report of matches that judges and people rated', () => {
  const read = readSpec({
    name: 'rated',
    game: 'who-is-spy',
    subjects: ['fox', 'granny'],
    judges: judgesNamed(['honest', 0.6], ['blind', 0.6], ['loving', 0.3]),
    measures: ['win-rate'],
    seed: 'rated',
  })
  const spec = read.ok ? read.spec : expect.fail(JSON.stringify(read.faults))
  const later = [
    { agent: 'blind', rubric, trust: 0.9 },
    { agent: 'honest', rubric },
  ]
  const [maker, judgedLater] = [new ReportMaker(spec), new ReportMaker(spec, judgesAsked(spec.judges, later))]
  for (let number = 1; number <= matches; number++) {
    const match = {
      number,
      deal: Math.ceil(number / 2),
      subject: number % 2 === 0 ? 'fox' : 'granny',
      condition: 'baseline',
      seat: 0,
      factors: {},
      end: 'decided',
      results: [],
      choices: [],
      forfeits: 0,
      turns: 1,
    } satisfies PlayedMatch
    const ratings = [...people, ...honest, ...blind, ...loving].filter(({ item }) =>
      item.startsWith(`${number}/`),
    )
    for (const one of [maker, judgedLater]) one.add(match, ratings)
  }
  const report = maker.report()

  it('marks a judge below the threshold in every table that uses it', () => {
    const text = toMarkdown(report, 'en')
    const marked = text.split('\n').filter((line) => line.includes('blind'))
    expect(marked.length).toBeGreaterThan(2)
    for (const line of marked.filter((one) => /^(?:\||##)/.test(one))) expect(line).toMatch(/blind ‡/)
    expect(text).not.toContain('honest ‡')
    const columns = text
      .split('\n')
      .filter((line) => line.startsWith('|') && line.includes('Rating: A description and a word'))
    expect(columns.length).toBe(2)
    for (const line of columns) expect(line).toContain('Rating: A description and a word ‡§')
    expect(toMarkdown(report, 'zh')).toContain('低于实验方案要求')
  })

  it('has the threshold that a later round named last', () => {
    const thresholds = judgedLater.report().calibrations?.map(({ judge, trust }) => [judge, trust?.least])
    expect(thresholds).toEqual([
      ['blind', 0.9],
      ['honest', 0.6],
      ['loving', 0.3],
    ])
  })

  it('marks a judge that loves length, whatever its agreement, and gives its means without that', () => {
    for (const language of ['en', 'zh'] as const) {
      const text = toMarkdown(report, language)
      for (const line of text.split('\n').filter((one) => /^(?:\||##).*loving/.test(one)))
        expect(line).toMatch(/loving §/)
      expect(text).not.toMatch(/honest §|blind ‡§/)
    }
    const text = toMarkdown(report, 'en')
    expect(text).toContain('## Without the slope on length: A description and a word, loving §')
    expect(text).toContain('§: a judge that rates by length')
  })

  it('shows a judge that is no longer named by another name', () => {
    const renamed = renamedReport(report, renamingOf(new Map([['blind', 'withdrawn-1']])))
    expect(JSON.stringify(renamed.calibrations)).not.toContain('blind')
  })
})
