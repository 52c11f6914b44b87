import type { Thought } from '@wis/db/matches'
import { table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import type { RevealLevel } from '../../../features/match/player/reveal-level.ts'
import { stepsOf } from '../player/steps.ts'
import { thoughtsBySteps } from './thoughts-by-steps.ts'

const { log: entries } = table({ spy: 2 }).round({ 0: 1, 3: 1 })
const seqOf = (type: string, seat: number) =>
  entries.findIndex(({ event }) => event.type === type && 'seat' in event && event.seat === seat)
const thought = (seq: number, seat = 0): Thought => ({
  seq,
  seat,
  latencyMs: 900,
  reasoning: `at ${seq}`,
  beliefs: { 'Player 2': 0.6, 'Player 3': 1.4 },
})
const [spoke, voted] = [seqOf('speech-given', 0), seqOf('vote-cast', 0)]
const thoughts = [thought(spoke), thought(seqOf('speech-given', 1), 1), thought(voted)]

describe('the thoughts beside a seat’s acts', () => {
  const besideSteps = (eyes: RevealLevel) => {
    const steps = stepsOf(entries, eyes)
    const found = thoughtsBySteps(thoughts, 0, steps)
    return [...found].map(([at, { seq }]) => [steps.find((step) => step.seq === at)?.kind, seq])
  }

  it('are at its speech, and at the reading of the vote that it cast', () => {
    expect(besideSteps('everything')).toEqual([
      ['speech', spoke],
      ['tally', voted],
    ])
  })

  it('leave out votes for a reader who wants only speeches', () => {
    expect(besideSteps('speeches')).toEqual([['speech', spoke]])
  })
})
