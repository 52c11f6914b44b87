import { redact, replay } from '@wis/engine'
import { whoIsSpy } from '@wis/games'
import { randomMatch, table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { revealLevels } from '../../../features/match/player/reveal-level.ts'
import { sceneAt } from './spy-scene.ts'
import { withSitters } from './spy-table-scene.ts'
import { stepsOf } from './steps.ts'

const played = table({ spy: 2 })
  .round({ 0: 1, 1: 0, 3: 1, 4: 2 }, { 5: { forfeit: 'timeout' } })
  .round({ 0: 2, 3: 2, 4: 2 })
const everything = played.log

describe('a scene', () => {
  it('of a replay equals that of the live match at the same moment', () => {
    const { log } = randomMatch({ seed: 'live is replay' })
    for (const [length] of log.entries()) {
      const live = log.slice(0, length + 1).map((entry) => redact(whoIsSpy, 'spectator', entry))
      const now = sceneAt({ entries: live, cursor: length, eyes: 'departures' })
      const then = sceneAt({ entries: log, cursor: length, eyes: 'departures' })
      expect(then.state).toEqual(now.state)
      expect(then.step).toEqual(now.step)
    }
  })

  it('with everything revealed at the end is the whole state of the match', () => {
    const scene = sceneAt({ entries: everything, cursor: everything.length, eyes: 'everything' })
    expect(scene.state).toEqual(replay(whoIsSpy, everything))
  })

  it('has the roles from the first moment on, once everything is revealed', () => {
    const { seats, state } = sceneAt({ entries: everything, cursor: 0, eyes: 'everything' })
    expect(seats.map(({ role }) => role).indexOf('spy')).toBe(2)
    expect(state.words).toEqual({ civilian: 'tea', spy: 'coffee' })
  })

  it.each(['speeches', 'departures'] as const)(
    'at level %s never knows a word, the spy or the winner',
    (eyes) => {
      for (const entry of everything) {
        const { state } = sceneAt({ entries: everything, cursor: entry.seq, eyes })
        expect([state.spy, state.words, state.ending, Object.keys(state.dealt)]).toEqual([
          null,
          null,
          null,
          [],
        ])
      }
    },
  )

  it('of a live follower has the deal no sooner than the end, even if it was sent earlier', () => {
    const last = everything.length - 1
    for (let cursor = 0; cursor < last; cursor++) {
      const { state } = sceneAt({ entries: everything, cursor, eyes: 'live' })
      expect([state.spy, state.words]).toEqual([null, null])
    }
    expect(sceneAt({ entries: everything, cursor: last, eyes: 'live' }).state.spy).toBe(2)
  })

  it('has the last speech beside every seat, live and in a replay', () => {
    const { log } = randomMatch({ seed: 'what was said' })
    const said = new Map<number, string>()
    for (const { seq, event } of log) {
      if (event.type === 'speech-given') said.set(event.seat, event.text)
      for (const entries of [log, log.slice(0, seq + 1)]) {
        const { seats } = sceneAt({ entries, cursor: seq, eyes: 'departures' })
        expect(seats.map(({ clue }) => clue)).toEqual(seats.map(({ seat }) => said.get(seat) ?? null))
      }
    }
    expect(said.size).toBe(6)
  })

  it('at level 0 shows no eliminations', () => {
    const { seats } = sceneAt({ entries: everything, cursor: everything.length, eyes: 'speeches' })
    expect(seats.every(({ out }) => out === null)).toBe(true)
  })

  it('says which seats are out, since when and why', () => {
    const { seats } = sceneAt({ entries: everything, cursor: everything.length, eyes: 'departures' })
    expect(seats.flatMap(({ seat, out }) => (out ? [{ seat, ...out }] : []))).toEqual([
      { seat: 1, round: 1, cause: 'vote' },
      { seat: 2, round: 2, cause: 'vote' },
      { seat: 5, round: 1, cause: 'foul' },
    ])
  })

  it('through the eyes of a seat holds exactly that seat’s knowledge at the time', () => {
    for (const { seq } of everything) {
      const seen = everything.slice(0, seq + 1).map((entry) => redact(whoIsSpy, 3, entry))
      const { state, step } = sceneAt({
        entries: everything,
        cursor: seq,
        eyes: { seat: 3, level: 'everything' },
      })
      const shown = replay(whoIsSpy, seen.slice(0, (step?.seq ?? -1) + 1))
      expect(state).toEqual(shown)
    }
  })

  it.each(['speeches', 'departures'] as const)(
    'through the eyes of a seat at level %s has its word but not the end',
    (level) => {
      const { state } = sceneAt({ entries: everything, cursor: everything.length, eyes: { seat: 3, level } })
      expect([state.dealt, state.spy, state.ending]).toEqual([{ 3: 'tea' }, null, null])
    },
  )

  it('counts the ballots against a seat only while they are read', () => {
    const read = everything.find(({ event }) => event.type === 'votes-revealed')
    const { seats, ballots } = sceneAt({ entries: everything, cursor: read?.seq ?? 0, eyes: 'departures' })
    expect(seats.map(({ ballotsAgainst }) => ballotsAgainst)).toEqual([1, 2, 1, 0, 0, 0])
    expect(ballots).toHaveLength(5)
    expect(
      sceneAt({ entries: everything, cursor: 9, eyes: 'departures' }).seats[0]?.ballotsAgainst,
    ).toBeNull()
  })

  it('of an open vote counts the secret ballots so far', () => {
    const voting = table().speeches().vote(0, 1).vote(3, null)
    const entries = voting.logFor('spectator')
    const { ballotsIn, step } = sceneAt({ entries, cursor: entries.length, eyes: 'departures' })
    expect([step?.kind, ballotsIn]).toEqual(['vote', 2])
  })

  it('waits for the next speaker only at the newest moment', () => {
    const entries = table({ starter: 4 }).speak(4, 'warm').logFor('spectator')
    const awaited = (cursor: number) =>
      sceneAt({ entries, cursor, eyes: 'departures' }).seats.flatMap(({ seat, isAwaited }) =>
        isAwaited ? [seat] : [],
      )
    expect(awaited(entries.length)).toEqual([5])
    expect(awaited(0)).toEqual([])
  })

  it('shows the expected players before the deal, and the real ones after it', () => {
    const sitters = [{ seat: 0, alias: 'Player 1' }]
    const waiting = withSitters(sceneAt({ entries: [], cursor: -1, eyes: 'departures' }), sitters)
    expect(waiting.seats).toMatchObject([{ alias: 'Player 1', out: null, isAwaited: false }])
    const dealt = sceneAt({ entries: everything, cursor: 0, eyes: 'departures' })
    expect(withSitters(dealt, sitters)).toBe(dealt)
  })

  it('without entries is an empty table', () => {
    const { seats, step, index } = sceneAt({ entries: [], cursor: -1, eyes: 'departures' })
    expect([seats, step, index]).toEqual([[], undefined, -1])
  })
})

describe('the steps of a match', () => {
  it('leave out invisible events and empty reports of fouls', () => {
    const kinds = stepsOf(table().speeches().votes().log, 'everything').map(({ kind }) => kind)
    expect(kinds.slice(0, 10)).toEqual(['deal', 'round', ...Array(6).fill('speech'), 'vote', 'tally'])
  })

  it('at level 0 are the speeches, the rounds and the end', () => {
    const kinds = new Set(stepsOf(everything, 'speeches').map(({ kind }) => kind))
    expect([...kinds].sort()).toEqual(['deal', 'end', 'round', 'speech'])
  })

  it.each(revealLevels)('at level %s are in order and know their round', (level) => {
    const steps = stepsOf(everything, level)
    expect(steps.map(({ seq }) => seq)).toEqual([...steps.map(({ seq }) => seq)].sort((a, b) => a - b))
    expect(new Set(steps.map(({ round }) => round))).toEqual(new Set([0, 1, 2]))
  })
})
