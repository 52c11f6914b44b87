import { describe, expect, it } from 'vitest'
import type { Audience, Game, MatchVoided, Seat } from './game.ts'
import { advance, isHidden, redact, replay } from './match.ts'
import type { Entry } from './match.ts'

type Event =
  | { readonly type: 'number-said'; readonly number: number }
  | { readonly type: 'secret-told'; readonly to: readonly Seat[]; readonly number: number }
  | { readonly type: 'seal-set'; readonly number: number }

/** The smallest game with secrets: numbers are added up, some whispered, some sealed until the end. */
const sums: Pick<Game<never, number, never, Event>, 'blank' | 'evolve' | 'audience'> = {
  blank: 0,
  evolve: (sum, event) => (event.type === 'match-voided' ? -1 : sum + event.number),
  audience: (event): Audience => {
    if (event.type === 'secret-told') return event.to
    return event.type === 'seal-set' ? 'nobody' : 'everyone'
  },
}

const log = entries(
  { type: 'number-said', number: 1 },
  { type: 'secret-told', to: [2], number: 10 },
  { type: 'secret-told', to: [0, 2], number: 100 },
  { type: 'seal-set', number: 1000 },
)

function entries(...events: readonly (Event | MatchVoided)[]): readonly Entry<Event>[] {
  return events.map((event, seq) => ({ seq, at: `2026-01-01T00:00:0${seq}.000Z`, event }))
}

const seenBy = (viewer: Seat | 'spectator' | 'director') => log.map((entry) => redact(sums, viewer, entry))

describe('replay', () => {
  it('folds a log from the blank state', () => {
    expect(replay(sums, log)).toBe(1111)
    expect(replay(sums, [])).toBe(0)
  })

  it('ignores hidden entries', () => {
    expect(replay(sums, seenBy(0))).toBe(101)
    expect(replay(sums, seenBy('spectator'))).toBe(1)
  })

  it('hands a void match to the game', () => {
    expect(replay(sums, [...log, ...entries({ type: 'match-voided', reason: 'fault' })])).toBe(-1)
  })

  it('is the same as advancing entry by entry', () => {
    expect(log.reduce((sum, entry) => advance(sums, sum, entry), sums.blank)).toBe(replay(sums, log))
  })
})

describe('redact', () => {
  it('shows a seat the public entries and its own', () => {
    expect(seenBy(2).map(({ event }) => isHidden(event))).toEqual([false, false, false, true])
    expect(seenBy(0).map(({ event }) => isHidden(event))).toEqual([false, true, false, true])
    expect(seenBy(5).map(({ event }) => isHidden(event))).toEqual([false, true, true, true])
  })

  it('shows a spectator only public events', () => {
    expect(seenBy('spectator').map(({ event }) => isHidden(event))).toEqual([false, true, true, true])
  })

  it('shows a director everything', () => {
    expect(seenBy('director')).toEqual(log)
  })

  it('keeps the number and the time of a hidden entry, and nothing else', () => {
    expect(seenBy('spectator')[3]).toEqual({ seq: 3, at: log[3]?.at, event: { type: 'hidden' } })
  })

  it('returns an open entry as the same object', () => {
    expect(seenBy('spectator')[0]).toBe(log[0])
  })

  it('does not hide a speech twice', () => {
    const hidden = redact(sums, 'spectator', {
      seq: 1,
      at: '',
      event: { type: 'secret-told', to: [0], number: 7 },
    })
    expect(redact(sums, 'director', hidden)).toEqual(hidden)
    expect(redact(sums, 0, hidden)).toEqual(hidden)
  })
})
