import { connectorSettings, hfRouter } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { sharedProviders, wellKnownProviders } from './model-agent.ts'

const providerOf = sharedProviders([...wellKnownProviders, 'models.example:8443'], hfRouter)
const strategy = { preset: 'plain' }
const api = (baseUrl: string) =>
  providerOf(connectorSettings.parse({ kind: 'openai', baseUrl, model: 'm', strategy }))

describe('a shared provider answers for an agent', () => {
  it.each([
    ['https://api.openai.com/v1', 'api.openai.com'],
    ['https://API.OpenAI.com:443', 'api.openai.com'],
    ['https://models.example:8443', 'models.example:8443'],
    ['https://router.huggingface.co/v1', 'router.huggingface.co'],
  ])('at %s', (url, provider) => expect(api(url)).toBe(provider))

  it('for every model of the Hub', () => {
    const settings = { kind: 'hf-model', model: 'org/model', provider: 'auto', strategy }
    expect(providerOf(connectorSettings.parse(settings))).toBe('router.huggingface.co')
  })
})

describe('no shared provider answers for an agent', () => {
  it.each([
    'https://models.example',
    'https://my-server.example/v1',
    'https://api.openai.com.my-server.example/v1',
    'https://my-server.example/api.openai.com/v1',
    'https://api.openai.com:8443/v1',
    'https://api.openai.com./v1',
    'http://api.openai.com/v1',
    'http://api.openai.com:443/v1',
    'https://owner-space.hf.space/v1',
    'https://x1y2.us-east-1.aws.endpoints.huggingface.cloud/v1',
    'https://203.0.113.9/v1',
  ])('at %s, which an owner may run or answer for', (url) => expect(api(url)).toBeUndefined())

  it.each([
    { kind: 'hf-endpoint', url: 'https://api.openai.com', strategy },
    { kind: 'hf-space', space: 'owner/space' },
    { kind: 'webhook', url: 'https://api.openai.com/turn' },
    { kind: 'outbound' },
  ])('of the kind $kind, at any address', (settings) =>
    expect(providerOf(connectorSettings.parse(settings))).toBeUndefined(),
  )
})
