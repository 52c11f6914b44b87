import type { Clock } from '@wis/agents'
import { flightCheck, trialsOf } from '@wis/flight-check'
import type { Checkable } from '@wis/flight-check'
import type { Language } from '@wis/games'
import { rulesets } from '@wis/games/who-is-spy'
import type { FlightReport } from '@wis/protocol'
import { sampled } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { playInRunner } from '../testing/play-in-runner.ts'
import { connectors } from '../testing/sequences.ts'
import type { Brain, Sequence } from '../testing/sequences.ts'

type Kind = keyof typeof connectors
const kinds: readonly Kind[] = ['whoisspy', 'webhook', 'outbound', 'model']
const clock: Clock = { now: () => new Date(), pause: () => new Promise(() => undefined) }
const signal = new AbortController().signal

/** Numbers below `below` that look random and are the same every time. */
function drawing(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

let remarks = 0
const remark = () => `Something that my neighbour keeps, remark ${++remarks}`

/** Speaks well and votes at random; a bad agent sometimes says nothing, says a word of the match, or abstains. */
const brain =
  (draw: (below: number) => number, isBad: boolean): Brain =>
  (kind, names) => {
    const slip = isBad ? draw(8) : 8
    if (kind === 'vote') return slip === 0 ? 'abstain' : (names[draw(names.length)] ?? '')
    if (slip === 0) return ''
    return slip === 1 ? `${remark()}: tea` : remark()
  }

/** Every pair of successive calls that reached agents in matches. */
async function grammarOf(kind: Kind): Promise<ReadonlySet<string>> {
  const grammar = new Set<string>()
  for (let seed = 1; seed <= 40; seed++) {
    const draw = drawing(seed)
    const seated = Array.from({ length: 6 }, () => connectors[kind](brain(draw, seed % 2 === 0)))
    const agents = seated.map(({ agent }) => agent)
    await playInRunner(`match ${seed}`, agents, () => seed % 4 === 3 && draw(12) === 0)
    for (const sequence of seated) {
      expect(sequence.contradictions).toEqual([])
      for (const pair of pairs(sequence)) grammar.add(pair)
    }
  }
  return grammar
}

const pairs = ({ calls }: Sequence) =>
  calls.map((call, place) => `${calls[place - 1] ?? 'nothing'} → ${call}`)

async function fly(connect: () => Checkable, languages: readonly Language[]): Promise<FlightReport> {
  const ruleset = rulesets['wis-2024']
  const trials = trialsOf({ game: 'who-is-spy', ruleset }, languages)
  const options = { version: 1, rulesetId: ruleset.id, trials, languages, madeOf: 'code' as const }
  const flight = flightCheck({ ...options, connect, clock, signal, readyWithinMs: 1000 })
  for (;;) {
    const next = await flight.next()
    if (next.done) return next.value
  }
}

/** Every possible turn, in order: a seat is asked to vote only after it was asked to speak. */
const everyTurn = [1, 2, 3].flatMap((round) => [`speech ${round}`, `vote ${round}`])

describe.each(sampled(kinds, 3))('by %s', (kind) => {
  // It plays forty matches. A loaded machine needs more than the usual time for that.
  it('every sequence of calls in a situation also occurs in a match', { timeout: 60_000 }, async () => {
    const grammar = await grammarOf(kind)
    for (const seed of [1, 2, 3]) {
      const flown: Sequence[] = []
      const draw = drawing(seed)
      await fly(() => {
        const sequence = connectors[kind](brain(draw, seed === 3))
        flown.push(sequence)
        return sequence.agent
      }, ['en', 'zh'])
      expect(flown.length).toBeGreaterThan(25)
      for (const sequence of flown) {
        expect(sequence.contradictions).toEqual([])
        expect(sequence.asked).toEqual(everyTurn.slice(0, sequence.asked.length))
        expect(pairs(sequence).filter((pair) => !grammar.has(pair))).toEqual([])
      }
    }
  })
})

it('an agent that sets a variable when it speaks and reads it when it votes needs no correction', async () => {
  const connect = () => {
    let spoke = false
    return connectors.whoisspy((kind, names) => {
      if (kind === 'vote' && !spoke) throw new Error('it has not spoken')
      spoke = kind === 'speech'
      return kind === 'speech' ? remark() : (names[0] ?? '')
    }).agent
  }
  expect(await fly(connect, ['en'])).toMatchObject({ passed: true, score: 100, findings: [] })
})
