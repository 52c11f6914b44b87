import fs from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { runCommand } from '../command.ts'
import { agent } from './agent.ts'

let folder = ''
const error = vi.spyOn(console, 'error').mockReturnValue()
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-calls-'))
})
afterEach(() => {
  error.mockClear()
  fs.rmSync(folder, { recursive: true })
})

const played = (id: string, points: number | null) => ({
  match: { id, game: 'who-is-spy' },
  seat: 0,
  version: 3,
  role: 'spy',
  result: points === null ? null : points > 0 ? 'won' : 'lost',
  points,
})
const call = (matchId: string, seq: number, reply: string | null, body?: object) => {
  const request = body && { over: 'http', body: JSON.stringify(body) }
  return { matchId, seq, round: 1, kind: 'speak', reply, heldAgainst: null, exchange: [{ request }, {}] }
}
const chat = { model: 'm', messages: [{ role: 'user', content: 'Speak.' }] }

/** The third match is one of an experiment, and the newest one is still played. */
const pages: Readonly<Record<string, object>> = {
  '/agents/fox/matches?limit=100': { items: [played('m5', null), played('m4', 30)], nextCursor: 'm4' },
  '/agents/fox/matches?limit=100&cursor=m4': { items: [played('m2', -45)], nextCursor: null },
  '/agents/fox/calls?limit=100': {
    items: [call('m5', 9, 'Hot.', chat), call('m4', 7, 'Red.', chat)],
    nextCursor: 'm4-7',
  },
  '/agents/fox/calls?limit=100&cursor=m4-7': {
    items: [call('m4', 3, null, chat), call('m3', 2, 'Blue.', chat), call('m2', 1, 'Old.', { word: 'tea' })],
    nextCursor: null,
  },
}

async function written(...typed: readonly string[]) {
  const server = createServer(({ url = '' }, response) => {
    const page = pages[url.replace('/api/v1', '')]
    const refusal = { error: { code: 'not-found', message: 'There is none.' } }
    if (url.endsWith('/agents/fox/situations.jsonl')) return void response.end('{"set":"a"}\n{"set":"b"}\n')
    response
      .writeHead(page ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(page ?? refusal))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const out = path.join(folder, 'calls.jsonl')
  const code = await runCommand(
    [agent],
    ['agent', 'export', ...typed, '--out', out, '--url', `http://127.0.0.1:${port}`],
  )
  const lines = fs.readFileSync(out, 'utf8').split('\n').filter(Boolean)
  return { code, rows: lines.map((line) => JSON.parse(line) as unknown) }
}

it('writes every call with how its match ended', async () => {
  const { code, rows } = await written('fox')
  expect(code).toBe(0)
  expect(rows).toMatchObject([
    { matchId: 'm5', seq: 9, result: null, points: null, version: 3 },
    { matchId: 'm4', seq: 7, result: 'won', points: 2, game: 'who-is-spy', role: 'spy' },
    { matchId: 'm4', seq: 3, reply: null },
    { matchId: 'm3', seq: 2 },
    { matchId: 'm2', seq: 1, result: 'lost', points: -3 },
  ])
  expect(rows[3]).not.toHaveProperty('points')
})

it('writes chats with the points as a reward, and leaves out what is no example', async () => {
  const { rows } = await written('fox', '--as', 'chat')
  expect(rows).toMatchObject([
    { messages: [...chat.messages, { role: 'assistant', content: 'Red.' }], reward: 2, matchId: 'm4' },
    { messages: [{ role: 'user', content: '{"word":"tea"}' }, { content: 'Old.' }], reward: -3 },
  ])
})

it('writes the situations as the platform has them', async () => {
  expect(await written('fox', '--as', 'situations')).toEqual({ code: 0, rows: [{ set: 'a' }, { set: 'b' }] })
  expect(error.mock.calls.flat().join('\n')).toContain('2 situations')
})

it('ends with a sentence where the platform refuses, or the file cannot be written', async () => {
  expect((await written('owl')).code).toBe(1)
  expect(await runCommand([agent], ['agent', 'export', 'fox', '--out', path.join(folder, 'none', 'x')])).toBe(
    1,
  )
  expect(error.mock.calls.flat().join('\n')).toContain('There is none.')
})
