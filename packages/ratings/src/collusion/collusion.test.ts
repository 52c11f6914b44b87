import { rngAt } from '@wis/engine'
import type { Rng } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { logistic } from '../distributions.ts'
import { collusionIn } from './collusion.ts'
import type { CollusionSeat, CollusionTable } from './strengths.ts'

interface Sat {
  readonly owner: string
  readonly versionId?: string
  readonly place: number
  readonly thrown?: number
  readonly chances?: number
  readonly conceded?: boolean
  readonly silent?: boolean
}

const minute = 60_000

/** A season of these matches in turn, each two minutes after the one before. */
const season = (matches: readonly (readonly Sat[])[], course?: string): readonly CollusionTable[] =>
  matches.map((seats, number) => ({
    id: `m${number}`,
    at: 2 * minute * number,
    course: course ?? String(number),
    seats: seats.map(({ owner, place, ...more }, seat): CollusionSeat => ({
      owner: owner === 'house' ? null : owner,
      agentId: owner,
      versionId: more.versionId ?? owner,
      place,
      team: seat,
      chances: more.chances ?? 0,
      thrown: more.thrown ?? 0,
      conceded: more.conceded ?? false,
      silent: more.silent ?? false,
    })),
  }))

const beaten = (loser: Partial<Sat> & { readonly owner: string }, winner: string): readonly Sat[] => [
  { place: 2, ...loser },
  { owner: winner, place: 1 },
]

const times = <Value>(count: number, value: (at: number) => Value) =>
  Array.from({ length: count }, (_, at) => value(at))

const foundIn = (tables: readonly CollusionTable[]) =>
  collusionIn(tables).suspicions.map(({ kind, one, other }) => `${kind} ${other} ${one}`)

const third = (at: number) => ['c', 'd', 'e'][at % 3] ?? 'c'

describe('an owner that gives matches away', () => {
  const throws = { owner: 'a', thrown: 2, chances: 2 }
  const plays = { owner: 'a', thrown: 0, chances: 2 }

  it('to one partner alone is found, and the finding says how often', () => {
    const tables = season([
      ...times(20, () => beaten(throws, 'b')),
      ...times(30, (at) => beaten(plays, third(at))),
    ])
    const [found, ...others] = collusionIn(tables).suspicions.filter(({ kind }) => kind === 'throws')
    expect(others).toEqual([])
    expect(found).toMatchObject({ one: 'b', other: 'a', looked: 20, observed: 20, expected: 0 })
    expect(found?.elsewhere).toEqual({ looked: 30, observed: 0 })
    expect(found?.matchIds).toEqual(times(8, (at) => `m${12 + at}`))
  })

  it('to everybody alike is only weak', () => {
    const tables = season(times(80, (at) => beaten(throws, at % 2 === 0 ? 'b' : third(at))))
    expect(foundIn(tables)).toEqual([])
  })

  it('by one version against whoever it meets is compared with that version alone', () => {
    const tables = season([
      ...times(20, (at) => beaten({ ...throws, versionId: 'old' }, at % 2 === 0 ? 'b' : 'c')),
      ...times(60, (at) => beaten({ ...plays, versionId: 'new' }, third(at))),
    ])
    expect(foundIn(tables)).toEqual([])
  })

  it('in one match that repeats itself move by move counts once', () => {
    const always = season(
      times(20, () => beaten(throws, 'b')),
      'the same',
    )
    const others = season(times(30, (at) => beaten(plays, third(at))))
    expect(foundIn([...always, ...others]).filter((found) => found.startsWith('throws'))).toEqual([])
  })

  it('and meets nobody else is found only if it gives away more than the weakest player would', () => {
    expect(foundIn(season(times(67, () => beaten(throws, 'b'))))).toEqual(['throws a b'])
    const half = times(67, (at) => beaten(at % 2 === 0 ? throws : plays, 'b'))
    expect(foundIn(season(half))).toEqual([])
    expect(foundIn(season(times(10, () => beaten(throws, 'b'))))).toEqual([])
  })
})

