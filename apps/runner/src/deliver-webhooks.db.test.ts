import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { guardedFetch, isSigned } from '@wis/agents'
import { createVault, createWebhook, listDeliveries, listWebhooks, queueTest } from '@wis/db'
import { createUser } from '@wis/db/accounts'
import { freshDatabase } from '@wis/testkit'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it, onTestFinished } from 'vitest'
import { deliverWebhooks } from './deliver-webhooks.ts'
import { createLog } from './operations/log.ts'

interface Heard {
  readonly signature: string
  readonly event: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A receiver on this machine that answers as the test says. */
async function receiver(status: () => number) {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const signature = String(request.headers['x-wis-signature'])
      const { headers } = request
      heard.push({ signature, event: String(headers['x-wis-event']), headers, body })
      response.writeHead(status(), { location: 'http://127.0.0.1:9/' }).end('thanks')
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  return { heard, place: `127.0.0.1:${(server.address() as AddressInfo).port}` }
}

async function world(status: () => number = () => 200, allow = true) {
  const db = await freshDatabase()
  const vault = createVault(Buffer.alloc(32, 3).toString('base64'))
  const user = { name: 'Ada', email: 'ada@example.org', passwordHash: null, firstIsAdmin: false }
  const userId = (await createUser(db, user)) ?? ''
  const { heard, place } = await receiver(status)
  const hook = await createWebhook(db, vault, userId, {
    url: `http://${place}/hook`,
    events: ['agent-offline'],
  })
  if (!hook) throw new Error('refused')
  await queueTest(db, hook.id)
  const time = new Date()
  const clock = { now: () => time }
  const fetch = guardedFetch({ allow: allow ? [place] : [] })
  const run = () => deliverWebhooks({ db, vault, fetch, clock, log: createLog(() => undefined) })
  const state = async () => (await listDeliveries(db, hook.id)).items[0]
  return { db, hook, userId, heard, run, state, time }
}

describe('a delivery', () => {
  it('arrives once, signed like requests to agents', async () => {
    const { hook, heard, run, state, time } = await world()
    await run()
    await run()
    const [only, ...more] = heard
    const signed = { header: only?.signature ?? '', body: only?.body ?? '', secret: hook.secret }
    expect(more).toEqual([])
    expect(isSigned({ ...signed, seconds: time.getTime() / 1000 })).toBe(true)
    expect(JSON.parse(only?.body ?? '')).toMatchObject({ id: (await state())?.id, type: 'test', data: {} })
    expect(await state()).toMatchObject({ state: 'delivered', outcome: 'answered 200', attempts: 1 })
  })

  it('is accepted by a receiver that knows only Standard Webhooks', async () => {
    const { hook, heard, run, state } = await world()
    await run()
    const headers = (heard[0]?.headers ?? {}) as Record<string, string>
    const told = new Webhook(hook.secret).verify(heard[0]?.body ?? '', headers)
    expect(told).toMatchObject({ id: headers['webhook-id'], type: 'test' })
    expect(headers['webhook-id']).toBe((await state())?.id)
  })

  it.each([500, 404, 302])('answered with %i is tried again later', async (status) => {
    const { heard, run, state } = await world(() => status)
    await run()
    expect(heard).toHaveLength(1)
    expect(await state()).toMatchObject({ state: 'waiting', attempts: 1 })
  })

  it('goes to the open internet only', async () => {
    const { heard, run, state } = await world(() => 200, false)
    await run()
    expect(heard).toEqual([])
    expect((await state())?.outcome).toContain('not on the open internet')
  })

  it('is given up after eight failures, and its webhook is switched off', async () => {
    const { db, heard, run, state, userId } = await world(() => 503)
    for (let n = 0; n < 9; n++) {
      await run()
      await db.pool.query(`update webhook_deliveries set next_at = now() - interval '1 second'`)
    }
    expect(heard).toHaveLength(8)
    expect(new Set(heard.map(({ body }) => body)).size).toBe(1)
    expect(await state()).toMatchObject({ state: 'given-up', outcome: 'answered 503' })
    expect(await listWebhooks(db, userId)).toMatchObject([{ active: false }])
  })
})
