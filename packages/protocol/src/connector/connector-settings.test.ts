import { describe, expect, it } from 'vitest'
import { connectorSettings, connectorView, newConnector, secretPlace } from './connector-settings.ts'
import { publicConnectorOf } from './public-connector.ts'

const strategy = { preset: 'plain' }
const texts = {
  en: { system: 'be secret', speech: '{{word}} {{history}}', vote: '{{history}} {{candidates}}' },
}
const custom = { custom: { id: 'mine', version: 1, name: 'Mine', basedOn: 'reasoning', texts } }
const openai = { kind: 'openai', baseUrl: 'https://api.example/v1', model: 'small', strategy } as const
const webhook = { kind: 'webhook', url: 'https://hook.example/turn' } as const
const token = 'a secret of sixteen'.replaceAll(' ', '-')

describe('an owner’s input', () => {
  it.each([
    { kind: 'hf-space', space: 'owner/name' },
    { kind: 'hf-space', space: 'owner/name', token: 'hf_x' },
    { kind: 'hf-model', model: 'org/model-7B.v2', strategy: custom },
    { kind: 'hf-endpoint', url: 'https://x.endpoints.huggingface.cloud', strategy },
    { ...openai, settings: { temperature: 0.7, extra: { top_k: 5 } } },
    { ...webhook, token },
  ])('is taken (%j)', (given) => {
    expect(newConnector.safeParse(given).error).toBeUndefined()
  })

  it.each([
    ['an agent of the house', { kind: 'house', persona: 'fox' }],
    ['an unknown field', { ...webhook, secret: token }],
    ['a short secret', { ...webhook, token: 'short' }],
    ['a token of two lines', { ...openai, token: 'a\r\nX-Evil: 1' }],
    ['a password in an address', { ...webhook, url: 'https://user:pass@hook.example/' }],
    ['an address of another kind', { ...webhook, url: 'file:///etc/passwd' }],
    ['half an address', { ...openai, baseUrl: 'api.example/v1' }],
    ['a path in place of a Space', { kind: 'hf-space', space: '../../api/whoami' }],
    ['a model that is none', { kind: 'hf-model', model: 'https://huggingface.co/org/m', strategy }],
    [
      'a setting that would lead elsewhere',
      { ...openai, settings: { extra: { endpointUrl: 'http://127.0.0.1' } } },
    ],
    ['no strategy', { ...openai, strategy: undefined }],
  ])('is refused with %s', (_, given) => {
    expect(newConnector.safeParse(given).success).toBe(false)
  })

  it('is never shown with the token in it', () => {
    expect(connectorView.safeParse({ ...webhook, hasToken: true }).success).toBe(true)
    expect(connectorView.safeParse({ ...webhook, hasToken: true, token }).success).toBe(false)
    expect(connectorSettings.safeParse({ ...webhook, token }).success).toBe(false)
  })
})

describe('a token is kept', () => {
  it.each([
    [{ kind: 'hf-space', space: 'Owner/Name' } as const, 'space owner/name'],
    [{ kind: 'hf-model', model: 'org/a', provider: 'auto', strategy } as const, 'hugging-face-inference'],
    [openai, 'https://api.example'],
    [{ ...openai, baseUrl: 'https://API.example:443/other' }, 'https://api.example'],
    [{ ...openai, baseUrl: 'http://api.example/v1' }, 'http://api.example'],
    [webhook, 'webhook'],
    [{ kind: 'house', persona: 'fox' } as const, undefined],
  ])('for where it may be shown: %j', (settings, place) => {
    expect(secretPlace(settings)).toBe(place)
  })
})

describe('the public part of a connector', () => {
  it('is never an address, and the name of a Space only if its owner publishes it', () => {
    expect(JSON.stringify([openai, webhook].map((one) => publicConnectorOf(one, true)))).not.toContain(
      'example',
    )
    const space = { kind: 'hf-space', space: 'owner/name' } as const
    expect([false, true].map((published) => publicConnectorOf(space, published).space)).toEqual([
      null,
      'owner/name',
    ])
  })

  it('is an owner’s own prompts only if they are published', () => {
    const mine = { ...openai, strategy: custom }
    expect(publicConnectorOf(mine, false).strategy).toEqual({ id: 'reasoning', custom: true, texts: null })
    expect(publicConnectorOf(mine, true).strategy).toMatchObject({ texts })
  })
})

it('names the kinds for a server of one’s own where its address stands in place of a Space', () => {
  const messageOf = (space: string) =>
    newConnector.safeParse({ kind: 'hf-space', space }).error?.issues[0]?.message
  expect(messageOf('http://127.0.0.1:7860')).toMatch(/webhook or a2a.*outbound/)
  expect(messageOf('owner')).toBe('not owner/name')
})
