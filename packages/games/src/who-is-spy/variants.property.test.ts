import { rngAt } from '@wis/engine'
import type { Seat } from '@wis/engine'
import { cases, randomMatch } from '@wis/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { whoIsSpy } from './game.ts'
import { rulesets } from './rulesets.ts'
import type { Ruleset, SpyEvent } from './schema.ts'

/** So many standard deviations off are a fault, and not bad luck. */
const bound = 4.5

/** Whether a count of so many trials is that of an event of this probability. */
function isLikely(count: number, trials: number, chance: number): boolean {
  return Math.abs(count - trials * chance) < bound * Math.sqrt(trials * chance * (1 - chance))
}

/** A match in which every speech is new and every ballot a fair draw among the others who may be named. */
function fairMatch(ruleset: Ruleset, seed: string): readonly SpyEvent[] {
  const seats = [...Array(ruleset.players).keys()]
  const voters = rngAt(`${seed} voters`, 0)
  const events: SpyEvent[] = []
  let state = whoIsSpy.blank
  const append = (facts: readonly Parameters<typeof whoIsSpy.evolve>[1][]) => {
    for (const fact of facts) {
      if (fact.type === 'match-voided') throw new Error('nobody fouls, so no match is void')
      events.push(fact)
      state = whoIsSpy.evolve(state, fact)
    }
  }
  append(whoIsSpy.open({ ruleset, language: 'en', pair: ['sun', 'moon'] }, seats, rngAt(seed, 0)))
  for (let [turn] = whoIsSpy.turns(state); turn; [turn] = whoIsSpy.turns(state)) {
    const { seat, kind } = turn
    const others = (state.rounds.at(-1)?.vote?.candidates ?? []).filter((other) => other !== seat)
    const text = kind === 'vote' ? (state.aliases[voters.pick(others)] ?? '') : `clue ${events.length}`
    const ruling = whoIsSpy.decide(state, seat, { kind, text } as never, rngAt(seed, events.length))
    if (!ruling.ok) throw new Error(ruling.reason)
    append(ruling.events)
  }
  return events
}

const matches = (id: keyof typeof rulesets, count: number) =>
  Array.from({ length: count }, (_, number) => fairMatch(rulesets[id], `${id} ${number}`))

