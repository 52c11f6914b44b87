import { playMatch, replay } from '@wis/engine'
import type { Entry, Forfeit, Known, Table, Turn } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import type { SpyConfig } from './deal.ts'
import { whoIsSpy } from './game.ts'
import type { SpyMove } from './rules.ts'
import { rulesets } from './rulesets.ts'
import type { SpyEvent } from './schema.ts'
import type { SpyState } from './state.ts'

type Log = readonly Entry<SpyEvent>[]
type Ask = (turn: Turn, log: Log) => Promise<SpyMove | Forfeit>

const words = ['one', 'two', 'three', 'four', 'five', 'six']

/** Everybody says something new and votes for the first other player. */
const sensible: Ask = async (turn, log) =>
  turn.kind === 'speech'
    ? { kind: 'speech', text: `Number ${words[turn.seat]} of round ${turn.round}, after ${log.length}.` }
    : { kind: 'vote', text: turn.seat === 0 ? 'Player 2' : 'Player 1' }

function tableOf(ask: Ask = sensible): Table<SpyConfig, SpyState, SpyMove, SpyEvent, number> {
  return {
    game: whoIsSpy,
    config: { ruleset: rulesets['wis-2024'], language: 'en' as const, pair: ['tea', 'coffee'] as const },
    seats: [0, 1, 2, 3, 4, 5],
    seed: 'a seed',
    now: () => '1970-01-01T00:00:00.000Z',
    ask: async (turn: Turn, { log }: Known<SpyState, SpyEvent>) => {
      const move = await ask(turn, [...log])
      return { move: () => move, call: turn.seat }
    },
  }
}

const never = new AbortController().signal
const calm = { lost: never, drain: never }

async function rulingsOf(ask?: Ask, stored: Log = [], hurry = calm) {
  const rulings: Log[] = []
  for await (const { entries } of playMatch(tableOf(ask), stored, hurry)) rulings.push(entries)
  return rulings
}

describe('a match that is played', () => {
  it('ends decided, with every entry numbered in order', async () => {
    const log = (await rulingsOf()).flat()
    expect(log.map(({ seq }) => seq)).toEqual([...log.keys()])
    expect(whoIsSpy.outcome(replay(whoIsSpy, log))?.kind).toBe('decided')
  })

  it('ends the same after being taken up at any ruling', async () => {
    const whole = await rulingsOf()
    for (let done = 0; done <= whole.length; done++) {
      const before = whole.slice(0, done).flat()
      const after = (await rulingsOf(sensible, before)).flat()
      expect([...before, ...after]).toEqual(whole.flat())
    }
  })

  it('asks no seat before the caller has taken the last ruling', async () => {
    let asked = 0
    const rulings = playMatch(
      tableOf(async (turn, log) => {
        asked += 1
        return sensible(turn, log)
      }),
      [],
      calm,
    )
    await rulings.next()
    expect(asked).toBe(0)
    await rulings.next()
    expect(asked).toBe(1)
    await rulings.return()
  })
})

describe('a log', () => {
  it('never goes back in time, even if a runner with a slow clock takes over', async () => {
    const before = (await rulingsOf())
      .slice(0, 5)
      .flat()
      .map((entry) => ({ ...entry, at: '2026-01-01T00:00:00.000Z' }))
    const after = (await rulingsOf(sensible, before)).flat()
    expect(after[0]?.at).toBe('2026-01-01T00:00:00.000Z')
  })
})

describe('a vote', () => {
  it('is asked of all seats at once and told in the order of the answers', async () => {
    const answers: number[] = []
    let waiting: (() => void)[] = []
    const log = await rulingsOf(async (turn, heard) => {
      if (turn.kind === 'speech') return sensible(turn, heard)
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
        if (waiting.length === new Set(livingIn(heard)).size) {
          for (const release of waiting.toReversed()) release()
          waiting = []
        }
      })
      answers.push(turn.seat)
      return sensible(turn, heard)
    })
    const cast = log.flat().flatMap(({ event }) => (event.type === 'vote-cast' ? [event.seat] : []))
    expect(cast).toEqual(answers)
    const asked =
      log.flat().flatMap(({ event }) => (event.type === 'vote-opened' ? [event.candidates] : []))[0] ?? []
    expect(cast.slice(0, asked.length)).not.toEqual(asked)
  })
})

describe('a match that is broken off', () => {
  it('yields nothing more once it is lost', async () => {
    const off = new AbortController()
    const rulings = playMatch(tableOf(), [], { lost: off.signal, drain: never })
    await rulings.next()
    off.abort()
    expect(await rulings.next()).toMatchObject({ done: true })
  })

  it('finishes the vote that is under way when it is drained, and begins no other', async () => {
    const off = new AbortController()
    const ask: Ask = async (turn, log) => {
      if (turn.kind === 'vote') off.abort()
      return sensible(turn, log)
    }
    const events = (await rulingsOf(ask, [], { lost: never, drain: off.signal }))
      .flat()
      .map(({ event }) => event.type)
    expect(events.filter((type) => type === 'vote-cast')).toHaveLength(6)
    expect(events).toContain('votes-revealed')
    expect(events.filter((type) => type === 'speech-given')).toHaveLength(6)
  })
})

describe('an answer', () => {
  it('that does not come is a forfeit', async () => {
    const log = (await rulingsOf(async () => ({ kind: 'forfeit', reason: 'timeout' }))).flat()
    expect(log.filter(({ event }) => event.type === 'speech-missed')).toHaveLength(6)
    expect(log.at(-1)?.event.type).toBe('match-voided')
  })

  it('that makes the match unfair ends it there', async () => {
    const entries = []
    const table = { ...tableOf(), unfair: () => 'unfair' }
    for await (const played of playMatch(table, [], calm)) entries.push(...played.entries)
    expect(entries.at(-1)?.event).toEqual({ type: 'match-voided', reason: 'unfair' })
    expect(entries.some(({ event }) => event.type === 'speech-given')).toBe(false)
  })
})

const livingIn = (log: Log) => replay(whoIsSpy, log).living
