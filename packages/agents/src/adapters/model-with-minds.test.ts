import { exampleTable, findStrategy } from '@wis/protocol'
import { afterEach, describe, expect, it } from 'vitest'
import { guardedFetch } from '../egress/guarded-fetch.ts'
import { completing, inTurn } from '../testing/chat-behaviours.ts'
import { startChatClock } from '../testing/chat-clock.ts'
import { startChatServer } from '../testing/chat-server.ts'
import type { ChatServer } from '../testing/chat-server.ts'
import { firstTurn } from '../testing/game-turns.ts'
import { createOpenAiAgent } from './hf-endpoint.ts'

const servers: ChatServer[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

async function asked(
  wanted: string | { readonly of: string; readonly question: string },
  ...said: readonly string[]
) {
  const { of: strategyId, ...changes } = typeof wanted === 'string' ? { of: wanted } : wanted
  const server = await startChatServer(inTurn(...said.map((text) => completing(text))))
  servers.push(server)
  const known = findStrategy(strategyId) ?? expect.fail(`there is no ${strategyId}`)
  const strategy = { ...known, ...changes }
  const tools = { fetch: guardedFetch({ allow: [server.place] }), clock: startChatClock() }
  const agent = createOpenAiAgent({ baseUrl: server.url, model: 'm', key: 'swordfish', strategy }, tools)
  const { signal } = new AbortController()
  const lastOf = (call: number) => server.requests[call]?.messages.at(-1)?.content ?? ''
  return { agent, signal, lastOf, requests: server.requests }
}

describe('a model that thinks in tables, in the oldest game', () => {
  const request = exampleTable('en', 'vote')
  const own = request.alias
  const [one = '', two = ''] = request.aliases.filter((name) => name !== own)
  const row = { [own]: 20, [one]: 60, [two]: 20 }
  const table = JSON.stringify({ minds: { [own]: row, [one]: { [own]: 100 } } })

  it('writes, reads its text into a table, and decides by it', async () => {
    const { agent, signal, lastOf, requests } = await asked(
      'pgm-text',
      `{"thoughts": "I think that ${one} is the spy."}`,
      table,
      `{"vote": "${one}"}`,
    )
    const reply = await agent.reply(request, signal)
    expect(requests).toHaveLength(3)
    expect(reply).toMatchObject({
      ok: true,
      text: one,
      minds: { [own]: { [own]: 0.2, [one]: 0.6, [two]: 0.2 }, [one]: { [own]: 1 } },
      beliefs: { [own]: 0.2, [one]: 0.6, [two]: 0.2 },
    })
    expect(lastOf(0)).toContain('Your word is "tea"')
    expect(lastOf(1)).toContain(`I think that ${one} is the spy.`)
    expect(lastOf(2)).toContain('"minds"')
  })

  it('is not asked another question, because its turn takes several calls', async () => {
    const { agent, signal, requests } = await asked({ of: 'pgm-text', question: 'Whom do you doubt?' }, table)
    expect(await agent.reply(request, signal)).toMatchObject({ ok: false, verdict: 'agent' })
    expect(requests).toEqual([])
  })

  it('decides without a table that cannot be read', async () => {
    const { agent, signal } = await asked('pgm-matrix', 'Hm.', `{"vote": "${two}"}`)
    const reply = await agent.reply(request, signal)
    expect(reply).toMatchObject({ ok: true, text: two })
    expect(reply).not.toHaveProperty('minds')
    expect(reply).not.toHaveProperty('beliefs')
  })

  it('begins the next turn with the table that it had', async () => {
    const { agent, signal, lastOf } = await asked(
      'pgm-matrix',
      table,
      `{"vote": "${one}"}`,
      table,
      `{"vote": "${one}"}`,
      table,
      `{"vote": "${one}"}`,
    )
    await agent.reply(request, signal)
    expect(lastOf(0)).not.toContain('Your table of the turn before')
    await agent.reply(request, signal)
    expect(lastOf(2)).toContain(`Your table of the turn before:\n{"${own}":`)
    await agent.reply({ ...request, matchId: 'another' }, signal)
    expect(lastOf(4)).not.toContain('Your table of the turn before')
  })
})

it('a model that thinks in tables tells no beliefs where no single player is meant', async () => {
  const { request: first } = firstTurn('dilemma')
  const request = { ...first, turn: { ...first.turn, deadline: '2030-01-01T00:01:00Z' } }
  const { agent, signal } = await asked(
    'pgm-matrix',
    '{"minds": {"Player 1": {"Player 2": 70, "Player 3": 90}}}',
    '{"choice": "defect"}',
  )
  const reply = await agent.reply(request, signal)
  expect(reply).toMatchObject({
    ok: true,
    text: '{"choice":"defect"}',
    minds: { 'Player 1': { 'Player 2': 0.7, 'Player 3': 0.9 } },
  })
  expect(reply).not.toHaveProperty('beliefs')
})
