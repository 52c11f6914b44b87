import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createWebhookAgent, createWhoisspyAgent, guardedFetch, systemClock } from '@wis/agents'
import type { GuardedFetch } from '@wis/agents'
import { afterEach, describe, expect, it } from 'vitest'
import { fly } from './testing/spy-check.ts'

const clock = { clock: systemClock }
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function serving(answer: (body: string, request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => answer(body, request, response))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  closing.push(() => (server.closeAllConnections(), server.close()))
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const fetch: GuardedFetch = guardedFetch({ allow: [place] })
  return { url: `http://${place}`, fetch }
}

describe('a situation that failed', () => {
  it('shows a webhook’s request as it was sent, and the answer', async () => {
    const sent: string[] = []
    const { url, fetch } = await serving((body, _, response) => {
      sent.push(body)
      response.end('<p>Not JSON')
    })
    const { steps } = await fly(() => createWebhookAgent({ fetch, url, secret: 'canary-secret' }), clock)
    const failed = steps.filter(({ verdict }) => verdict === 'failed')
    expect(failed.length).toBeGreaterThan(0)
    for (const { calls = [] } of failed) {
      const last = calls.at(-1)
      expect(last).toMatchObject({ failed: true, exchange: [{ answer: '<p>Not JSON' }] })
      expect(sent).toContain(last?.exchange[0]?.request?.body)
    }
    expect(JSON.stringify(steps)).not.toContain('canary-secret')
    expect(steps.some(({ verdict, calls }) => verdict !== 'failed' && calls)).toBe(false)
  })

  it('shows the notices to a Space before the call that failed', async () => {
    const { url, fetch } = await serving((_, request, response) => {
      const isAsked = request.url === '/agent/interact'
      response.statusCode = isAsked ? 422 : 200
      response.end('{"success":true,"result":null}')
    })
    const { steps } = await fly(() => createWhoisspyAgent({ fetch, baseUrl: url }), clock)
    const [first] = steps.filter(({ verdict }) => verdict === 'failed')
    const calls = first?.calls ?? []
    expect(calls.slice(0, 2).map(({ kind, told }) => `${kind} ${told}`)).toEqual([
      expect.stringContaining('told {"status":"start"'),
      expect.stringContaining('told {"status":"distribution"'),
    ])
    expect(calls.at(-1)?.exchange[0]).toMatchObject({
      status: 422,
      request: { url: `${url}/agent/interact`, body: expect.stringContaining('"status":"round"') as string },
    })
  })
})
