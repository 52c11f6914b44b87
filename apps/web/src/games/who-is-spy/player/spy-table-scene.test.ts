import { redact } from '@wis/engine'
import { spyReader, whoIsSpy } from '@wis/games'
import { randomMatch } from '@wis/testkit'
import { expect, it } from 'vitest'
import type { Eyes } from './eyes.ts'
import { sceneAt } from './spy-scene.ts'
import { tableAt } from './spy-table-scene.ts'

const seeds = ['a table', 'another', 'a third', 'a fourth']
const allEyes: readonly Eyes[] = [
  'speeches',
  'departures',
  'everything',
  'live',
  { seat: 2, level: 'departures' },
]

it.each(seeds)('a table agrees with the state of the game, whoever looks at it (%s)', (seed) => {
  const { log } = randomMatch({ seed })
  for (const eyes of allEyes) {
    for (const [cursor] of log.entries()) {
      const entries = log.slice(0, cursor + 1)
      const { state, glance, seats, index, steps } = sceneAt({ entries, cursor, eyes })
      expect([glance.aliases, glance.round, glance.phase]).toEqual([
        state.aliases,
        state.rounds.length,
        state.phase,
      ])
      const due = index === steps.length - 1 ? spyReader.turns(state).map((turn) => turn.seat) : []
      expect(seats.filter(({ isAwaited }) => isAwaited).map(({ seat }) => seat)).toEqual(due.toSorted())
      const gone = state.rounds.flatMap(({ round, out }) =>
        out.map(({ seat, cause }) => ({ seat, out: { round, cause } })),
      )
      expect(seats.flatMap(({ seat, out }) => (out ? [{ seat, out }] : []))).toEqual(
        gone.toSorted((one, other) => one.seat - other.seat),
      )
    }
  }
})

it.each(seeds)('of a live match, who only follows sees the table of the whole player (%s)', (seed) => {
  const log = randomMatch({ seed }).log.map((entry) => redact(whoIsSpy, 'spectator', entry))
  for (const eyes of ['live', 'departures'] as const) {
    for (const [cursor, { event }] of log.entries()) {
      if (event.type === 'match-ended' || event.type === 'match-voided') break
      const entries = log.slice(0, cursor + 1)
      const { state: _, ...whole } = sceneAt({ entries, cursor, eyes })
      expect(tableAt({ entries, cursor, eyes })).toEqual(whole)
    }
  }
})

it('who only follows learns nothing secret, even if it was sent too early', () => {
  const { log } = randomMatch({ seed: 'all of it' })
  const until = log.length - 1
  const { seats, glance } = tableAt({ entries: log, cursor: until - 1, eyes: 'live' })
  expect(seats.map(({ role }) => role)).toEqual(seats.map(() => null))
  const words = log.flatMap(({ event }) => (event.type === 'word-dealt' ? [event.word] : []))
  const said = JSON.stringify({ ...glance, step: undefined })
  expect(words.filter((word) => said.includes(word))).toEqual([])
})
