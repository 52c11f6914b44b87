import { describe, expect, it } from 'vitest'
import type { ConnectorSettings } from './connector-settings.ts'
import { connectorKinds, traitsOf } from './kind-traits.ts'
import { vouchingOf } from './vouching.ts'

const strategy = { preset: 'plain' } as const
const openai = (baseUrl: string, more: object = {}): ConnectorSettings => ({
  kind: 'openai',
  baseUrl,
  model: 'some-model',
  strategy,
  ...more,
})
const hub = (settings?: { extra: Record<string, number | boolean> }): ConnectorSettings => ({
  kind: 'hf-model',
  model: 'org/model',
  provider: 'auto',
  strategy,
  ...(settings && { settings }),
})
const of = (settings: ConnectorSettings) => vouchingOf(settings.kind, settings)
const vouched = { vouched: true, because: 'asked-by-platform' }

describe('the platform vouches for', () => {
  it('a house agent, whatever is stored of it', () => {
    expect(vouchingOf('house', undefined)).toEqual({ vouched: true, because: 'in-process' })
  })

  it('a model of the Hub that the router asks', () => {
    expect(of(hub())).toEqual(vouched)
  })

  it.each([
    'https://api.openai.com',
    'https://api.openai.com/v1/',
    'https://API.openai.com:443/v1/chat/completions',
    'https://router.huggingface.co/v1',
    'https://open.bigmodel.cn/api/paas/v4',
  ])('a model at %s', (baseUrl) => {
    expect(of(openai(baseUrl))).toEqual(vouched)
  })

  it('a model with options that only change how it writes', () => {
    expect(of(hub({ extra: { seed: 7, top_k: 40, enable_thinking: false } }))).toEqual(vouched)
  })
})

describe('the platform does not vouch for', () => {
  it.each([
    [{ kind: 'webhook', url: 'https://agent.example/turn' }, 'own-program'],
    [{ kind: 'outbound' }, 'own-program'],
    [{ kind: 'hf-space', space: 'org/space' }, 'own-program'],
    [
      { kind: 'hf-endpoint', url: 'https://abc.eu-west-1.aws.endpoints.huggingface.cloud', strategy },
      'own-machine',
    ],
  ] as const)('%o', (settings, because) => {
    expect(of(settings)).toEqual({ vouched: false, because })
  })

  it.each([
    'https://models.example/v1',
    'http://api.openai.com/v1',
    'https://api.openai.com.example/v1',
    'https://api.openai.com:8443/v1',
    'https://api.openai.com/v1?via=elsewhere',
    'https://api.openai.com/proxy/v1',
    'https://dashscope.aliyuncs.com/api/v1/apps/mine',
    'https://openrouter.ai/api/v1',
    'https://org-space.hf.space/v1',
    'https://abc.endpoints.huggingface.cloud/v1',
  ])('a model at %s, where a program of its owner may answer', (baseUrl) => {
    expect(of(openai(baseUrl))).toEqual({ vouched: false, because: 'own-address' })
  })

  it.each([
    { settings: { extra: { store: true } } },
    { settings: { extra: { web_search_options: {} } } },
    { settings: { extra: { enable_search: true } } },
    { settings: { extra: { previous_response_id: 'r1' } } },
    { model: 'gpt-4o-search-preview' },
  ])('a model that may search or remember: %o', (more) => {
    expect(of(openai('https://api.openai.com/v1', more))).toEqual({ vouched: false, because: 'own-options' })
  })

  it('settings that nobody can read any more', () => {
    expect(vouchingOf('openai', undefined)).toEqual({ vouched: false, because: 'unknown' })
  })

  it('any agent of a kind that cannot be vouched for', () => {
    const kinds = connectorKinds.filter((kind) => traitsOf(kind).canBeVouchedFor)
    expect(kinds).toEqual(['hf-model', 'openai', 'house'])
  })
})
