import { ids } from '@wis/engine'
import type { Entry } from '@wis/engine'
import { whoIsSpy } from '@wis/games/who-is-spy'
import type { SpyEvent } from '@wis/games/who-is-spy'
import { describe, expect, it } from 'vitest'
import type { Agent, AgentNews, Telling } from './agent.ts'
import type { Clock } from './clock.ts'
import { openEars } from './ears.ts'

const at = '2026-01-01T00:00:00.000Z'
const speech = (seq: number): Entry<SpyEvent> => ({
  seq,
  at,
  event: { type: 'speech-given', seat: 1, text: `${seq}`, cut: false },
})
const dealt = (seq: number, seat: number): Entry<SpyEvent> => ({
  seq,
  at,
  event: { type: 'word-dealt', seat, word: 'tea' },
})
const never: Clock = { now: () => new Date(0), pause: () => new Promise(() => undefined) }
const atOnce: Clock = { now: () => new Date(0), pause: () => Promise.resolve() }

/** An agent that hears one piece of news each time it is released. */
function listener() {
  const heard: AgentNews[] = []
  const releases: (() => void)[] = []
  const agent: Agent = {
    reply: async () => ({ ok: true, text: '' }),
    hear: async (news) => {
      heard.push(news)
      await new Promise<void>((resolve) => releases.push(resolve))
      return []
    },
  }
  return { agent, heard, release: () => releases.shift()?.() }
}

const deaf: Agent = { reply: async () => ({ ok: true, text: '' }) }

function ears(agents: readonly Agent[], clock = never) {
  const faults: unknown[] = []
  const told: [number, number][] = []
  const unheard: [number, readonly Telling[]][] = []
  const opened = openEars({
    rules: whoIsSpy,
    matchId: ids.match('m'),
    language: 'en',
    aliases: ['Player 1', 'Player 2'],
    agents,
    clock,
    signal: new AbortController().signal,
    hurry: new AbortController().signal,
    onHeard: (seat, seq) => void told.push([seat, seq]),
    onFault: (_, error) => void faults.push(error),
    onTold: (seat, what) => void unheard.push([seat, what]),
  })
  return { ...opened, told, faults, unheard }
}

describe('an agent with a memory of its own', () => {
  it('is told one piece of news after the other, in order', async () => {
    const { agent, heard, release } = listener()
    const { tell, quiet, told } = ears([agent])
    tell([speech(0)])
    tell([speech(1)])
    await Promise.resolve()
    expect(heard.map(({ entries }) => entries.map(({ seq }) => seq))).toEqual([[0]])
    release()
    await new Promise(setImmediate)
    expect(heard).toHaveLength(2)
    release()
    expect(await quiet(0, 1)).toBe(true)
    expect(told).toEqual([
      [0, 0],
      [0, 1],
    ])
  })

  it('is told only facts that its seat may know', async () => {
    const { agent, heard, release } = listener()
    const { tell } = ears([agent])
    tell([dealt(0, 0), dealt(1, 1), speech(2)])
    await new Promise(setImmediate)
    release()
    expect(heard[0]?.entries.map(({ seq }) => seq)).toEqual([0, 2])
  })

  it('never delays another', async () => {
    const [slow, quick] = [listener(), listener()]
    const { tell, quiet } = ears([slow.agent, quick.agent])
    tell([speech(0)])
    await new Promise(setImmediate)
    quick.release()
    expect(await quiet(1, 1)).toBe(true)
  })

  it('that is still listening at the deadline is not quiet', async () => {
    const { agent } = listener()
    const { tell, quiet } = ears([agent], atOnce)
    tell([speech(0)])
    expect(await quiet(0, 1)).toBe(false)
  })

  it('that does not accept one piece of news is told the next, and the failure is reported', async () => {
    const missed = [{ seq: 0, told: '{}', detail: 'answered 422', attempts: [] }]
    const { tell, quiet, unheard, told } = ears([deaf, { ...deaf, hear: () => Promise.resolve(missed) }])
    tell([speech(0)])
    expect(await quiet(1, 1)).toBe(true)
    expect(unheard).toEqual([[1, missed]])
    expect(told).toEqual([[1, 0]])
  })

  it('whose connector throws harms no other, and is reported', async () => {
    const broken: Agent = { ...deaf, hear: () => Promise.reject(new Error('a bug')) }
    const { tell, quiet, faults } = ears([broken, deaf])
    tell([speech(0)])
    expect(await quiet(0, 1)).toBe(true)
    expect(faults).toEqual([new Error('a bug')])
  })
})

it('an agent without a memory is always quiet', async () => {
  const { tell, quiet } = ears([deaf])
  tell([speech(0)])
  expect(await quiet(0, 1)).toBe(true)
})
