import { replay, rngAt } from '@wis/engine'
import type { Outcome } from '@wis/engine'
import { goldenLogs, movesOf } from '@wis/testkit'
import type { GoldenLog, StoredOutcome } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { whoIsSpy } from './game.ts'
import { seatFacts } from './kit/results.ts'
import { explainPoints } from './scoring.ts'

describe.each(goldenLogs)(
  'the stored match in which $title',
  ({ entries, outcome, facts, lines }: GoldenLog) => {
    it('still ends as it did', () => {
      const ended = whoIsSpy.outcome(replay(whoIsSpy, entries))
      expect(ended && storedForm(ended)).toEqual(outcome)
    })

    it('still gives the same facts for every seat', () => {
      const state = replay(whoIsSpy, entries)
      expect(seatFacts(state)).toEqual(facts)
      expect(explainPoints(state)).toEqual(lines)
    })

    it('still gets the same rulings, move by move', () => {
      const moves = movesOf(entries)
      expect(moves.length).toBeGreaterThan(0)
      moves.forEach(({ at, seat, move }, index) => {
        const ruling = whoIsSpy.decide(
          replay(whoIsSpy, entries.slice(0, at)),
          seat,
          move,
          rngAt('golden', at),
        )
        const events = entries.slice(at, moves[index + 1]?.at).map(({ event }) => event)
        expect(ruling).toEqual({ ok: true, events })
      })
    })
  },
)

/** An outcome as these files have it: with the seats that won instead of all places. */
function storedForm(ended: Outcome): StoredOutcome {
  if (ended.kind === 'void') return ended
  const { kind, places, points, reason } = ended
  const winners = [...places.keys()].filter((seat) => places[seat] === 1)
  return { kind, winners, points, reason }
}
