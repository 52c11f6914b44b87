import { recognise } from '@wis/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guardedFetch } from '../egress/guarded-fetch.ts'
import { misbehaviours, startHostileServer } from '../testing/hostile-server.ts'
import { startHubStandIn } from '../testing/hub-stand-in.ts'
import type { HubStandIn } from '../testing/hub-stand-in.ts'
import { createHub } from './hub.ts'
import { lookUp } from './look-up.ts'

let server: HubStandIn
beforeAll(async () => {
  server = await startHubStandIn({
    spaces: {
      'owner/agent': { subdomain: 'owner-agent' },
      'owner/secret': { private: true },
      'owner/tired': { stages: ['SLEEPING'] },
      'owner/new': { stages: ['BUILDING'] },
      'owner/off': { stages: ['PAUSED'] },
      'owner/broken': { stages: ['RUNTIME_ERROR'] },
      'owner/strange': { stages: ['SOMETHING_NEW'] },
      'owner/page': { sdk: 'static' },
      'owner/both': {},
    },
    models: {
      'org/chat': { providers: ['together', 'novita'] },
      'org/gated': { gated: 'manual', providers: ['together'] },
      'org/secret': { private: true },
      'org/lonely': {},
      'org/painter': { task: 'text-to-image' },
      'owner/both': { providers: ['together'] },
    },
    moved: { 'owner/old': 'owner/agent' },
    tokens: { hf_owner: ['owner/secret', 'org/gated', 'org/secret'], hf_other: [] },
  })
})
afterAll(() => server.close())

const look = (text: string, token?: string) => {
  const fetch = guardedFetch({ allow: [server.place] })
  return lookUp(createHub({ fetch, baseUrl: server.url, ...(token && { token }) }), recognise(text))
}

describe('looking up a Space', () => {
  it('finds it with the host at which it answers', async () => {
    expect(await look('hf.co/spaces/owner/agent')).toEqual({
      outcome: 'found',
      thing: {
        kind: 'space',
        id: 'owner/agent',
        host: 'https://owner-agent.hf.space',
        private: false,
        sdk: 'docker',
        stage: 'up',
        stageWord: 'RUNNING',
      },
    })
  })

  it('finds it by its host', async () => {
    expect(await look('https://owner-agent.hf.space/agent/init')).toMatchObject({
      thing: { id: 'owner/agent' },
    })
  })

  it('finds a private one with its owner’s token', async () => {
    expect(await look('spaces/owner/secret', 'hf_owner')).toMatchObject({
      outcome: 'found',
      thing: { private: true },
    })
  })

  it.each([
    ['spaces/owner/tired', 'sleeping', 'wait-until-awake'],
    ['spaces/owner/new', 'starting', 'wait-until-built'],
    ['spaces/owner/off', 'paused', 'restart-space'],
    ['spaces/owner/broken', 'broken', 'fix-space'],
  ])('says of %s that it is %s', async (text, outcome, code) => {
    expect(await look(text)).toMatchObject({ outcome, thing: { kind: 'space' }, advice: { code } })
  })

  it('treats an unknown stage as no stage', async () => {
    expect(await look('spaces/owner/strange')).toMatchObject({
      outcome: 'found',
      thing: { stage: 'unknown' },
    })
  })

  it.each([
    ['spaces/owner/secret', undefined, 'private', 'give-token'],
    ['spaces/owner/none', undefined, 'private', 'give-token'],
    ['spaces/owner/secret', 'hf_other', 'missing', 'check-name-or-token'],
    ['spaces/owner/none', 'hf_owner', 'missing', 'check-name-or-token'],
    ['spaces/owner/agent', 'hf_expired', 'private', 'check-token'],
    ['spaces/owner/old', 'hf_owner', 'missing', 'use-new-name'],
    ['spaces/owner/page', undefined, 'wrong-kind', 'static-space-runs-nothing'],
    ['nobody-knows.hf.space', 'hf_owner', 'missing', 'check-name-or-token'],
  ])('of %s with the token %s comes to %s: %s', async (text, token, outcome, code) => {
    const found = await look(text, token)
    expect(found).toMatchObject({ outcome, advice: { code } })
    expect(found.thing).toBeUndefined()
  })
})

describe('looking up a model', () => {
  it('finds it with the providers that serve it', async () => {
    expect(await look('hf.co/org/chat')).toEqual({
      outcome: 'found',
      thing: {
        kind: 'model',
        id: 'org/chat',
        private: false,
        gated: false,
        task: 'text-generation',
        providers: ['together', 'novita'],
      },
    })
  })

  it('keeps the provider that was asked for', async () => {
    expect(await look('org/chat:novita')).toMatchObject({ thing: { kind: 'model', provider: 'novita' } })
  })

  it.each([
    ['hf.co/org/gated', undefined, 'gated', 'ask-for-access'],
    ['hf.co/org/gated', 'hf_other', 'gated', 'ask-for-access'],
    ['hf.co/org/gated', 'hf_owner', 'found', undefined],
    ['hf.co/org/lonely', undefined, 'found', 'no-provider-serves-it'],
    ['hf.co/org/painter', undefined, 'wrong-kind', 'not-a-chat-model'],
    ['hf.co/org/secret', undefined, 'private', 'give-token'],
    ['hf.co/org/secret', 'hf_owner', 'found', 'no-provider-serves-it'],
    ['hf.co/org/none', 'hf_owner', 'missing', 'check-name-or-token'],
  ])('of %s with the token %s comes to %s: %s', async (text, token, outcome, code) => {
    const found = await look(text, token)
    expect([found.outcome, found.advice?.code]).toEqual([outcome, code])
  })
})

describe('looking up a plain name', () => {
  it.each([
    ['owner/agent', 'space'],
    ['org/chat', 'model'],
    ['owner/both', 'space'],
    ['owner/both:together', 'model'],
  ])('finds %s as a %s', async (text, kind) => {
    expect(await look(text)).toMatchObject({ outcome: 'found', thing: { kind } })
  })

  it('that is neither a Space nor a model says so', async () => {
    expect(await look('owner/none')).toMatchObject({ outcome: 'private', advice: { code: 'give-token' } })
    expect(await look('owner/none', 'hf_owner')).toMatchObject({ outcome: 'missing' })
  })
})

describe('a look-up of any other text', () => {
  it.each([
    ['https://x.aws.endpoints.huggingface.cloud/v1', 'found', 'endpoint'],
    ['https://agent.example/turn', 'found', 'url'],
    ['hf.co/datasets/a/b', 'wrong-kind', undefined],
    ['hello', 'wrong-kind', undefined],
    ['https://ui.endpoints.huggingface.co/a/endpoints/b', 'wrong-kind', undefined],
  ])('of %s asks the Hub nothing and comes to %s', async (text, outcome, kind) => {
    const looks = server.looks.length
    const found = await look(text)
    expect([found.outcome, found.thing?.kind]).toEqual([outcome, kind])
    expect(server.looks).toHaveLength(looks)
  })

  it.each(['breaks down', 'answers in HTML', 'hangs up'] as const)(
    'of a Hub that %s says to try later',
    async (name) => {
      const broken = await startHostileServer(misbehaviours[name])
      const hub = createHub({ fetch: guardedFetch({ allow: [broken.place] }), baseUrl: broken.url })
      const found = await lookUp(hub, recognise('owner/name'))
      expect(found).toMatchObject({ outcome: 'unreachable', advice: { code: 'try-again-later' } })
      await broken.close()
    },
  )
})
