import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { createVault, newId } from '@wis/db'
import { endTurn, putTurn, readTurns, registerAgent, tellRuled } from '@wis/db/agents'
import { ids } from '@wis/engine'
import { kits } from '@wis/games'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { apiRig, vaultKey } from '../../testing/api-rig.ts'
import type { ApiRig } from '../../testing/api-rig.ts'
import { openSeason } from '../../testing/stored-matches.ts'
import { protectedResource, serveMcp } from './serve-mcp.ts'
import { longestWaitSeconds } from './tools.ts'

const patient = { timeout: 20_000 }

/** The route over a real socket, as a client of the SDK calls it. */
async function served(): Promise<URL> {
  const server = createServer((message, response) => {
    const chunks: Buffer[] = []
    message.on('data', (chunk: Buffer) => chunks.push(chunk))
    message.on('end', () => {
      const { method = 'GET', headers } = message
      const told = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
      const body = method === 'POST' ? { body: Buffer.concat(chunks) } : {}
      const over = new AbortController()
      response.once('close', () => over.abort())
      const request = new Request('http://localhost:3000/mcp', {
        method,
        headers: told,
        signal: over.signal,
        ...body,
      })
      void serveMcp(request).then(async (answer) => {
        response.writeHead(answer.status, Object.fromEntries(answer.headers))
        response.end(Buffer.from(await answer.arrayBuffer()))
      })
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`)
}

type Wire = '2025' | '2026'

async function connected(url: URL, token?: string, wire: Wire = '2025'): Promise<Client> {
  const options = wire === '2026' ? { versionNegotiation: { mode: 'auto' as const } } : {}
  const client = new Client({ name: 'test', version: '1' }, options)
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }))
  onTestFinished(() => client.close())
  return client
}

async function withAgent(api: ApiRig, name = 'Fox') {
  const { seal, keyId } = createVault(vaultKey)
  const { id: owner } = await api.user()
  const agent = {
    name,
    languages: ['en' as const],
    description: '',
    connector: { kind: 'outbound' as const },
  }
  const made = await registerAgent(api.db, { seal, keyId }, owner, agent)
  if (!made.ok) throw new Error(made.reason)
  const asker = await api.token(owner, ['agents:connect'])
  const { token } = z.object({ token: z.string() }).parse(asker)
  return { agentId: made.agentId, slug: made.slug, token }
}

const body = JSON.stringify({
  protocol: 'wis/1',
  matchId: 'm',
  game: 'tic-tac-toe',
  ruleset: { id: 'r', players: 2, turnLimitMs: 90_000 },
  seat: 0,
  alias: 'Player 1',
  aliases: ['Player 1', 'Player 2'],
  language: 'en',
  rules: 'The rules.',
  turn: { kind: 'move', round: 1, step: 1, tries: 0, deadline: '2026-03-01T12:01:30.000Z' },
  observation: { text: 'An empty board.', data: {} },
  fields: {
    type: 'object',
    properties: { move: { type: 'string', description: 'A free cell.', enum: ['1,1', '2,2'] } },
    required: ['move'],
  },
  legal: ['1,1', '2,2'],
  history: [],
})

describe.each(['2025', '2026'] as const)('a client of the SDK, in the wire of %s', (wire) => {
  it('lists games and rules without a token', async () => {
    await apiRig()
    const client = await connected(await served(), undefined, wire)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name).toSorted()).toEqual(
      [
        ...['answer', 'join', 'leaderboard', 'leave', 'list_games', 'my_agents', 'notices'],
        ...['read_match', 'rules', 'wait_for_turn'],
      ].toSorted(),
    )
    const { structuredContent } = await client.callTool({ name: 'list_games', arguments: {} })
    expect(structuredContent).toMatchObject({ games: kits.map(({ id }) => ({ game: id })) })
    for (const { id } of kits) {
      const { resources } = await client.listResources()
      expect(resources.map(({ uri }) => uri)).toContain(`wis://rules/${id}/zh`)
    }
    const { contents } = await client.readResource({ uri: 'wis://rules/holdem/en' })
    expect(contents[0]).toMatchObject({ text: expect.stringContaining('chips') as string })
    const unknown = await client.callTool({ name: 'rules', arguments: { game: 'chess' } })
    expect(unknown.isError).toBe(true)
  })

  it('joins, waits, answers a turn and is told what the rules made of it', async () => {
    const api = await apiRig()
    await openSeason(api.db)
    const { agentId, slug, token } = await withAgent(api)
    const client = await connected(await served(), token, wire)
    const call = async (name: string, args: Record<string, unknown> = {}) =>
      (await client.callTool({ name, arguments: args })).structuredContent
    expect(await call('my_agents')).toMatchObject({ agents: [{ slug }] })
    expect(await call('join', { game: 'who-is-spy' })).toMatchObject({ state: 'waiting' })
    expect(await call('wait_for_turn', { seconds: 0 })).toMatchObject({ state: 'nothing-yet' })
    const waiting = call('wait_for_turn', { seconds: 20 })
    const turnId = newId()
    await putTurn(api.db, { turnId, agentId, body, forMs: 90_000 })
    expect(await waiting).toMatchObject({
      state: 'your-turn',
      id: turnId,
      request: { legal: ['1,1', '2,2'] },
    })
    const answered = call('answer', { turn: turnId, answer: { move: '2,2' } })
    await expect
      .poll(async () => (await readTurns(api.db, [turnId]))[0]?.answer, patient)
      .toBe('{"move":"2,2"}')
    await tellRuled(api.db, { turnId, agentId, isRefused: false })
    expect(await answered).toEqual({ result: 'accepted', ruled: true })
    await endTurn(api.db, turnId)
    expect(await call('leave')).toEqual({ left: 1 })
  })
})

