import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { forgetEnv } from '../env/env.ts'
import { contentSecurityPolicy } from '../request/security-headers.ts'
import { nonceHeader } from './page-nonce.ts'
import { servePageCache } from './serve-page-cache.ts'
import { showChange } from './show-change.ts'

// The package only makes a bundler refuse; there is nothing in it to test.
vi.mock('server-only', () => ({}))

/** Answers as pages do: with the nonce of the request. */
const server = createServer((request, response) => {
  made += 1
  if (request.url === '/watch?never') return void response.flushHeaders()
  const nonce = String(request.headers[nonceHeader])
  response.setHeader('content-security-policy', contentSecurityPolicy(nonce, true))
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('link', `</a.woff2>; rel=preload; nonce="${nonce}"`)
  const { status, headers = {}, text } = answers[request.url ?? ''] ?? {}
  response.statusCode = status ?? 200
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.end(`${pageOf(nonce, request)}${text ?? ''}`)
})
/** Answers that must not be reused for another visitor. */
const answers: Readonly<
  Record<string, { status?: number; headers?: Record<string, string>; text?: string }>
> = {
  '/matches/none': { status: 404 },
  '/matches/moved': { status: 307, headers: { location: '/matches/other' } },
  '/matches/gone': { status: 308, headers: { location: '/account' } },
  '/matches/broken': { status: 500 },
  '/matches/busy': { status: 503 },
  '/matches/refused': { status: 429 },
  '/matches/cookie': { headers: { 'set-cookie': 'a=b' } },
  '/matches/failed-later': { text: '<template data-dgst="123456"></template>' },
  '/matches/missing-later': { text: '<meta name="next-error" content="not-found"/>' },
  '/matches/moved-later': {
    text: '<meta id="__next-page-redirect" http-equiv="refresh" content="1;url=/"/>',
  },
  '/matches/drawn-later': { text: '<template data-dgst="BAILOUT_TO_CLIENT_SIDE_RENDERING"></template>' },
  '/matches/quoted': { text: 'she said: &lt;template data-dgst=&quot;1&quot;' },
}
let made = 0
let stop = () => {}

function pageOf(nonce: string, { headers }: Pick<IncomingMessage, 'headers'>): string {
  return `<script nonce="${nonce}">${headers.cookie ?? ''}</script><script nonce="${nonce}"></script>`
}

beforeAll(async () => {
  stop = servePageCache()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubEnv('PORT', String((server.address() as AddressInfo).port))
  forgetEnv()
})
afterAll(() => {
  stop()
  server.closeAllConnections()
  server.close()
  vi.unstubAllEnvs()
  forgetEnv()
})
beforeEach(() => {
  showChange()
  made = 0
})

interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a request as a browser does, but leaves the answer compressed. */
async function ask(path: string, { method = 'GET', headers = {} }: Asked = {}) {
  const { port } = server.address() as AddressInfo
  const sent = { accept: 'text/html', ...headers }
  const asked = get({ port, path, method, headers: sent, agent: false })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await answer.toArray())
  return { status: answer.statusCode, headers: answer.headers, body, text: body.toString() }
}

const nonceIn = ({ headers }: Awaited<ReturnType<typeof ask>>) =>
  /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? ''

it('a crowd costs one page, and each visitor gets a nonce of their own', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => ask('/leaderboard')))
  expect(new Set(answers.map(nonceIn)).size).toBe(3)
  for (const answer of answers) {
    expect(answer.text).toBe(pageOf(nonceIn(answer), { headers: {} }))
    expect(answer.headers.link).toContain(`nonce="${nonceIn(answer)}"`)
  }
  expect(made).toBe(1)
})

