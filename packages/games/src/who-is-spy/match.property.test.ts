import { advance, replay, rngAt } from '@wis/engine'
import type { Entry } from '@wis/engine'
import { cases, randomMatch } from '@wis/testkit'
import type { RandomMatchOptions } from '@wis/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fifteenthsPerPoint } from '../contract/results.ts'
import { languages } from './events.ts'
import { whoIsSpy } from './game.ts'
import { seatFacts } from './kit/results.ts'
import { rulesets } from './rulesets.ts'
import type { SpyEvent } from './schema.ts'
import { explainPoints } from './scoring.ts'
import type { SpyState } from './state.ts'

const anyMatch: fc.Arbitrary<RandomMatchOptions> = fc.record({
  seed: fc.integer({ min: 0 }).map(String),
  ruleset: fc.constantFrom(...Object.values(rulesets)),
  language: fc.constantFrom(...languages),
})

/** Checks a promise on thousands of whole matches between players who also foul, forfeit and talk nonsense. */
function holdsFor(
  runs: number,
  promise: (match: ReturnType<typeof randomMatch>, options: RandomMatchOptions) => void,
) {
  fc.assert(
    fc.property(anyMatch, (options) => promise(randomMatch(options), options)),
    { numRuns: cases(runs) },
  )
}

/** The points that a decided match shares out, in fifteenths. */
function sharedOut({ ruleset, ending }: SpyState): number {
  const { pot, credits, players } = ruleset
  if (!credits || ending?.kind !== 'decided') return pot * fifteenthsPerPoint
  const { caught, escaped, even } = credits
  const credit = { 'spy-out': caught, 'too-few-left': escaped, 'rounds-done': even }[ending.reason]
  return (credit.spy + credit.civilian * (players - 1)) * fifteenthsPerPoint
}

const stateOf = (log: readonly Entry<SpyEvent>[]) => replay(whoIsSpy, log)
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe('in any match', { timeout: 60_000 }, () => {
  it('the points add up to the pot or the credits, and every line of their explanation to the points', () => {
    holdsFor(3000, ({ log }) => {
      const state = stateOf(log)
      if (state.ending?.kind !== 'decided') return
      const { points } = state.ending
      expect(sum(points)).toBe(sharedOut(state))
      expect(points.every(Number.isSafeInteger)).toBe(true)
      expect(explainPoints(state).map((lines) => sum(lines.map((line) => line.fifteenths)))).toEqual(points)
    })
  })

  it('the six scores of wis-2024 add up to exactly 12 points', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(...languages), (seed, language) => {
        const outcome = whoIsSpy.outcome(stateOf(randomMatch({ seed: `${seed}`, language }).log))
        if (outcome?.kind === 'decided') expect(sum(outcome.points)).toBe(12 * 15)
      }),
      { numRuns: cases(2000) },
    )
  })

  it('a seat has to act until the match is over, and none after', () => {
    holdsFor(500, ({ log, rulings }) => {
      let entries = 0
      for (const count of rulings) {
        entries += count
        const state = stateOf(log.slice(0, entries))
        expect(whoIsSpy.turns(state).length > 0).toBe(whoIsSpy.outcome(state) === undefined)
      }
    })
  })

  it('resuming from the stored log after any ruling changes nothing', () => {
    holdsFor(500, ({ log, rulings, moves }, { seed, ruleset }) => {
      // Most rulesets leave nothing to chance once the words are dealt.
      const chance = ruleset?.tie === 'chance' || ruleset?.orders ? seed : 'another'
      let entries = rulings[0] ?? 0
      moves.forEach(({ turn, move }, index) => {
        const stored: readonly Entry<SpyEvent>[] = JSON.parse(JSON.stringify(log.slice(0, entries)))
        const ruling = whoIsSpy.decide(stateOf(stored), turn.seat, move, rngAt(chance, entries))
        const next = log.slice(entries, entries + (rulings[index + 1] ?? 0)).map(({ event }) => event)
        expect(ruling).toEqual({ ok: true, events: next })
        entries += next.length
      })
      expect(entries).toBe(log.length)
    })
  })

  it('replay equals live, however the log is split', () => {
    holdsFor(500, ({ log }) => {
      let live = whoIsSpy.blank
      for (const entry of log) live = advance(whoIsSpy, live, entry)
      const half = log.slice(0, log.length >> 1)
      const resumed = log
        .slice(half.length)
        .reduce((state, entry) => advance(whoIsSpy, state, entry), stateOf(half))
      expect(stateOf(JSON.parse(JSON.stringify(log)))).toEqual(live)
      expect(resumed).toEqual(live)
    })
  })

  it('every fact survives being stored as JSON in UTF-8', () => {
    holdsFor(500, ({ log }) => {
      const bytes = new TextEncoder().encode(JSON.stringify(log))
      expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual(log)
    })
  })

  it('no seat speaks or votes after being out', () => {
    holdsFor(500, ({ log }) => {
      const out = new Set<number>()
      for (const { event } of log) {
        if (event.type === 'seat-eliminated') out.add(event.seat)
        if (event.type === 'speech-given' || event.type === 'speech-missed' || event.type === 'vote-cast') {
          expect(out.has(event.seat)).toBe(false)
        }
        if (event.type === 'votes-revealed') {
          expect(event.ballots.some(({ target }) => target !== null && out.has(target))).toBe(false)
        }
      }
    })
  })

  it('the facts of all seats are consistent', () => {
    holdsFor(1000, ({ log }) => {
      const state = stateOf(log)
      const facts = seatFacts(state)
      if (facts.length === 0) return
      const ballots = state.rounds.flatMap(({ vote }) => vote?.revealed ?? [])
      const total = (count: (seat: (typeof facts)[number]) => number) => sum(facts.map(count))
      expect(total((seat) => seat.ballotsAgainst)).toBe(
        ballots.filter(({ target }) => target !== null).length,
      )
      expect(total((seat) => seat.ballotsAsked)).toBe(ballots.filter(({ seat }) => seat !== state.spy).length)
      expect(total((seat) => seat.speechesAsked)).toBe(
        log.filter(({ event }) => /^speech-/.test(event.type)).length,
      )
      expect(total((seat) => seat.points)).toBe(sharedOut(state))
      expect(facts.every((seat) => seat.ballotsAgainst <= seat.ballotsAgainstPossible)).toBe(true)
    })
  })
})
