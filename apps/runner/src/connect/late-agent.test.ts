import type { Agent, AgentNews, Telling } from '@wis/agents'
import type { AgentRequest } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { lateAgent, notMade } from './late-agent.ts'

const never = new AbortController().signal
const at = '2030-01-01T00:00:00Z'
const news = (...seqs: readonly number[]): AgentNews => ({
  matchId: 'm',
  seat: 0,
  alias: 'Player 1',
  aliases: ['Player 1'],
  language: 'en',
  entries: seqs.map((seq) => ({ seq, at, event: { type: 'speech-given' } })),
})
const ended: AgentNews = { ...news(), entries: [{ seq: 9, at, event: { type: 'match-ended' } }] }
const request: AgentRequest = {
  protocol: 'wis/1',
  game: 'who-is-spy',
  matchId: 'm',
  seat: 0,
  alias: 'Player 1',
  aliases: [],
  language: 'en',
  word: 'tea',
  rules: '',
  history: [],
  turn: { kind: 'speech', round: 1, deadline: at, limit: 400 },
}

/** An agent whose connector can be made only while the Hub answers. */
function agentBehindHub() {
  const done: string[] = []
  const hub = { isUp: false }
  const told: Telling = { seq: 1, told: '{}', attempts: [] }
  const agent: Agent = {
    hear: async ({ entries }) => {
      done.push(`heard ${entries.map(({ seq }) => seq).join()}`)
      return [told]
    },
    reply: async () => {
      done.push('asked')
      return { ok: true, text: 'tea' }
    },
  }
  const make = async () => (hub.isUp ? { ok: true as const, agent } : notMade('network', 'no answer'))
  return { late: lateAgent(make, { hears: true }), done, hub, told }
}

describe('an agent whose connector could not be made yet', () => {
  it('gets the news of that time together with the next', async () => {
    const { late, done, hub } = agentBehindHub()
    expect(await late.hear?.(news(0, 1), never)).toMatchObject([{ detail: 'no answer' }])
    expect(late.isWaiting?.()).toBe(true)
    hub.isUp = true
    await late.hear?.(news(2), never)
    expect(done).toEqual(['heard 0,1,2'])
    expect(late.isWaiting?.()).toBe(false)
  })

  it('gets the news of that time before it is asked', async () => {
    const { late, done, hub, told } = agentBehindHub()
    await late.hear?.(news(0), never)
    hub.isUp = true
    expect(await late.reply(request, never)).toEqual({ ok: true, text: 'tea', told: [told] })
    expect(await late.reply(request, never)).toEqual({ ok: true, text: 'tea' })
    expect(done).toEqual(['heard 0', 'asked', 'asked'])
  })

  it('waits for nothing more once the match is over', async () => {
    const { late } = agentBehindHub()
    await late.hear?.(news(0), never)
    await late.hear?.(ended, never)
    expect(late.isWaiting?.()).toBe(false)
  })
})