describe('an owner that does not answer', () => {
  const gone = { owner: 'a', conceded: true, silent: true }

  it('in matches with one partner, between matches with others, is found', () => {
    const tables = season(
      times(80, (at) => (at % 2 === 0 ? beaten(gone, 'b') : beaten({ owner: 'a' }, third(at)))),
    )
    expect(foundIn(tables)).toContain('concessions a b')
  })

  it('for a while, whoever it meets then, has an outage', () => {
    const tables = season([
      ...times(30, (at) => beaten({ owner: 'a' }, third(at))),
      ...times(30, () => beaten(gone, 'b')),
      ...times(30, (at) => beaten({ owner: 'a' }, third(at))),
    ])
    expect(foundIn(tables).filter((found) => found.startsWith('concessions'))).toEqual([])
  })
})

/** Matches of two, decided by strength. */
function contests(rng: Rng, pairs: readonly (readonly [string, string, number])[], each: number) {
  return pairs.flatMap(([one, other, difference]) =>
    times(each, () => {
      const [winner, loser] = rng.next() < logistic(difference) ? [one, other] : [other, one]
      return [
        { owner: winner, place: 1 },
        { owner: loser, place: 2 },
      ]
    }),
  )
}

describe('a one-sided series', () => {
  const rest = ['c', 'd', 'e', 'house'] as const

  it('of a strong owner that beats everybody is expected', () => {
    const strong = rest.flatMap(
      (other) =>
        [
          ['a', other, 5],
          ['b', other, 0],
        ] as const,
    )
    const tables = season([
      ...contests(rngAt('strong', 0), strong, 15),
      ...times(20, () => beaten({ owner: 'b' }, 'a')),
    ])
    expect(foundIn(tables)).toEqual([])
  })

  it('of two that are equals against everybody else is found once it is long', () => {
    const equal = rest.flatMap(
      (other) =>
        [
          ['a', other, 1],
          ['b', other, 1],
        ] as const,
    )
    const tables = season([
      ...contests(rngAt('equal', 0), equal, 40),
      ...times(400, () => beaten({ owner: 'b' }, 'a')),
    ])
    expect(foundIn(tables)).toEqual(['series b a'])
    const short = season([
      ...contests(rngAt('equal', 0), equal, 40),
      ...times(20, () => beaten({ owner: 'b' }, 'a')),
    ])
    expect(foundIn(short)).toEqual([])
  })

  it('of two that met nobody else says nothing', () => {
    expect(foundIn(season(times(100, () => beaten({ owner: 'b' }, 'a'))))).toEqual([])
  })
})

/** One hour a day, in which two owners play each other and `others` pairs play among themselves. */
function days(count: number, others: number): readonly CollusionTable[] {
  const tables = times(count, (day) =>
    season(
      times(4 * (others + 1), (at) => {
        const pair = at % (others + 1)
        const isTheirs = pair === 0
        // The others change partners from day to day.
        const other = isTheirs ? 'b' : `${pair}-${day % 3}`
        return beaten({ owner: isTheirs ? 'a' : `${pair}` }, other)
      }),
    ).map((table) => ({ ...table, at: table.at + day * 24 * 60 * minute })),
  )
  return tables.flat()
}

describe('two who meet only each other', () => {
  it('day after day, while others are there, are found', () => {
    expect(foundIn(days(12, 3))).toContain('meetings b a')
  })

  it('because nobody else is there, are not', () => {
    expect(foundIn(days(30, 0))).toEqual([])
  })

  it('for a whole long session are not, because a queue keeps together who finish together', () => {
    expect(foundIn(days(2, 3))).toEqual([])
  })

  it('by a schedule are not', () => {
    const kinds = collusionIn(days(12, 3), { isScheduled: true }).suspicions.map(({ kind }) => kind)
    expect(kinds).not.toContain('meetings')
  })
})

it('a season without matches has nothing to find', () => {
  expect(collusionIn([])).toEqual({ pairs: 0, suspicions: [] })
})
