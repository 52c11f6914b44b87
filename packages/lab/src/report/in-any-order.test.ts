import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../design/planned-match.ts'
import type { GivenRating } from '../judges/agreement-tally.ts'
import { playWithProbes } from '../play/planned-play.ts'
import type { PlayedMatch } from '../play/played-match.ts'
import { readSpec } from '../spec/read-spec.ts'
import { ReportMaker } from './make-report.ts'

const probes = ['belief', 'first-order']
const read = readSpec({
  name: 'A test',
  seed: 'in-any-order',
  game: 'who-is-spy',
  ruleset: 'spygame-4',
  subjects: ['fox', 'granny'],
  conditions: ['baseline', 'attack'],
  probes,
  design: { materials: 4, repeats: 1 },
  judges: ['clue-fit', 'description-match'].map((rubric) => ({ agent: 'sample-counter', rubric })),
})
if (!read.ok) throw new Error(JSON.stringify(read.faults))
const { spec } = read
const schedule = scheduleOf(spec)
const { house } = schedule.kit

const matches = Array.from({ length: schedule.matches }, (_, at): PlayedMatch => {
  const planned = schedule.matchAt(at + 1)
  const playerCalled = (name: string) => house.find(({ slug }) => slug === name) ?? expect.fail(name)
  const { played } = playWithProbes({ schedule, planned, probes, playerCalled })
  // Some rows have no choice, some are void, and scores are fractions, so that sums depend on their order.
  if (at % 5 === 0) return { ...played, choices: [] }
  return at % 7 === 6 ? { ...played, end: 'void', results: [] } : played
})

const ratingsOf = ({ number }: PlayedMatch): readonly GivenRating[] =>
  (number % 2 === 0 ? ['description-match', 'clue-fit'] : ['clue-fit', 'description-match']).flatMap(
    (rubric) =>
      ['one', 'two'].map((judge, at) => ({
        rubric,
        judge,
        time: 1,
        item: `${number}/1`,
        rating: (number + at) % 3 === 0 ? null : 1,
      })),
  )

function reportIn(order: readonly PlayedMatch[]): string {
  const maker = new ReportMaker(spec)
  for (const match of order) maker.add(match, ratingsOf(match))
  return JSON.stringify(maker.report())
}

/** Shorter names first, and then by their letters. */
function asStored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asStored)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).sort(
    ([one], [other]) => one.length - other.length || (one < other ? -1 : 1),
  )
  return Object.fromEntries(fields.map(([name, field]) => [name, asStored(field)]))
}

const byNumber = (some: readonly PlayedMatch[]) => some.toSorted((one, other) => one.number - other.number)

describe('a report', () => {
  it('is made of matches that have choices, forecasts and ratings', () => {
    const report = JSON.parse(reportIn(matches)) as Record<string, readonly unknown[]>
    for (const part of ['biases', 'reliability', 'agreements'])
      expect(report[part]?.length).toBeGreaterThan(0)
  })

  it('is the same of rows that a database kept, with their fields in its own order', () => {
    const stored = matches.map((match) => asStored(match) as PlayedMatch)
    expect(JSON.stringify(stored)).not.toBe(JSON.stringify(matches))
    const biasesIn = (report: string) => (JSON.parse(report) as { biases: readonly object[] }).biases
    expect(biasesIn(reportIn(stored))).toEqual(biasesIn(reportIn(matches)))
  })

  it(
    'is the same in whatever order the matches come, with reports in between',
    { tags: ['nightly'], timeout: 60_000 },
    () => {
      const orders = fc.record({
        order: fc.shuffledSubarray([...matches], { minLength: matches.length }),
        cut: fc.integer({ min: 1, max: matches.length - 1 }),
      })
      const whole = reportIn(matches)
      fc.assert(
        fc.property(orders, ({ order, cut }) => {
          const maker = new ReportMaker(spec)
          for (const [at, match] of order.entries()) {
            maker.add(match, ratingsOf(match))
            if (at + 1 === cut)
              expect(JSON.stringify(maker.report())).toBe(reportIn(byNumber(order.slice(0, cut))))
          }
          expect(JSON.stringify(maker.report())).toBe(whole)
        }),
        { numRuns: 12 },
      )
    },
  )
})
