import { expect, it, vi } from 'vitest'
import { answerCall } from './answer-call.ts'

// The package only makes a bundler refuse: there is nothing in it to test.
vi.mock('server-only', () => ({}))

const call = (method: string, path: string, peer = '192.0.2.1') =>
  answerCall(new Request(`http://localhost/api/v1/${path}`, { method, headers: { 'x-wis-peer': peer } }), {
    params: Promise.resolve({ path: path.split('/') }),
  })

it('an address tells which methods it knows', async () => {
  const answer = await call('DELETE', 'leaderboard')
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('GET')
  expect(await answer.json()).toMatchObject({ error: { code: 'method-not-allowed' } })
  expect((await call('PUT', 'agents/x')).headers.get('allow')).toBe('DELETE, GET, PATCH')
  expect((await call('HEAD', 'agents/recognise')).headers.get('allow')).toBe('POST')
})

it('what is not there is counted, until too much was asked', async () => {
  expect((await call('GET', 'nothing')).status).toBe(404)
  expect((await call('GET', 'agents/x/nothing')).status).toBe(404)
  let answer = await call('GET', 'nothing', '192.0.2.2')
  for (let calls = 0; calls < 5000 && answer.status === 404; calls++)
    answer = await call('GET', 'nothing', '192.0.2.2')
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
})

it('a page of another site may ask what it may do', async () => {
  const answer = await call('OPTIONS', 'leaderboard')
  expect([answer.status, answer.headers.get('access-control-allow-methods')]).toEqual([204, 'GET, HEAD'])
})