/** For every way of voting among these seats: the seats with the most votes. Written apart from the rules. */
function tops(voters: readonly Seat[], named: readonly Seat[]): Seat[][] {
  const ways = voters.reduce<Seat[][]>(
    (all, voter) =>
      all.flatMap((way) => named.filter((seat) => seat !== voter).map((seat) => [...way, seat])),
    [[]],
  )
  return ways.map((way) => {
    const votes = named.map((seat) => way.filter((target) => target === seat).length)
    return named.filter((_, at) => votes[at] === Math.max(...votes))
  })
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** How likely one of these seats is out by a lot among the leaders. */
const chanceOut = (all: readonly Seat[][], seat: Seat) =>
  mean(all.map((top) => (top.includes(seat) ? 1 / top.length : 0)))

describe('fair players of LLMArena’s undercover', () => {
  const played = matches('undercover-5-llmarena', 3000)
  const outs = played.map((events) => events.filter((event) => event.type === 'seat-eliminated'))

  it('catch the spy as often as all ways of voting say', () => {
    const first = chanceOut(tops([0, 1, 2, 3, 4], [0, 1, 2, 3, 4]), 0)
    const second = chanceOut(tops([0, 1, 2, 3], [0, 1, 2, 3]), 0)
    const caught = played.filter((events) => endOf(events).winner === 'civilians').length
    expect(first).toBeCloseTo(1 / 5)
    expect(isLikely(caught, played.length, first + (1 - first) * second)).toBe(true)
  })

  it('tie in the first round as often as all ways of voting say, and each of two tied is out half the time', () => {
    const ways = tops([0, 1, 2, 3, 4], [0, 1, 2, 3, 4])
    const ties = outs.flatMap(([first]) => (first?.tied ? [first] : []))
    expect(isLikely(ties.length, played.length, mean(ways.map((top) => (top.length > 1 ? 1 : 0))))).toBe(true)
    const pairs = ties.filter(({ tied }) => tied?.length === 2)
    const lower = pairs.filter(({ seat, tied }) => seat === tied?.[0]).length
    expect(isLikely(lower, pairs.length, 1 / 2)).toBe(true)
  })
})

it('fair players of MAgIC’s undercover get the credits of all eight ways of voting', () => {
  const played = matches('undercover-3-magic', 2000)
  const ways = tops([0, 1, 2], [0, 1, 2])
  const likely = (spyPoints: number, chance: number) => {
    const count = played.filter((events) => {
      const { points, spy } = endOf(events)
      return points[spy] === spyPoints * 15
    }).length
    return isLikely(count, played.length, chance)
  }
  const even = mean(ways.map((top) => (top.length > 1 ? 1 : 0)))
  const caught = mean(ways.map((top) => (top.length === 1 && top[0] === 0 ? 1 : 0)))
  expect([even, caught]).toEqual([1 / 4, 1 / 4])
  expect([likely(2, even), likely(0, caught), likely(3, 1 - even - caught)]).toEqual([true, true, true])
})

describe('fair players of SpyGame', () => {
  const played = matches('spygame-4-run-off', 2000)
  const all = played.flat()

  it('go into a run-off after the first round as often as all ways of voting say', () => {
    const ways = tops([0, 1, 2, 3], [0, 1, 2, 3])
    const chance = mean(ways.map((top) => (top.length > 1 && top.length < 4 ? 1 : 0)))
    const second = played.map((events) =>
      events.find((event) => event.type === 'round-opened' && event.round === 2),
    )
    const runOffs = second.filter((event) => event?.type === 'round-opened' && event.runOff).length
    expect(isLikely(runOffs, played.length, chance)).toBe(true)
  })

  it('speak in every order, and are offered in every order, equally often', () => {
    const orders = all.flatMap((event) => (event.type === 'round-opened' ? [event.order] : []))
    const offers = all.flatMap((event) => (event.type === 'vote-opened' ? [event.candidates] : []))
    for (const lists of [orders, offers]) {
      const whole = lists.filter((list) => list.length === 4)
      const counts = new Map<string, number>()
      for (const list of whole) counts.set(list.join(), (counts.get(list.join()) ?? 0) + 1)
      expect(counts.size).toBe(24)
      for (const count of counts.values()) expect(isLikely(count, whole.length, 1 / 24)).toBe(true)
    }
  })

  it('have orders that follow from the seed and the place in the log', () => {
    expect(fairMatch(rulesets['spygame-4-run-off'], 'one')).toEqual(
      fairMatch(rulesets['spygame-4-run-off'], 'one'),
    )
  })
})

it('in any match with run-offs each one follows a tie, is held between the tied, and ends in time', () => {
  const ruleset = rulesets['spygame-4-run-off']
  fc.assert(
    fc.property(fc.string(), (seed) => {
      let tied: readonly Seat[] = []
      let wasRunOff = false
      let living = 4
      for (const { event } of randomMatch({ seed, ruleset }).log) {
        if (event.type === 'seat-eliminated') living -= 1
        if (event.type === 'votes-revealed') tied = topOf(event.ballots.map(({ target }) => target))
        if (event.type !== 'round-opened') continue
        const isDue: boolean = event.round > 1 && !wasRunOff && tied.length > 1 && tied.length < living
        expect(event.runOff === true).toBe(isDue)
        if (isDue) expect(event.order.toSorted()).toEqual(tied)
        expect(event.round).toBeLessThanOrEqual(7)
        wasRunOff = isDue
        tied = []
      }
    }),
    { numRuns: cases(500) },
  )
})

function topOf(targets: readonly (Seat | null)[]): Seat[] {
  const votes = [0, 1, 2, 3].map((seat) => targets.filter((target) => target === seat).length)
  const most = Math.max(...votes)
  return most === 0 ? [] : [0, 1, 2, 3].filter((seat) => votes[seat] === most)
}

function endOf(events: readonly SpyEvent[]): Extract<SpyEvent, { type: 'match-ended' }> {
  const last = events.at(-1)
  if (last?.type !== 'match-ended') throw new Error('the match is not decided')
  return last
}
