import type { Thought } from '@wis/db/matches'
import { table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { beliefMoments } from './belief-moments.ts'

const { log: entries, state } = table({ spy: 2 }).round({ 0: 1, 3: 1 }).round()
const { aliases } = state
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
    thoughts,
    entries,
    aliases,
    until: asked.until ?? entries.length,
    seat: asked.seat ?? null,
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
