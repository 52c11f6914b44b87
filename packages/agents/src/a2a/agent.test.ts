import { kits } from '@wis/games'
import type { GameRequest } from '@wis/protocol'
import { afterEach, describe, expect, it } from 'vitest'
import { createKitHouseAgent } from '../adapters/kit-house.ts'
import type { Agent } from '../agent.ts'
import { guardedFetch } from '../egress/guarded-fetch.ts'
import { a2aForms, startA2aServer } from '../testing/a2a-server.ts'
import type { A2aBehaviour, A2aServer } from '../testing/a2a-server.ts'
import { firstTurn, playGame } from '../testing/game-turns.ts'
import { requestFor } from '../testing/spy-entries.ts'
import { createA2aAgent } from './agent.ts'

const { signal } = new AbortController()
const servers: A2aServer[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

async function agentOn(behaviour: A2aBehaviour) {
  const server = await startA2aServer(behaviour)
  servers.push(server)
  const fetch = guardedFetch({ allow: [server.place] })
  return { server, agent: createA2aAgent({ fetch, url: server.url }) }
}

const wires = (['1.0', '0.3'] as const).flatMap((version) =>
  (['JSONRPC', 'HTTP+JSON'] as const).flatMap((binding) =>
    a2aForms.map((form) => [`${version} ${binding} ${form}`, { version, binding, form }] as const),
  ),
)

describe('an agent on the protocol’s own kit', () => {
  it.each(wires)('answers over %s', async (_, wire) => {
    const { server, agent } = await agentOn({ ...wire, answer: () => '{"move":"1,1"}' })
    expect(await agent.prepare(signal)).toEqual({ ready: true })
    const { request } = firstTurn('tic-tac-toe')
    const reply = await agent.reply(request, signal)
    expect(reply).toMatchObject({ ok: true, text: '{"move":"1,1"}' })
    expect(server.told[0]?.text).toContain(request.rules)
    expect(server.told[0]?.data).toBeUndefined()
  })

  it.each(wires)('has one talk for a match over %s, and another for another seat', async (_, wire) => {
    const { server, agent } = await agentOn({ ...wire, answer: () => '{"move":"1,1"}' })
    const { request } = firstTurn('tic-tac-toe')
    for (const asked of [request, request, { ...request, seat: 1 }]) {
      expect(await agent.reply(asked, signal)).toMatchObject({ ok: true })
    }
    const [first, second, third] = server.told
    expect(second?.contextId).toBe(first?.contextId)
    expect(third?.contextId).not.toBe(first?.contextId)
    expect(third?.taskId).not.toBe(second?.taskId)
    expect(second?.taskId === first?.taskId).toBe(wire.form === 'open-task')
  })

  it.each(wires.filter(([, { form }]) => form === 'message'))(
    'that takes JSON over %s gets the request as it is',
    async (_, wire) => {
      const { server, agent } = await agentOn({ ...wire, takesData: true, answer: () => '{"move":"1,1"}' })
      const { request } = firstTurn('tic-tac-toe')
      await agent.reply(request, signal)
      expect(server.told[0]?.data).toEqual(JSON.parse(JSON.stringify(request)))
    },
  )

  it('speaks and votes in plain words', async () => {
    const wire = { version: '0.3', binding: 'JSONRPC', form: 'message' } as const
    const { agent } = await agentOn({
      ...wire,
      answer: ({ text }) => (text.includes('vote') ? 'I think it is Player 3.' : 'It is warm.'),
    })
    expect(await agent.reply(requestFor('speech'), signal)).toMatchObject({ ok: true })
    const vote = await agent.reply(requestFor('vote'), signal)
    expect(vote).toMatchObject({ ok: true, text: 'Player 3' })
  })
})

describe('an agent that speaks A2A', { timeout: 120_000 }, () => {
  const wire = { version: '1.0', binding: 'JSONRPC', form: 'open-task' } as const
  it.each(kits.map((kit) => [kit.id, kit] as const))('plays %s to the end', async (_, kit) => {
    const [ruleset] = kit.setup.presets
    const [{ slug }] = kit.house
    const house = createKitHouseAgent(kit, slug)
    let next = ''
    const { agent, server } = await agentOn({ ...wire, answer: () => next })
    const guest: Agent<GameRequest> = {
      reply: async (request, stop, seen) => {
        const wanted = await house.reply(request, stop, seen)
        next = wanted.ok ? wanted.text : expect.fail(wanted.detail)
        return agent.reply(request, stop)
      },
    }
    const seats = Array.from({ length: ruleset.players }, (__, seat) => (seat === 0 ? guest : house))
    const { log, replies, points } = await playGame({ kit, ruleset, language: 'en', seed: 'whole' }, seats)
    const own = replies.filter(({ seat }) => seat === 0).map(({ reply }) => reply)
    expect(points).toHaveLength(ruleset.players)
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter((reply) => !reply.ok)).toEqual([])
    expect(log.map(({ event }) => event.type)).not.toContain('move-refused')
    expect(new Set(server.told.map(({ contextId }) => contextId)).size).toBe(1)
    expect(new Set(server.told.map(({ taskId }) => taskId)).size).toBe(1)
  })
})
