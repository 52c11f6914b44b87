import { isHidden, redact, replay } from '@wis/engine'
import type { Entry, Viewer } from '@wis/engine'
import { cases, randomMatch, table } from '@wis/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from './events.ts'
import { whoIsSpy } from './game.ts'
import type { SpyEvent } from './schema.ts'

type Log = readonly Entry<SpyEvent>[]

const anyLog = fc
  .record({ seed: fc.integer().map(String), language: fc.constantFrom(...languages) })
  .map((options) => randomMatch(options).log)
const viewers: readonly Viewer[] = ['spectator', 'director', 0, 1, 2, 3, 4, 5]
const seenBy = (viewer: Viewer, log: Log) => log.map((entry) => redact(whoIsSpy, viewer, entry))

/** Checks a viewer's sight against the table of the rules, written down a second time. */
function mayHide(viewer: Viewer, { event }: Entry<SpyEvent>): boolean {
  if (viewer === 'director') return false
  if (event.type === 'spy-chosen') return true
  return (event.type === 'word-dealt' || event.type === 'vote-cast') && event.seat !== viewer
}

/** Calls `check` with every beginning of the log that ends before the match does. */
function everyPrefix(log: Log, check: (prefix: Log) => void) {
  const end = log.findIndex(({ event }) => event.type === 'match-ended' || event.type === 'match-voided')
  for (let length = 0; length <= end; length++) check(log.slice(0, length))
}

describe('while a match is on', { timeout: 60_000 }, () => {
  it('every viewer sees every entry the rules let them see, and no other', () => {
    fc.assert(
      fc.property(anyLog, fc.constantFrom(...viewers), (log, viewer) => {
        for (const [index, seen] of seenBy(viewer, log).entries()) {
          const entry = log[index]
          expect(entry && isHidden(seen.event)).toBe(entry && mayHide(viewer, entry))
          expect(isHidden(seen.event) ? { ...entry, event: { type: 'hidden' } } : entry).toEqual(seen)
        }
      }),
      { numRuns: cases(1000) },
    )
  })

  it('a spectator never knows a word, the spy, or a ballot before all are in', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        everyPrefix(log, (prefix) => {
          const known = replay(whoIsSpy, seenBy('spectator', prefix))
          expect([known.spy, known.words, known.dealt]).toEqual([null, null, {}])
          expect(known.rounds.flatMap(({ vote }) => vote?.cast ?? [])).toEqual([])
        })
      }),
      { numRuns: cases(200) },
    )
  })

  it('a seat knows its own word and ballots, and nothing else of the kind', () => {
    fc.assert(
      fc.property(anyLog, fc.integer({ min: 0, max: 5 }), (log, seat) => {
        everyPrefix(log, (prefix) => {
          const known = replay(whoIsSpy, seenBy(seat, prefix))
          expect([known.spy, known.words]).toEqual([null, null])
          expect(Object.keys(known.dealt).every((dealt) => Number(dealt) === seat)).toBe(true)
          const cast = known.rounds.flatMap(({ vote }) => vote?.cast ?? [])
          expect(cast.every((ballot) => ballot.seat === seat)).toBe(true)
        })
      }),
      { numRuns: cases(200) },
    )
  })

  it('all viewers agree on everything that is public', () => {
    fc.assert(
      fc.property(anyLog, fc.constantFrom(...viewers), (log, viewer) => {
        everyPrefix(log, (prefix) => {
          const own = replay(whoIsSpy, seenBy(viewer, prefix))
          const all = replay(whoIsSpy, prefix)
          expect([own.phase, own.living, own.aliases, own.starter]).toEqual([
            all.phase,
            all.living,
            all.aliases,
            all.starter,
          ])
          expect(own.rounds.map(({ speeches, fouls, out }) => ({ speeches, fouls, out }))).toEqual(
            all.rounds.map(({ speeches, fouls, out }) => ({ speeches, fouls, out })),
          )
        })
      }),
      { numRuns: cases(200) },
    )
  })
})

describe('once a match has ended', () => {
  it('even a log read as a spectator says who the spy was and what the words were', () => {
    const { spy, words, ending } = table().round({ 0: 2 }).stateFor('spectator')
    expect([spy, words]).toEqual([2, { civilian: 'tea', spy: 'coffee' }])
    expect(ending?.kind).toBe('decided')
  })

  it('a void match tells a spectator neither of them', () => {
    const { spy, words } = table().round().void('platform-fault').stateFor('spectator')
    expect([spy, words]).toEqual([null, null])
  })
})
