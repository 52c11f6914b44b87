import { playMatch, rngAt } from '@wis/engine'
import type { Language, Turn } from '@wis/engine'
import { kits, materialAt } from '@wis/games'
import type { GameKit } from '@wis/games'
import { requestOf } from '@wis/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createKitHouseAgent } from './kit-house.ts'

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
    signal.addEventListener('abort', () => resolve())
  })
const pace = { sleep, longestMs: 6000 }
const never = new AbortController().signal

/** The seconds that a match of house players takes by a clock that waits for nothing else. */
async function secondsOf(kit: GameKit, seed: string, language: Language): Promise<number> {
  const [ruleset] = kit.setup.presets
  const seats = [...Array(ruleset.players).keys()]
  const rng = rngAt(seed, -2)
  const players = seats.flatMap(() => rng.shuffle(kit.house)).slice(0, seats.length)
  const agents = players.map(({ slug }) => createKitHouseAgent(kit, slug, { pace }))
  const material = kit.setup.draw(ruleset, language, rngAt(seed, materialAt))
  const aliases = seats.map((seat) => `Player ${seat + 1}`)
  const begun = Date.now()
  const match = playMatch(
    {
      game: kit.rules,
      config: { ruleset, language, material },
      seats,
      seed,
      now: () => new Date().toISOString(),
      ask: async (turn: Turn, known, signal) => {
        const agent = agents[turn.seat] ?? expect.fail('nobody sits there')
        const asked = { kit, matchId: seed, turn, ruleset, language, aliases, known } as const
        const seen = { turn, state: known.stateOf(turn.seat) }
        await agent.reads?.(requestOf({ ...asked, deadline: '' }) as never, signal, seen)
        const deadline = new Date(Date.now() + turn.limitMs).toISOString()
        const reply = await agent.reply(requestOf({ ...asked, deadline }) as never, signal, seen)
        const text = reply.ok ? reply.text : ''
        return { move: () => kit.rules.readMove(known.state, turn, text), call: undefined }
      },
    },
    [],
    { lost: never, drain: never },
  )
  let isOver = false
  const over = (async () => {
    try {
      for await (const _ of match);
    } finally {
      isOver = true
    }
  })()
  while (!isOver) await vi.advanceTimersToNextTimerAsync()
  await over
  return (Date.now() - begun) / 1000
}

/** Their first answers may end the match. */
const agreedAtOnce = ['bargain', 'cost-sharing']
/** Most of their time goes into reading. */
const wordy = ['who-is-spy', 'avalon']

describe('a match of house players lasts two to six minutes', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  const inEnglish = kits.map((kit) => [kit.id, 'en', kit] as const)
  const inChinese = kits.flatMap((kit) => (wordy.includes(kit.id) ? [[kit.id, 'zh', kit] as const] : []))

  it.each([...inEnglish, ...inChinese])('in %s (%s)', async (id, language, kit) => {
    const seconds: number[] = []
    for (let match = 0; match < 12; match++) seconds.push(await secondsOf(kit, `pace ${match}`, language))
    seconds.sort((one, other) => one - other)
    expect(seconds[agreedAtOnce.includes(id) ? 1 : 0]).toBeGreaterThan(120)
    expect(seconds.at(-1)).toBeLessThan(360)
  })
})
