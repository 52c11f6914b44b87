import { createOpenAiAgent, createOutboundAgent, createWebhookAgent, guardedFetch } from '@wis/agents'
import type { Agent, GuardedFetch } from '@wis/agents'
import { readEntries } from '@wis/db/matches'
import { gameRequest, plainStrategy } from '@wis/protocol'
import type { GameRequest } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { firstLegal, startGameWebhook } from '../testing/game-webhook.ts'
import { dealtFor, playAll } from '../testing/play-tables.ts'
import { bothLadders } from '../testing/season.ts'
import { allRounder } from '../testing/waiting-agents.ts'

const message = z.object({ role: z.string(), content: z.string() })

interface Ways {
  readonly agent: Agent
  /** Every request that was sent, as its receiver reads it. */
  readonly asked: readonly GameRequest[]
}

async function webhook(): Promise<Ways> {
  const { url, place, asked } = await startGameWebhook(firstLegal)
  return { agent: createWebhookAgent({ fetch: guardedFetch({ allow: [place] }), url, secret: 's' }), asked }
}

async function outbound(): Promise<Ways> {
  const asked: GameRequest[] = []
  const agent = createOutboundAgent({
    isUp: async () => true,
    ask: async ({ body }) => {
      const request = gameRequest.parse(JSON.parse(body))
      asked.push(request)
      return { kind: 'answered', text: firstLegal(request) }
    },
  })
  return { agent, asked }
}

/** Plays a match in which one agent has both seats, and reads what its connector was sent. */
async function playedWith({ agent, asked }: Ways) {
  const db = await freshDatabase()
  const { selfPlay: seasonId } = await bothLadders(db, 'hanabi')
  await dealtFor(db, { seasonId, agentId: await allRounder(db, 'fox', { games: ['hanabi'] }) })
  const [matchId] = await playAll(db, () => agent)
  if (!matchId) throw new Error('no match was played')
  return { asked, matchId, log: await readEntries(db, matchId, 'director') }
}

describe.each([
  ['a webhook', webhook],
  ['an agent that dials in', outbound],
] as const)('%s that has both seats', (_, connect) => {
  it('is asked for each seat in a conversation of its own, and never sees the cards of the seat it is asked for', async () => {
    const { asked, matchId, log } = await playedWith(await connect())
    const names = [0, 1].map((seat) => [
      ...new Set(asked.filter((one) => one.seat === seat).map((one) => one.matchId)),
    ])
    expect(names.map((ids) => ids.length)).toEqual([1, 1])
    expect(new Set([...names.flat(), matchId]).size).toBe(3)
    const holders = log.flatMap(({ event }) => ('holder' in event ? [event.holder] : []))
    expect(new Set(holders)).toEqual(new Set([0, 1]))
    for (const { seat, history, observation } of asked) {
      const seen = history.filter(({ event }) => event.type === 'cards-seen')
      expect(seen.length).toBeGreaterThan(0)
      expect(seen.filter(({ event }) => event['holder'] === seat)).toEqual([])
      expect(history.map(({ event }) => event.type)).not.toContain('deck-shuffled')
      const { hand, others } = observation.data as { hand: object[]; others: { hand: object[] }[] }
      expect(hand.filter((card) => 'colour' in card || 'rank' in card)).toEqual([])
      expect(others.flatMap((other) => other.hand).every((card) => 'colour' in card)).toBe(true)
    }
  })
})

it('a model that has both seats is asked for each seat without a word of the other conversation', async () => {
  const prompts: string[] = []
  const fetch: GuardedFetch = async ({ url, body }) => {
    const { messages } = z.object({ messages: z.array(message) }).parse(JSON.parse(body ?? ''))
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user'])
    prompts.push(messages.map(({ content }) => content).join('\n'))
    const text = JSON.stringify({ choices: [{ message: { content: '{"move": "discard 1"}' } }] })
    const attempt = { startedAt: '', latencyMs: 1, request: { over: 'http', method: 'POST', url } } as const
    return { ok: true, status: 200, headers: {}, text, attempt }
  }
  const connector = { baseUrl: 'https://models.example/v1', model: 'm', strategy: plainStrategy }
  await playedWith({ agent: createOpenAiAgent(connector, { fetch }), asked: [] })
  const seatOf = (prompt: string) => /You are Player (\d)/.exec(prompt)?.[1]
  expect(new Set(prompts.map(seatOf))).toEqual(new Set(['1', '2']))
  for (const prompt of prompts) {
    expect(prompt).not.toContain(`The hand of Player ${seatOf(prompt)}`)
    expect(prompt).not.toContain(`Player ${seatOf(prompt)} got `)
  }
})
