import { MatchInPlay, rngAt } from '@wis/engine'
import type { GameEvent, Turn } from '@wis/engine'
import { kits } from '@wis/games'
import type { GameKit } from '@wis/games'
import { gameRequestOf } from '@wis/protocol'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createKitHouseAgent } from './kit-house.ts'

const { signal } = new AbortController()
const kitCalled = (id: string): GameKit => kits.find((kit) => kit.id === id) ?? expect.fail(`no ${id}`)

function opened(kit: GameKit) {
  const [ruleset] = kit.setup.presets
  const seats = [...Array(ruleset.players).keys()]
  const sitting = { game: kit.rules, seats, seed: 'seed' }
  const match = new MatchInPlay<unknown, unknown, unknown, GameEvent>(sitting)
  const material = kit.setup.draw(ruleset, 'en', rngAt('seed', -3))
  match.open({ ruleset, language: 'en', material }, () => '')
  const [turn] = match.turns()
  if (!turn) throw new Error('nobody begins')
  const requestAt = (asked: Turn, matchId = 'm') =>
    gameRequestOf({
      kit,
      matchId,
      turn: asked,
      ruleset,
      language: 'en',
      deadline: '',
      state: match.stateOf(asked.seat),
      recent: [],
      aliases: seats.map((seat) => `Player ${seat + 1}`),
    })
  return { match, turn, requestAt, seen: { state: match.stateOf(turn.seat), turn } }
}

const ticTacToe = kitCalled('tic-tac-toe')

describe.each(kits.map((kit) => [kit.id, kit] as const))('a house player of %s', (_, kit) => {
  it.each(kit.house.map(({ slug }) => slug))(
    'called %s answers with a move that its game reads',
    async (slug) => {
      const { match, turn, requestAt, seen } = opened(kit)
      const agent = createKitHouseAgent(kit, slug)
      const reply = await agent.reply(requestAt(turn), signal, seen)
      expect(await agent.reply(requestAt(turn), signal, seen)).toEqual(reply)
      if (!reply.ok) throw new Error(reply.detail)
      const entries = match.rule(turn, kit.rules.readMove(match.state, turn, reply.text), () => '')
      expect(entries.map(({ event }) => event.type)).not.toContain('move-refused')
    },
  )
})

it('another match and another question lead to other chance', async () => {
  const { turn, requestAt, seen } = opened(ticTacToe)
  const agent = createKitHouseAgent(ticTacToe, 'random')
  const said = async (matchId: string, step: number) => {
    const reply = await agent.reply(requestAt(turn, matchId), signal, { ...seen, turn: { ...turn, step } })
    return reply.ok ? reply.text : ''
  }
  const steps = Array.from({ length: 12 }, (_, step) => step + 1)
  expect(new Set(await Promise.all(steps.map((step) => said('m', step)))).size).toBeGreaterThan(3)
  expect(new Set(await Promise.all(steps.map((step) => said(`m${step}`, 1)))).size).toBeGreaterThan(3)
})

it('takes its time when given a pace, and fails as a timeout if it is broken off', async () => {
  const { turn, requestAt, seen } = opened(ticTacToe)
  const sleeps: number[] = []
  const paced = (sleep: (ms: number) => Promise<void>) =>
    createKitHouseAgent(ticTacToe, 'random', { pace: { sleep, longestMs: 3000, withPeople: true } })
  const agent = paced(async (ms) => void sleeps.push(ms))
  for (let match = 0; match < 20; match++)
    expect(await agent.reply(requestAt(turn, `${match}`), signal, seen)).toMatchObject({ ok: true })
  expect(sleeps.every((ms) => ms > 0 && ms <= 3000)).toBe(true)
  expect(new Set(sleeps).size).toBeGreaterThan(3)
  const broken = paced(() => Promise.reject(new Error('aborted')))
  expect(await broken.reply(requestAt(turn), signal, seen)).toMatchObject({ ok: false, failure: 'timeout' })
})

it('takes longer where only readers wait, the more so in a short game, and reads before its clock runs', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { turn, requestAt, seen } = opened(ticTacToe)
  const slept = async (withPeople: boolean) => {
    const sleeps: number[] = []
    const pace = { sleep: async (ms: number) => void sleeps.push(ms), longestMs: 3000, withPeople }
    const agent = createKitHouseAgent({ ...ticTacToe, thinkingTime: 2 }, 'random', { pace })
    await agent.reads?.(requestAt(turn), signal, { ...seen, turn: { ...turn, limitMs: 1000 } })
    for (const playedMs of [0, 90_000, 90_000, 3_600_000]) {
      vi.setSystemTime(Date.now() + playedMs)
      await agent.reply(requestAt(turn), signal, seen)
    }
    return sleeps
  }
  const [thought = 0, ...more] = await slept(true)
  expect(more).toEqual([thought, thought, thought])
  const [read = 0, ...rest] = await slept(false)
  expect(read).toBeCloseTo(2 * 2 * thought - 600, -1)
  // Later in a match it is quicker.
  for (const [at, slowness] of [2, 1.75, 0.527, 0.2].entries())
    expect(rest[at]).toBeCloseTo(slowness * 2 * thought, -1)
})

it.each([
  ['nothing', () => undefined, 1],
  ['no number', () => Number.NaN, 1],
  ['without end', () => Infinity, 1],
  ['much too long', () => 1000, 5],
  ['less than nothing', () => -1, 0.1],
  ['only that it is broken', () => expect.fail('broken'), 1],
])('thinks within bounds where a game says %s of its suspense', async (_, suspense, times) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { turn, requestAt, seen } = opened(ticTacToe)
  const slept = async (kit: Parameters<typeof createKitHouseAgent>[0]) => {
    let slept = 0
    const agent = createKitHouseAgent(kit, 'random', {
      pace: { sleep: async (ms) => void (slept = ms), longestMs: 300 },
    })
    await agent.reply(requestAt(turn), signal, seen)
    return slept
  }
  const usual = await slept(ticTacToe)
  const told = await slept({ ...ticTacToe, suspense: suspense as () => number })
  expect(told / usual).toBeCloseTo(times, 1)
})

it.each([
  ['is not shown the table', undefined],
  ['is shown the table of another game', { state: null }],
])('takes the blame, and does not throw, if it %s', async (_, changes) => {
  const { turn, requestAt, seen } = opened(ticTacToe)
  const agent = createKitHouseAgent(ticTacToe, 'perfect')
  const reply = await agent.reply(requestAt(turn), signal, changes && { ...seen, ...changes })
  expect(reply).toMatchObject({ ok: false, verdict: 'platform' })
})

it('an unknown slug is a mistake of the caller', () => {
  expect(() => createKitHouseAgent(ticTacToe, 'fox')).toThrow(RangeError)
})