describe('without the right token', () => {
  const post = (url: URL, message: object, headers: Record<string, string> = {}) =>
    fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }),
    })
  const joining = { method: 'tools/call', params: { name: 'join', arguments: { game: 'bid' } } }

  it('a call is refused, and the answer says where to learn how to get one', async () => {
    const api = await apiRig()
    const { session } = await api.user()
    const url = await served()
    const cookie = z.object({ cookie: z.string() }).parse(session)
    for (const headers of [{}, cookie, { authorization: 'Bearer wis_nonsense' }]) {
      const answer = await post(url, joining, headers)
      expect(answer.status).toBe(401)
      expect(answer.headers.get('www-authenticate')).toContain('/.well-known/oauth-protected-resource/mcp')
    }
    expect(await protectedResource().json()).toMatchObject({ scopes_supported: ['agents:connect'] })
  })

  it('names each wrong argument of a call', async () => {
    const api = await apiRig()
    const { slug, token } = await withAgent(api)
    const client = await connected(await served(), token)
    const wish = { agent: slug, game: 'chess', mode: 'practice' }
    const { isError, content } = await client.callTool({ name: 'join', arguments: wish })
    expect(isError).toBe(true)
    expect(JSON.stringify(content)).toContain('game: ')
  })

  it('nobody answers for, or reads the turns of, another owner’s agent', async () => {
    const api = await apiRig()
    const fox = await withAgent(api)
    const owl = await withAgent(api, 'Owl')
    const turnId = newId()
    await putTurn(api.db, { turnId, agentId: ids.agent(fox.agentId), body, forMs: 90_000 })
    const client = await connected(await served(), owl.token)
    const named = { agent: fox.slug }
    const read = await client.callTool({ name: 'wait_for_turn', arguments: { seconds: 0, ...named } })
    const given = { turn: turnId, answer: { move: '1,1' } }
    const answered = await client.callTool({ name: 'answer', arguments: { ...given, ...named } })
    expect([read.isError, answered.isError]).toEqual([true, true])
    const asSelf = await client.callTool({ name: 'answer', arguments: given })
    expect(asSelf.structuredContent).toMatchObject({ result: 'too-late' })
    expect((await readTurns(api.db, [turnId]))[0]?.answer).toBeNull()
  })

  it('long waits, big calls, deep JSON and broken JSON are refused', async () => {
    await apiRig()
    const url = await served()
    const wait = { seconds: longestWaitSeconds + 1 }
    const { token } = await withAgent(await apiRig())
    const tooLong = await (await connected(url, token)).callTool({ name: 'wait_for_turn', arguments: wait })
    expect(tooLong.isError).toBe(true)
    expect((await post(url, { method: 'x'.repeat(70_000) })).status).toBe(413)
    const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`
    const raw = (text: string) =>
      fetch(url, { method: 'POST', body: text, headers: { 'content-type': 'application/json' } })
    expect((await raw(deep)).status).toBe(422)
    const latin1 = new Uint8Array(Buffer.from('{"method":"é"}', 'latin1'))
    const strange = { method: 'POST', body: latin1, headers: { 'content-type': 'application/json' } }
    expect((await fetch(url, strange)).status).toBe(400)
    const broken = await raw('{')
    expect(broken.status).toBeGreaterThan(399)
    expect(broken.status).toBeLessThan(500)
  })
})
