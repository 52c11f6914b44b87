import { Webhook } from 'standardwebhooks'
import { afterEach, describe, expect, it } from 'vitest'
import { guardedFetch } from '../egress/guarded-fetch.ts'
import { json } from '../testing/http-server.ts'
import { requestFor } from '../testing/spy-entries.ts'
import { startWebhookStandIn } from '../testing/webhook-stand-in.ts'
import type { WebhookStandIn } from '../testing/webhook-stand-in.ts'
import { createWebhookAgent } from './webhook.ts'

const servers: WebhookStandIn[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

async function agentThat(
  move: Parameters<typeof startWebhookStandIn>[1],
  secret = 'canary',
  { earlierSecret, known = 'canary' }: { readonly earlierSecret?: string; readonly known?: string } = {},
) {
  const server = await startWebhookStandIn(known, move)
  servers.push(server)
  const fetch = guardedFetch({ allow: [server.place] })
  const { url } = server
  return { server, agent: createWebhookAgent({ fetch, url, secret, earlierSecret, retryAfterMs: 1 }) }
}

const never = new AbortController().signal

describe('a webhook', () => {
  it('is given everything in one signed request, and answers with a speech', async () => {
    const { agent, server } = await agentThat(() => ({ speech: 'It is green.', vote: 'nobody', more: 1 }))
    const request = requestFor('speech')
    expect(await agent.reply(request, never)).toMatchObject({
      ok: true,
      text: 'It is green.',
      attempts: [{ status: 200 }],
    })
    expect(server.turns).toEqual([request])
  })

  it('gets requests that Standard Webhooks libraries accept', async () => {
    const { agent, server } = await agentThat(() => ({ speech: 'It is green.' }))
    await agent.reply(requestFor('speech'), never)
    const [headers] = server.headers as readonly Record<string, string>[]
    const verified = new Webhook('canary', { format: 'raw' }).verify(server.bodies[0] ?? '', headers ?? {})
    expect(verified).toEqual(server.turns[0])
  })

  it('answers with a vote, its reasons and its beliefs', async () => {
    const { agent } = await agentThat(() => ({
      vote: 'Player 3',
      reasoning: 'So.',
      beliefs: { 'Player 3': 0.7 },
    }))
    expect(await agent.reply(requestFor('vote'), never)).toMatchObject({
      ok: true,
      text: 'Player 3',
      reasoning: 'So.',
      beliefs: { 'Player 3': 0.7 },
    })
  })

  it('that has another secret refuses', async () => {
    const { agent } = await agentThat(() => ({ speech: 'x' }), 'other')
    expect(await agent.reply(requestFor('speech'), never)).toMatchObject({
      ok: false,
      failure: 'refused',
      verdict: 'agent',
    })
  })

  it.each(['canary', 'the secret before'])('whose secret is replaced may know either: %s', async (known) => {
    const earlierSecret = 'the secret before'
    const move = () => ({ speech: 'It is green.' })
    const { agent, server } = await agentThat(move, 'canary', { earlierSecret, known })
    expect(await agent.reply(requestFor('speech'), never)).toMatchObject({ ok: true, text: 'It is green.' })
    const [headers] = server.headers as readonly Record<string, string>[]
    for (const secret of ['canary', earlierSecret])
      new Webhook(secret, { format: 'raw' }).verify(server.bodies[0] ?? '', headers ?? {})
  })

  it('that knows neither of two secrets refuses', async () => {
    const secrets = { earlierSecret: 'the secret before', known: 'quite another' }
    const { agent, server } = await agentThat(() => ({ speech: 'x' }), 'canary', secrets)
    expect(await agent.reply(requestFor('speech'), never)).toMatchObject({ ok: false, failure: 'refused' })
    expect(server.bodies).toHaveLength(2)
  })

  it('that breaks down is asked again with the same bytes', async () => {
    const { agent, server } = await agentThat((_, tries) =>
      tries === 1 ? json({}, 500) : { speech: 'Sorry.' },
    )
    const reply = await agent.reply(requestFor('speech'), never)
    expect(reply).toMatchObject({ ok: true, text: 'Sorry.', attempts: [{ status: 500 }, { status: 200 }] })
    expect(new Set(server.bodies).size).toBe(1)
    expect(new Set(server.headers.map((headers) => headers['webhook-id'])).size).toBe(1)
  })

  it('is ready when it answers at all', async () => {
    const { agent, server } = await agentThat(() => ({}))
    expect(await agent.prepare(never)).toEqual({ ready: true })
    await server.close()
    expect(await agent.prepare(never)).toMatchObject({ ready: false, verdict: 'asleep' })
    expect(server.turns).toEqual([])
  })
})
