import type { Thought } from '@wis/db'
import { table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { stepsOf } from '../player/steps.ts'
import { beliefsOf, thoughtAt, thoughtsBySteps } from './thought-at.ts'

const { log: entries } = table({ spy: 2 }).round({ 0: 1, 3: 1 })
const seqOf = (type: string, seat: number) =>
  entries.findIndex(({ event }) => event.type === type && 'seat' in event && event.seat === seat)
const thought = (seq: number, seat = 0): Thought => ({
  ...{ seq, seat, latencyMs: 900, reasoning: `at ${seq}` },
  beliefs: { 'Player 2': 0.6, 'Player 3': 1.4 },
})
const [spoke, voted] = [seqOf('speech-given', 0), seqOf('vote-cast', 0)]
const thoughts = [thought(spoke), thought(seqOf('speech-given', 1), 1), thought(voted)]
const at = (cursor: number, level: 0 | 1 | 2 = 2) =>
  thoughtAt({ thoughts, entries, seat: 0, cursor, level })?.seq

describe('what a seat had last thought', () => {
  it('is nothing before it first answered', () => {
    expect(at(spoke - 1)).toBeUndefined()
  })

  it('stays until it answers again, whatever others thought meanwhile', () => {
    expect([at(spoke), at(voted - 1), at(voted)]).toEqual([spoke, spoke, voted])
  })

  it('of a vote is not told to who wants speeches only', () => {
    expect(at(entries.length, 0)).toBe(spoke)
  })
})

describe('what a seat thought, beside what was seen of it', () => {
  const besideSteps = (eyes: 0 | 2) => {
    const steps = stepsOf(entries, eyes)
    const found = thoughtsBySteps(thoughts, 0, steps)
    return [...found].map(([at, { seq }]) => [steps.find((step) => step.seq === at)?.kind, seq])
  }

  it('stands by its speech, and by the reading of the vote that it cast', () => {
    expect(besideSteps(2)).toEqual([
      ['speech', spoke],
      ['tally', voted],
    ])
  })

  it('leaves out the vote for who wants speeches only', () => {
    expect(besideSteps(0)).toEqual([['speech', spoke]])
  })
})

describe('suspicions', () => {
  it('stand in the order of the seats, between nothing and certainty', () => {
    expect(beliefsOf(thought(0), ['Player 1', 'Player 2', 'Player 3'])).toEqual([
      { alias: 'Player 2', percent: 60 },
      { alias: 'Player 3', percent: 100 },
    ])
  })

  it('are none where none were given', () => {
    expect(beliefsOf({ ...thought(0), beliefs: null }, ['Player 1'])).toEqual([])
  })
})
