import type { Thought } from '@wis/db/matches'
import { stepsOf } from '@wis/games'
import { whoIsSpyKit } from '@wis/games/who-is-spy'
import { table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { beliefMoments, beliefSteps } from './belief-moments.ts'
import { notedIn, tellingsOf } from './tellings.ts'

const { log: entries, state } = table({ spy: 2 }).round({ 0: 1, 3: 1 }).round()
const { aliases } = state
const steps = stepsOf(whoIsSpyKit, entries, 'spectator')
const seqOf = (type: string, seat: number) =>
  entries.findIndex(({ event }) => event.type === type && 'seat' in event && event.seat === seat)
const thought = (seq: number, seat: number, beliefs: Thought['beliefs']): Thought => ({
  seq,
  seat,
  latencyMs: 900,
  reasoning: null,
  beliefs,
})
const [second, third] = [{ 'Player 2': 3 }, { 'Player 3': 1 }]
const said = (seat: number) => seqOf('speech-given', seat)
const ask = (thoughts: readonly Thought[], asked: { until?: number; seat?: number } = {}) =>
  beliefMoments({
    tellings: tellingsOf(thoughts, aliases).filter(({ seat }) => seat === (asked.seat ?? seat)),
    steps: beliefSteps(steps.filter(({ seq }) => seq <= (asked.until ?? entries.length))),
    count: 1,
  })

describe('the beliefs of a table', () => {
  it('are the last ones of each seat, all with the same weight', () => {
    const [, both] = ask([
      thought(said(0), 0, { 'Player 2': 0.6, 'Player 3': 0.2 }),
      thought(said(1), 1, third),
    ])
    expect(both?.together.map((share) => share.toFixed(3))).toEqual([
      '0.000',
      '0.375',
      '0.625',
      '0.000',
      '0.000',
      '0.000',
    ])
  })

  it('add up to 1, whatever the seats reported', () => {
    const [only] = ask([thought(said(0), 0, second)])
    expect(only?.together).toEqual([0, 1, 0, 0, 0, 0])
  })

  it('before a vote count when the ballots are read', () => {
    const [only] = ask([thought(seqOf('vote-cast', 0), 0, second)])
    expect(entries[only?.seq ?? 0]?.event.type).toBe('votes-revealed')
  })

  it('leave out eliminated seats, as believers and as suspects', () => {
    const later = entries.findLastIndex(({ event }) => event.type === 'speech-given' && event.seat === 3)
    const thoughts = [
      thought(said(0), 0, { 'Player 2': 0.5, 'Player 3': 0.5 }),
      thought(said(1), 1, { 'Player 1': 1 }),
      thought(later, 3, third),
    ]
    const last = ask(thoughts).at(-1)
    expect([...(last?.out ?? [])]).toEqual([1])
    expect([...(last?.minds.keys() ?? [])]).toEqual([0, 3])
    expect(last?.together).toEqual([0, 0, 1, 0, 0, 0])
  })

  it('are not changed by the end: earlier suspicions stay as they were', () => {
    const vote = entries.findLastIndex(({ event }) => event.type === 'votes-revealed')
    const moments = ask([thought(said(0), 0, second)])
    expect(moments).toHaveLength(1)
    expect(moments[0]?.seq).toBeLessThan(vote)
  })

  it('are told only up to the requested entry, and of one seat alone on request', () => {
    const thoughts = [thought(said(0), 0, second), thought(said(1), 1, third)]
    expect(ask(thoughts, { until: said(1) - 1 })).toHaveLength(1)
    expect(ask(thoughts, { seat: 1 })[0]?.together).toEqual([0, 0, 1, 0, 0, 0])
  })

  it('are empty if they name nobody at the table', () => {
    expect(ask([thought(said(0), 0, { nobody: 1 }), thought(said(1), 1, null)])).toEqual([])
  })
})

describe('what is noted in the match itself', () => {
  const chances = [
    [0, 0.9, 0.2],
    [0, 0.5, 0.5],
  ] as const
  const at = (seq: number, ...noted: readonly (readonly number[])[]) => ({
    seq,
    scene: { beliefs: noted.map((one, seat) => ({ seat, chances: one })) },
  })

  it('counts where it is new', () => {
    const steps = [
      { seq: 1, scene: null },
      at(2, chances[0]),
      at(4, chances[0]),
      at(7, chances[1], chances[0]),
    ]
    expect(notedIn(steps).map(({ seq, seat }) => [seq, seat])).toEqual([
      [2, 0],
      [7, 0],
      [7, 1],
    ])
  })

  it('stays as it was noted where more than one seat hides', () => {
    const tellings = notedIn([at(2, chances[0])])
    const [moment] = beliefMoments({ tellings, steps: [{ seq: 2, round: 1, out: new Set() }], count: 2 })
    expect(moment?.together).toEqual([0, 0.9, 0.2])
  })
})
