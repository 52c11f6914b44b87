import { describe, expect, it } from 'vitest'
import type { PlayedMatch } from '../play/played-match.ts'
import { readSpec } from '../spec/read-spec.ts'
import { readSuite } from '../suites/read-suite.ts'
import { reportOf } from './make-report.ts'

const written = {
  name: 'People',
  seed: 'people',
  game: 'tic-tac-toe',
  subjects: ['people'],
  opponents: ['random'],
  measures: ['win-rate'],
}

function specOf(more: object = {}) {
  const read = readSpec({ ...written, ...more })
  return read.ok ? read.spec : read.faults.map(({ path, code }) => `${path}: ${code}`)
}

/** Matches that the subject wins or not, of these people. */
const rows = (played: readonly (readonly [person: number, wins: boolean])[]): readonly PlayedMatch[] =>
  played.map(([person, wins], at) => ({
    number: at + 1,
    deal: at + 1,
    subject: 'people',
    condition: 'baseline',
    person,
    seat: 0,
    factors: {},
    end: 'decided',
    choices: [],
    forfeits: 0,
    turns: 3,
    results: [wins, !wins].map((won) => ({
      role: 'player',
      won,
      points: won ? 1 : 0,
      place: won ? 1 : 2,
      facts: {},
    })) as unknown as PlayedMatch['results'],
  }))

function estimateOf(played: Parameters<typeof rows>[0]) {
  const spec = specOf()
  if (Array.isArray(spec)) throw new Error(spec.join())
  const report = reportOf(spec as Exclude<typeof spec, readonly string[]>, rows(played))
  const [cell] = report.cells
  if (!cell) throw new Error('the report has no number')
  return { people: report.people, estimate: cell.estimate }
}

describe('a report about people', () => {
  it('has how many they are, and intervals that are wider where the matches of one person are alike', () => {
    const people = [1, 2, 3, 4, 5, 6]
    const alike = estimateOf(
      people.flatMap((person) => [1, 2, 3, 4].map(() => [person, person > 3] as const)),
    )
    const mixed = estimateOf(people.flatMap((person) => [1, 2, 3, 4].map((at) => [person, at > 2] as const)))
    expect(alike).toMatchObject({ people: 6, estimate: { value: 0.5, deals: 6, n: 24 } })
    expect(mixed).toMatchObject({ people: 6, estimate: { value: 0.5, deals: 6, n: 24 } })
    const width = ({ estimate: { low, high } }: typeof alike) => (high ?? 0) - (low ?? 0)
    expect(width(alike)).toBeGreaterThan(width(mixed) * 1.5)
  })

  it('has no interval over one person, however many matches there are', () => {
    expect(estimateOf([1, 1, 1, 1].map((person, at) => [person, at > 1] as const))).toMatchObject({
      people: 1,
      estimate: { value: 0.5, low: null, high: null },
    })
  })
})

describe('an experiment with people', () => {
  it('has them alone, and nothing that needs pairs or another consent', () => {
    expect(specOf({ subjects: ['people', 'random'] })).toEqual(['subjects: people-alone'])
    expect(specOf({ subjects: ['random'], opponents: ['people'] })).toEqual(['opponents.0: people-alone'])
    expect(specOf({ conditions: ['baseline', 'again-1'] })).toEqual(['conditions: not-for-people'])
    expect(specOf({ language: ['en', 'zh'] })).toEqual(['language: not-for-people'])
    expect(specOf({ aims: true })).toContain('aims: not-for-people')
    expect(specOf({ stop: { width: 0.1, of: 'win-rate', 'at-most': 100 } })).toEqual(['stop: not-for-people'])
  })

  it('is no part of a suite', () => {
    const suite = { name: 'Two', seed: 'two', subjects: ['people'], suite: { one: { game: 'tic-tac-toe' } } }
    const read = readSuite({
      ...suite,
      columns: [{ id: 'wins', name: 'Wins', terms: [{ of: ['one/win-rate'] }] }],
    })
    expect(read.ok ? [] : read.faults.map(({ code }) => code)).toContain('people-alone')
  })
})
