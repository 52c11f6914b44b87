import { saveAvatar } from '@wis/db/agents'
import { ids } from '@wis/engine'
import { apiRoutes, strategies } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { apiRig } from '../../testing/api-rig.ts'

const example = apiRoutes['POST /agents'].example
const [plain] = strategies

describe('a picture', () => {
  it('is sent with a tag that saves sending it again, and as nothing but a picture', async () => {
    const api = await apiRig()
    const { session: as } = await api.user()
    const registered = await api.call('POST /agents', { as, body: example })
    const { id } = (await registered.json()) as { id: string }
    await saveAvatar(api.db, ids.agent(id), new Uint8Array([1, 2, 3]))
    const picture = await api.call('GET /agents/{id}/avatar', { params: { id } })
    expect(picture.headers.get('content-type')).toBe('image/webp')
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff')
    expect([...new Uint8Array(await picture.arrayBuffer())]).toEqual([1, 2, 3])
    const headers = { 'if-none-match': picture.headers.get('etag') ?? '' }
    expect((await api.call('GET /agents/{id}/avatar', { params: { id }, headers })).status).toBe(304)
  })
})

describe('a model with prompts of its owner’s own', () => {
  const register = async (speech: string) => {
    const api = await apiRig()
    const { session: as } = await api.user()
    const texts = { en: { ...plain?.texts.en, speech } }
    const strategy = { custom: { id: 'mine', version: 1, name: 'Mine', texts } }
    const connector = { kind: 'openai', baseUrl: 'https://api.example/v1', model: 'm', strategy }
    return api.call('POST /agents', { as, body: { ...example, connector } })
  }

  it('is registered if the prompts hold what they must', async () => {
    expect((await register('{{history}} Speak.')).status).toBe(201)
  })

  it('is refused if they do not, with each fault at its place', async () => {
    const refused = await register('{{history}} {{wrod}}')
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({
      error: {
        issues: [
          {
            path: 'connector.strategy.custom.texts.en.speech',
            message: expect.stringMatching(/^there is no \{\{wrod\}\}/),
          },
        ],
      },
    })
  })
})
