import { describe, expect, it } from 'vitest'
import { nextSpeed } from '../../../features/match/player/speeds.ts'
import { dwellMs, endWithinMs, hastenedMs } from './pace.ts'
import type { Step } from './steps.ts'

const at = (seconds: number) => new Date(seconds * 1000).toISOString()
const speech = (text: string, seconds = 0): Step => ({
  seq: seconds,
  at: at(seconds),
  kind: 'speech',
  round: 1,
  event: { type: 'speech-given', seat: 0, text, cut: false },
})
const pace = { step: speech('short'), next: speech('next', 4), speed: 1, behind: null } as const

describe('the time that a step stays', () => {
  it('is long enough to read it, in either language', () => {
    const long = dwellMs({ ...pace, step: speech('x'.repeat(200)) })
    expect(long).toBeGreaterThan(dwellMs(pace))
    expect(dwellMs({ ...pace, step: speech('暖'.repeat(60)) })).toBeGreaterThan(5000)
  })

  it('is half as long at twice the speed', () => {
    expect(dwellMs({ ...pace, speed: 2 })).toBe(dwellMs(pace) / 2)
  })

  it('is the real time, if the reader asks for that', () => {
    expect(dwellMs({ ...pace, speed: 'recorded' })).toBe(4000)
  })

  it('is limited, whatever the clocks recorded', () => {
    expect(dwellMs({ ...pace, speed: 'recorded', next: speech('late', 9000) })).toBe(20_000)
    expect(dwellMs({ ...pace, speed: 'recorded', next: { ...pace.next, at: 'nonsense' } })).toBe(120)
    expect(dwellMs({ ...pace, speed: 'recorded', step: speech('x', 9) })).toBe(120)
  })

  it('is shorter the further a follower is behind', () => {
    const waits = [1, 2, 6].map((behind) => dwellMs({ ...pace, behind }))
    expect(waits).toEqual([...waits].sort((one, other) => other - one))
    expect(new Set(waits).size).toBe(3)
  })
})

describe('a verdict and the reading of a vote', () => {
  const reading: Step = {
    ...speech('', 1),
    kind: 'tally',
    event: { type: 'votes-revealed', round: 1, ballots: [] },
  }
  const out: Step = {
    ...speech('', 1),
    kind: 'out',
    event: { type: 'seat-eliminated', round: 1, seat: 2, cause: 'vote' },
  }
  it.each([
    ['for a follower who catches up', { speed: 1, behind: 40 }],
    ['at the highest speed', { speed: 8, behind: null }],
    ['as it happened, within the same moment', { speed: 'recorded', behind: null }],
  ] as const)('stay long enough to be read %s', (_, how) => {
    expect(dwellMs({ ...how, step: reading, next: speech('next', 1) })).toBeGreaterThanOrEqual(2500)
    expect(dwellMs({ ...how, step: out, next: speech('next', 1) })).toBeGreaterThanOrEqual(1500)
  })
})

it('one notch from the recorded pace counts from speed 1', () => {
  expect([nextSpeed('recorded', 1), nextSpeed('recorded', -1)]).toEqual([2, 0.5])
})

it('the steps left at the end of a live match share the remaining time, and a vote gets most of it', () => {
  const untilEnd = [{ kind: 'vote' }, { kind: 'tally' }, { kind: 'out' }] as const
  const shares = untilEnd.map((_, place) => hastenedMs(untilEnd.slice(place), endWithinMs))
  expect(hastenedMs(untilEnd.slice(2), 600)).toBe(600)
  expect(shares[1]).toBeGreaterThan(shares[0] ?? Infinity)
  expect(hastenedMs(untilEnd, -5)).toBe(0)
})
