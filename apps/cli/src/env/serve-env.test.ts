import { sendBytes } from '@wis/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { serveEnv } from './serve-env.ts'
import type { EnvServer } from './serve-env.ts'

let server: EnvServer
let origin = ''
const mostSessions = 300

beforeAll(async () => {
  const guests = new Map([['guest', () => Promise.resolve('no move')]])
  server = await serveEnv({
    port: 0,
    host: '127.0.0.1',
    game: 'tic-tac-toe',
    version: '1',
    mostSessions,
    guests,
  })
  origin = `http://127.0.0.1:${server.port}`
})
afterAll(() => server.close())

interface Stepped {
  readonly observation: {
    readonly turns: readonly number[]
    readonly legal?: readonly string[]
    readonly seat: number
  }
  readonly reward: number | null
  readonly done: boolean
  readonly metadata?: { readonly episode_id: string }
}

const get = async (at: string) => (await fetch(`${origin}${at}`)).json() as Promise<Record<string, unknown>>

async function post<Answer = Stepped>(at: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${origin}${at}`, { method: 'POST', body: JSON.stringify(body), headers })
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer }
}

describe('wis env serve', () => {
  it('outlives a target that is no address, and a caller that hangs up', async () => {
    const upgrade = 'connection: Upgrade\r\nupgrade: websocket\r\n'
    expect(await sendBytes(origin, 'GET // HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')).toContain(
      '400 Bad',
    )
    expect(await sendBytes(origin, `GET // HTTP/1.1\r\nhost: a\r\n${upgrade}\r\n`)).toContain('404 Not Found')
    await sendBytes(origin, 'POST /reset HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{}', true)
    expect(await get('/health')).toEqual({ status: 'healthy' })
  })

  it('plays an episode by plain HTTP, and tells its log at the end alone', async () => {
    let { body: stepped } = await post('/reset', { seed: 42, opponents: 'wins-and-blocks', learner: 1 })
    expect(stepped).toMatchObject({ done: false, reward: 0, observation: { seat: 1, turns: [1] } })
    const { episode_id } = stepped.metadata ?? { episode_id: '' }
    expect(await get(`/state?episode_id=${episode_id}`)).toMatchObject({
      episode_id,
      step_count: 0,
      log: null,
    })
    let steps = 0
    for (; !stepped.done; steps++)
      stepped = (
        await post('/step', { episode_id, action: { answer: stepped.observation.legal?.[0] ?? '' } })
      ).body
    const state = await get(`/state?episode_id=${episode_id}`)
    expect(state).toMatchObject({ step_count: steps, result: { end: 'decided' } })
    expect((state['log'] as string[]).length).toBeGreaterThan(5)
    expect((await post<{ detail: string }>('/step', { episode_id, action: { answer: '1,1' } })).status).toBe(
      422,
    )
  })

  it('describes itself', async () => {
    expect(await get('/health')).toEqual({ status: 'healthy' })
    expect(Object.keys(await get('/schema'))).toEqual(['action', 'observation', 'state'])
    expect(await get('/metadata')).toMatchObject({ name: 'wis', version: '1' })
  })

  it('lets every seat learn, and names whose turn it is', async () => {
    const { body } = await post('/reset', { seed: 1, seats: ['learner', 'learner'] })
    const { body: second } = await post('/step', { action: { answer: body.observation.legal?.[0] } })
    expect(second.observation).toMatchObject({ seat: 1, turns: [1] })
    const wrong = await post<{ detail: string }>('/step', { action: { seat: 0, answer: '2,2' } })
    expect(wrong).toMatchObject({
      status: 422,
      body: { detail: expect.stringContaining('seat 0') as string },
    })
  })

  it('asks the players that it was started with', async () => {
    const { body } = await post<{ observation: { history: string[] } }>('/reset', {
      seats: ['guest', 'learner'],
    })
    expect(body.observation.history.join('\n')).toContain('no move')
  })

  it('is a server of tools', async () => {
    const rpc = (method: string, params = {}) => ({ jsonrpc: '2.0', id: 1, method, params })
    const hello = await post<object>('/mcp', rpc('initialize'))
    const session = { 'mcp-session-id': hello.headers.get('mcp-session-id') ?? '' }
    const { body } = await post<{ result: { tools: { name: string }[] } }>('/mcp', rpc('tools/list'), session)
    expect(body.result.tools.map(({ name }) => name)).toEqual(['reset', 'step', 'state'])
    const tool = (name: string, given: object) =>
      post<{ result: { isError: boolean } }>('/mcp', rpc('tools/call', { name, arguments: given }), session)
    expect((await tool('step', { answer: '1,1' })).body.result.isError).toBe(true)
    expect((await tool('reset', { seed: 3 })).body.result.isError).toBe(false)
    expect((await tool('step', { answer: '1,1' })).body.result.isError).toBe(false)
  })

  it('answers no page of another site', async () => {
    expect((await post('/reset', {}, { origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await post('/reset', {}, { origin })).status).toBe(200)
  })

  it('keeps 256 sessions at once apart', async () => {
    const results = await Promise.all(Array.from({ length: 256 }, (_, seed) => overSocket(seed % 8)))
    const bySeed = results.map(({ seed, hash }) => `${seed} ${hash}`)
    expect(new Set(bySeed).size).toBe(8)
  })

  it('says what is wrong with a message', async () => {
    const socket = await opened()
    const heard = listening(socket)
    socket.send('nothing')
    expect(await heard()).toMatchObject({ type: 'error', data: { code: 'INVALID_JSON' } })
    socket.send('{"type":"fly"}')
    expect(await heard()).toMatchObject({ type: 'error', data: { code: 'UNKNOWN_TYPE' } })
    socket.send('{"type":"step","data":{"answer":"1,1"}}')
    expect(await heard()).toMatchObject({ type: 'error', data: { code: 'VALIDATION_ERROR' } })
    socket.send(JSON.stringify({ type: 'reset', data: { seed: 1, episode_id: 'é'.repeat(200) } }))
    expect(await heard()).toMatchObject({ type: 'observation' })
    socket.send('{"type":"close"}')
    await new Promise((resolve) => socket.once('close', resolve))
  })
})

async function opened(): Promise<WebSocket> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`)
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return socket
}

function listening(socket: WebSocket) {
  const come: unknown[] = []
  let wake = () => {}
  socket.on('message', (data: Buffer) => {
    come.push(JSON.parse(data.toString()))
    wake()
  })
  return async () => {
    while (come.length === 0) await new Promise<void>((resolve) => (wake = resolve))
    return come.shift() as { type: string; data: Stepped & { result?: { logHash: string } } }
  }
}

/** A whole match by a socket. */
async function overSocket(seed: number) {
  const socket = await opened()
  const heard = listening(socket)
  const ask = async (message: object) => {
    socket.send(JSON.stringify(message))
    return (await heard()).data
  }
  let stepped = await ask({ type: 'reset', data: { seed } })
  while (!stepped.done)
    stepped = await ask({
      type: 'step',
      data: { answer: stepped.observation.legal?.at(seed) ?? stepped.observation.legal?.[0] },
    })
  const { result } = await ask({ type: 'state' })
  socket.close()
  return { seed, hash: result?.logHash }
}