it('a client that accepts gzip gets the same page compressed', async () => {
  const answer = await ask('/', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  expect(gunzipSync(answer.body).toString()).toBe(pageOf(nonceIn(answer), { headers: {} }))
  expect((await ask('/')).headers).not.toHaveProperty('content-encoding')
  expect(made).toBe(1)
})

it('a client with other preferences gets another page', async () => {
  const dark = await ask('/', { headers: { cookie: 'wis-theme=dark; tracker=7' } })
  expect(dark.text).toContain('wis-theme=dark<')
  expect((await ask('/')).text).not.toContain('dark')
})

it.each([
  ['of somebody who has signed in', '/', { headers: { cookie: 'next-auth.session-token=x' } }],
  ['that only one person looks at', '/account', {}],
  [
    'of somebody who has signed in over https',
    '/',
    { headers: { cookie: '__Secure-next-auth.session-token.0=x' } },
  ],
  ['that is not there', '/matches/none', {}],
  ['that has moved', '/matches/moved', {}],
  ['that has moved for ever', '/matches/gone', {}],
  ['that cannot be made', '/matches/broken', {}],
  ['that cannot be made now', '/matches/busy', {}],
  ['that is refused', '/matches/refused', {}],
  ['with a cookie', '/matches/cookie', {}],
  ['that fails after it began', '/matches/failed-later', {}],
  ['that is missing after it began', '/matches/missing-later', {}],
  ['that moves after it began', '/matches/moved-later', {}],
])('a page %s is made for each visitor', async (_, path, asked) => {
  const before = made
  await ask(path, asked)
  const once = made - before
  await ask(path, asked)
  expect(made - before).toBeGreaterThan(once)
})

it.each(['/matches/drawn-later', '/matches/quoted'])('%s is kept like any other', async (path) => {
  await ask(path)
  await ask(path)
  expect(made).toBe(1)
})

it('a visitor who has signed in never gets a cached page, and leaves none for others', async () => {
  const own = { headers: { cookie: 'next-auth.session-token=ada; wis-theme=dark' } }
  const [mine, theirs, again] = [await ask('/', own), await ask('/'), await ask('/', own)]
  expect([mine.text, again.text].every((text) => text.includes('session-token=ada'))).toBe(true)
  expect(theirs.text).not.toContain('ada')
  expect([...Object.values(theirs.headers)].join()).not.toContain('ada')
})

it('each visitor gets a redirect unchanged, even if a page was kept before', async () => {
  const [one, other] = await Promise.all([ask('/matches/moved'), ask('/matches/moved')])
  expect([one.status, one.headers.location, other.status]).toEqual([307, '/matches/other', 307])
})

it('a client cannot choose the nonce', async () => {
  const asked = { headers: { [nonceHeader]: 'chosen', 'x-wis-making': 'guessed' } }
  expect(nonceIn(await ask('/account', asked))).not.toBe('chosen')
  expect((await ask('/', asked)).text).not.toContain('chosen')
})

it('a page that never comes is given up after the usual time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked = ask('/watch?never').catch(() => 'broken off')
  await once(server, 'request')
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
  // The request is then answered in the usual way, which on this server also takes forever.
  await once(server, 'request')
  server.closeAllConnections()
  expect(await asked).toBe('broken off')
})

it('a change that was stored is seen at once', async () => {
  await ask('/')
  showChange()
  await ask('/')
  expect(made).toBe(2)
})

it('a change that is stored while a page is made is on the next page', async () => {
  const first = ask('/')
  await once(server, 'request')
  showChange()
  await Promise.all([first, ask('/')])
  expect(made).toBe(2)
})

it.each([
  ['/', {}],
  ['/account', {}],
  ['/api/v1/agents', { authorization: 'Bearer wis_made-up' }],
  ['/api/auth/callback/credentials', {}],
  ['/matches/none', { cookie: 'next-auth.session-token=made-up' }],
  ['/', { 'next-action': 'a'.repeat(42), 'content-type': 'text/plain' }],
])('a request to %s that stores nothing costs no page: %j', async (path, headers) => {
  await ask('/')
  made = 0
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'BREW'])
    await ask(path, { method, headers }).catch(() => 'refused')
  const own = made
  await ask('/')
  expect(made).toBe(own)
})
