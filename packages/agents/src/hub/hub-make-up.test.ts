import { afterAll, beforeAll, expect, it } from 'vitest'
import { guardedFetch } from '../egress/guarded-fetch.ts'
import { startHubStandIn } from '../testing/hub-stand-in.ts'
import type { HubStandIn } from '../testing/hub-stand-in.ts'
import { hubMakeUpOf } from './hub-make-up.ts'
import { createHub } from './hub.ts'

let server: HubStandIn
beforeAll(async () => {
  server = await startHubStandIn({
    spaces: {
      'owner/one': { models: ['org/chat'] },
      'owner/two': { models: ['org/chat', 'org/gated'] },
      'owner/odd': { models: ['../../etc'] },
      'owner/none': {},
    },
    models: {
      'org/chat': { library: 'transformers', licence: 'apache-2.0', parameters: 7_615_616_512 },
      'org/gated': { gated: 'manual', licence: 'llama3.1', parameters: 8_030_261_248 },
      'org/plain': {},
      'org/other': { licence: 'other' },
      'org/secret': { private: true },
    },
    moved: { 'org/old': 'org/chat' },
  })
})
afterAll(() => server.close())

const ask = (kind: 'model' | 'space', id: string) =>
  hubMakeUpOf(createHub({ fetch: guardedFetch({ allow: [server.place] }), baseUrl: server.url }), {
    kind,
    id,
  })

const chat = { model: 'org/chat', library: 'transformers', billions: 7.62, openWeights: true }

it.each([
  ['model', 'org/chat', chat],
  ['model', 'org/gated', { model: 'org/gated', billions: 8.03 }],
  ['model', 'org/plain', { model: 'org/plain' }],
  ['model', 'org/other', { model: 'org/other' }],
  ['space', 'owner/one', chat],
  ['space', 'owner/two', { model: 'org/chat + org/gated' }],
  ['space', 'owner/odd', { model: '../../etc' }],
] as const)('takes only the listed facts about the %s %s from the Hub', async (kind, id, said) => {
  expect(await ask(kind, id)).toEqual(said)
})

it.each([
  ['model', 'org/secret'],
  ['model', 'org/old'],
  ['model', 'org/none'],
  ['space', 'owner/none'],
  ['space', 'owner/missing'],
] as const)('says nothing of the %s %s', async (kind, id) => {
  expect(await ask(kind, id)).toBeNull()
})

it('tells silence from no answer', async () => {
  const closed = await startHubStandIn({})
  await closed.close()
  const hub = createHub({ fetch: guardedFetch({ allow: [closed.place] }), baseUrl: closed.url })
  expect(await hubMakeUpOf(hub, { kind: 'model', id: 'org/chat' })).toBe('unreachable')
})
