import { apiRoutes } from '@wis/protocol'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { apiRig } from '../../testing/api-rig.ts'
import { policies } from '../rate-limit/limits.ts'
import { preflight } from './cors.ts'

const example = apiRoutes['POST /agents'].example

interface BadBody {
  readonly what: string
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
  readonly status: number
  readonly code: string
}

describe('a refusal', () => {
  it.each<BadBody>([
    { what: 'is not JSON', body: '{', status: 400, code: 'bad-request' },
    {
      what: 'is said to be something else',
      body: '{}',
      headers: { 'content-type': 'text/plain' },
      status: 400,
      code: 'bad-request',
    },
    { what: 'is longer than 64 KiB', body: `"${'x'.repeat(65_536)}"`, status: 413, code: 'too-large' },
    {
      what: 'is said to be longer',
      body: '{}',
      headers: { 'content-length': '9999999' },
      status: 413,
      code: 'too-large',
    },
    {
      what: 'holds a NUL',
      body: JSON.stringify({ ...example, description: 'a\0b' }),
      status: 422,
      code: 'invalid',
    },
    { what: 'is not what the call takes', body: '{"name": 5, "more": 1}', status: 422, code: 'invalid' },
  ])('of a body that $what has the one shape of all errors', async ({ body, headers = {}, status, code }) => {
    const api = await apiRig()
    const { session: as } = await api.user()
    const answer = await api.call('POST /agents', { as, body, headers })
    expect([answer.status, await answer.json()]).toMatchObject([
      status,
      { error: { code, message: expect.any(String) } },
    ])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['GET /matches', 'nope'],
    ['GET /matches', 'zzzzzzzzzzzzzzzz'],
    ['GET /agents', 'zzzzzzzzzzzzzzzz'],
    ['GET /seasons', 'nope'],
    ['GET /seasons/{slug}/fixtures', 'nope'],
    ['GET /seasons/{slug}/decisions', 'nope'],
  ] as const)('names the cursor that no page of %s ended with: %s', async (call, cursor) => {
    const api = await apiRig()
    const answer = await api.call(call, { params: { slug: 'open' }, query: { cursor } })
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { error: { issues: [{ path: 'cursor', message: 'not a cursor of this list' }] } },
    ])
  })

  it('names the scheme in which a token is sent', async () => {
    const api = await apiRig()
    const answer = await api.call('GET /agents', { headers: { authorization: 'Basic YTpi' } })
    expect([answer.status, await answer.json()]).toMatchObject([
      401,
      { error: { message: expect.stringContaining('Authorization: Bearer') } },
    ])
  })

  it('says that a list is no body', async () => {
    const api = await apiRig()
    const { session: as } = await api.user()
    const { error } = (await (await api.call('POST /agents', { as, body: [] })).json()) as {
      error: { message: string }
    }
    expect(error.message).toContain('a JSON object')
  })

  it('names every wrong field', async () => {
    const api = await apiRig()
    const { session: as } = await api.user()
    const body = { ...example, name: '', connector: { kind: 'webhook', url: 'nowhere' } }
    const answer = await api.call('POST /agents', { as, body })
    const { error } = (await answer.json()) as { error: { issues: { path: string }[] } }
    expect(error.issues.map(({ path }) => path)).toEqual(expect.arrayContaining(['name', 'connector.url']))
  })
})

describe('too many calls', () => {
  it('are refused with how long to wait, on every server', async () => {
    const api = await apiRig()
    const { session: as } = await api.user()
    const { limit } = policies.register
    const answers = []
    for (let n = 0; n <= limit; n++) answers.push(await api.call('POST /agents', { as, body: example }))
    const [first, last] = [answers[0], answers.at(-1)]
    expect(first?.headers.get('ratelimit-remaining')).toBe(String(limit - 1))
    expect(last?.status).toBe(429)
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(60)
    const { rows } = await api.db.pool.query('select key from rate_limits where key like $1', [
      'register user %',
    ])
    expect(rows).toHaveLength(1)
  })

  it('are counted by address if they are reads', { tags: ['nightly'] }, async () => {
    const api = await apiRig()
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const headers = { 'x-wis-peer': '203.0.113.200' }
    const statuses = new Set<number>()
    for (let n = 0; n < 601; n++) statuses.add((await api.call('GET /openapi.json', { headers })).status)
    expect([...statuses]).toEqual([200, 429])
    expect((await api.call('GET /openapi.json')).status).toBe(200)
  })
})

it('a preflight request from a page of another site allows reading, not writing', () => {
  const { status, headers } = preflight()
  expect(status).toBe(204)
  expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD')
})
