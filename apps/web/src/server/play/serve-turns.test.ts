import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Later } from '../api/call.ts'
import type { Lent } from '../api/lent.ts'
import { serveTurns } from './serve-turns.ts'

type CallApi = Lent['callApi']
let api: CallApi | undefined
let arrived = 0

beforeEach(() => {
  api = undefined
  arrived = 0
})

/** A server that says “Next” to whatever is passed on to it. */
async function site() {
  onTestFinished(
    serveTurns(() => {
      arrived += 1
      return api
    }),
  )
  const server = createServer((_, response) => void response.end('Next'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return (path = '/api/v1/play/turns?wait=50', given: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, given)
}

test('only calls for a turn are answered, and only once the API is loaded', async () => {
  const ask = await site()
  const text = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).text()
  expect(await text()).toBe('Next')
  api = () => Promise.resolve(new Response('a turn'))
  expect(await text()).toBe('a turn')
  expect(await text('/api/v1/play/turns')).toBe('a turn')
  for (const other of ['/api/v1/play/turns/5', '/api/v1/play', '/watch'])
    expect(await text(other)).toBe('Next')
  expect(await text('/api/v1/play/turns', { method: 'POST' })).toBe('Next')
})

test('the API gets the call as it came, and its answer has the headers of every page', async () => {
  const ask = await site()
  const calls: (readonly [Request, readonly string[]])[] = []
  api = (request, path) => {
    calls.push([request, path])
    return Promise.resolve(new Response(null, { status: 204, headers: { 'retry-after': '5' } }))
  }
  const { status, headers } = await ask('/api/v1/play/turns?agent=fox&wait=2', {
    headers: { authorization: 'Bearer key' },
  })
  const [[request, path] = []] = calls
  expect(path).toEqual(['play', 'turns'])
  expect(new URL(request?.url ?? '').search).toBe('?agent=fox&wait=2')
  expect(request?.headers.get('authorization')).toBe('Bearer key')
  expect([status, headers.get('retry-after'), headers.get('x-content-type-options')]).toEqual([
    204,
    '5',
    'nosniff',
  ])
})

test('an answer that comes later is sent when it comes', async () => {
  const ask = await site()
  let give: ((response: Response) => void) | undefined
  api = () =>
    Promise.resolve(
      new Later<Response>((ready) => {
        give = ready
        return () => undefined
      }),
    )
  const answer = ask()
  await vi.waitUntil(() => give)
  give?.(new Response('a turn'))
  expect(await (await answer).text()).toBe('a turn')
})

test('a wait ends when its caller hangs up', async () => {
  const ask = await site()
  const [begun, ended] = [vi.fn(), vi.fn()]
  api = () =>
    Promise.resolve(
      new Later<Response>(() => {
        begun()
        return ended
      }),
    )
  const caller = new AbortController()
  const answer = ask(undefined, { signal: caller.signal }).catch(() => 'hung up')
  await vi.waitUntil(() => begun.mock.calls.length > 0)
  expect(ended).not.toHaveBeenCalled()
  caller.abort()
  expect(await answer).toBe('hung up')
  await vi.waitUntil(() => ended.mock.calls.length > 0)
})

test('sixteen of a crowd are looked at together, and the others after them', async () => {
  const ask = await site()
  const looked: (() => void)[] = []
  api = () =>
    new Promise((resolve) => {
      looked.push(() => resolve(new Response('a turn')))
    })
  const answers = Array.from({ length: 20 }, () => ask())
  await vi.waitUntil(() => arrived === answers.length)
  expect(looked).toHaveLength(16)
  for (const finish of looked.splice(0, 4)) finish()
  await vi.waitUntil(() => looked.length === 16)
  for (const finish of looked) finish()
  const texts = await Promise.all(answers.map(async (answer) => (await answer).text()))
  expect(texts).toEqual(Array.from({ length: 20 }, () => 'a turn'))
})

test('a failure is an error in the shape of the API, and says no more', async () => {
  const ask = await site()
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => told.mockRestore())
  api = () => Promise.reject(new Error('the password is 5'))
  const answer = await ask()
  expect(answer.status).toBe(503)
  const text = await answer.text()
  expect(text).toContain('"error"')
  expect(text).not.toContain('password')
})
