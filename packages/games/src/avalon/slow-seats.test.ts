import { playMatch, rngAt } from '@wis/engine'
import type { Answer, Entry, Seat, Turn } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { avalon } from './kit.ts'

type Move = ReturnType<typeof avalon.rules.readMove>
type Told = Parameters<typeof avalon.rules.evolve>[1]
const never = new AbortController().signal
const seats = [0, 1, 2, 3, 4]
const [usual, ruleset = usual] = avalon.setup.presets

const answers: Readonly<Record<string, object>> = {
  propose: { team: ['Player 1', 'Player 2'] },
  discuss: { say: 'Well.' },
  settle: { team: ['Player 1', 'Player 2'] },
  vote: { vote: 'approve' },
  quest: { card: 'success' },
}

/** Plays until nobody but the slow seat has to answer this kind of turn, and then lets it answer. */
async function playWithSlow(slow: Seat, kind: string) {
  const { rules } = avalon
  let release = (): void => undefined
  const waiting = new Promise<void>((resolve) => {
    release = resolve
  })
  const asked: Turn[] = []
  let state = rules.blank
  const ask = async (turn: Turn): Promise<Answer<Move, null>> => {
    asked.push(turn)
    if (turn.seat === slow && turn.kind === kind) await waiting
    return { move: () => rules.readMove(state, turn, JSON.stringify(answers[turn.kind])), call: null }
  }
  const config = { ruleset, language: 'en', material: null } as const
  const table = { game: rules, config, seats, seed: 'slow', now: () => '', ask }
  const log: Entry<Told>[] = []
  for await (const played of playMatch(table, [], { lost: never, drain: never })) {
    log.push(...played.entries)
    state = played.state
    const due = rules.turns(state)
    if (due.length === 1 && due[0]?.seat === slow && due[0].kind === kind) return { log, asked, release }
  }
  throw new Error('it never came to that')
}

describe('a slow seat', () => {
  it('does not keep the others from voting', async () => {
    const { log, release } = await playWithSlow(3, 'vote')
    const voted = log.flatMap(({ event }) => (event.type === 'vote-cast' ? [event.seat] : []))
    expect(voted.toSorted()).toEqual([0, 1, 2, 4])
    expect(log.map(({ event }) => event.type)).not.toContain('votes-revealed')
    release()
  })

  it('does not keep the others of its team from playing their cards', async () => {
    const { log, release } = await playWithSlow(1, 'quest')
    expect(log.flatMap(({ event }) => (event.type === 'card-played' ? [event.seat] : []))).toEqual([0])
    release()
  })
})

describe('the time for a turn', () => {
  it('is longer for words than for votes, cards and names, where the rules say so', async () => {
    const { asked, release } = await playWithSlow(0, 'quest')
    const limits = new Map(asked.map(({ kind, limitMs }) => [kind, limitMs]))
    expect(Object.fromEntries(limits)).toEqual({
      propose: 240_000,
      discuss: 240_000,
      settle: 240_000,
      vote: 60_000,
      quest: 60_000,
    })
    release()
  })

  it('is the same for all turns where the rules say nothing', () => {
    const { rules } = avalon
    const [classic] = avalon.setup.presets
    expect(classic.talkLimitMs).toBeUndefined()
    const opened = rules.open({ ruleset: classic, language: 'en', material: null }, seats, rngAt('time', 0))
    const [turn] = rules.turns(opened.reduce(rules.evolve, rules.blank))
    expect(turn).toMatchObject({ kind: 'propose', limitMs: classic.turnLimitMs })
  })
})
