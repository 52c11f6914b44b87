import { describe, expect, it } from 'vitest'
import { apiRig, jsonOf } from '../../testing/api-rig.ts'

const hook = { url: 'https://hook.example/wis', events: ['match-finished'] }

describe('webhooks in the API', () => {
  it('show their secret when they are made, and never again', async () => {
    const api = await apiRig()
    const { session: as } = await api.user()
    const made = await jsonOf('POST /webhooks', await api.call('POST /webhooks', { as, body: hook }))
    expect(made).toMatchObject({
      ...hook,
      active: true,
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
    })
    const listed = await (await api.call('GET /webhooks', { as })).text()
    expect([listed.includes('hook.example'), listed.includes('whsec_')]).toEqual([true, false])
  })

  it.each([
    ['an address that is none', { ...hook, url: 'hook.example' }],
    ['an address with a password in it', { ...hook, url: 'https://a:b@hook.example/' }],
    ['an event that there is not', { ...hook, events: ['match-started'] }],
    ['an event twice', { ...hook, events: ['budget-80', 'budget-80'] }],
    ['no event', { ...hook, events: [] }],
  ])('refuse %s', async (_, body) => {
    const api = await apiRig()
    const { session: as } = await api.user()
    expect((await api.call('POST /webhooks', { as, body })).status).toBe(422)
  })

  it('are tested, listed and switched off by their owner', async () => {
    const api = await apiRig()
    const { session: as } = await api.user()
    const made = (await (await api.call('POST /webhooks', { as, body: hook })).json()) as { id: string }
    const params = { id: made.id }
    expect((await api.call('POST /webhooks/{id}/test', { as, params })).status).toBe(202)
    const deliveries = await api.call('GET /webhooks/{id}/deliveries', { as, params })
    expect(await jsonOf('GET /webhooks/{id}/deliveries', deliveries)).toMatchObject({
      items: [{ event: 'test', state: 'waiting', attempts: 0 }],
    })
    await api.call('PATCH /webhooks/{id}', { as, params, body: { active: false } })
    expect((await api.call('POST /webhooks/{id}/test', { as, params })).status).toBe(409)
  })
})
