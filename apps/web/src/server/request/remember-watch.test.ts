import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { rememberWatch } from './remember-watch.ts'

// The package only makes a bundler refuse: there is nothing in it to test.
vi.mock('server-only', () => ({}))

const server = createServer((_, response) => {
  response.setHeader('content-type', 'text/html')
  response.end('the hall')
})
let stop = () => {}

beforeAll(async () => {
  stop = rememberWatch()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  stop()
  server.closeAllConnections()
  server.close()
})

async function cookiesOf(path: string, init: RequestInit = {}): Promise<string[]> {
  const { port } = server.address() as AddressInfo
  return (await fetch(`http://127.0.0.1:${port}${path}`, init)).headers.getSetCookie()
}

it('an address that chooses a channel or a language is remembered', async () => {
  const [cookie = ''] = await cookiesOf('/watch?channel=top&language=zh&winner=spy')
  expect(cookie).toMatch(/^wis-watch=top_zh; Path=\/; Max-Age=31536000; HttpOnly; SameSite=lax$/)
})

it('one that chooses all forgets', async () => {
  expect(await cookiesOf('/watch?channel=all')).toEqual([
    'wis-watch=; Path=/; Max-Age=0; HttpOnly; SameSite=lax',
  ])
})

it('nothing is remembered of any other request', async () => {
  const all = [
    await cookiesOf('/watch'),
    await cookiesOf('/watch?winner=spy'),
    await cookiesOf('/leaderboard?language=zh'),
    await cookiesOf('/watch?channel=top', { method: 'POST' }),
    await cookiesOf('/watch?channel=top', { headers: { 'next-router-prefetch': '1' } }),
    await cookiesOf('/watch?channel=top', { headers: { 'sec-purpose': 'prefetch;prerender' } }),
  ]
  expect(all.flat()).toEqual([])
})
