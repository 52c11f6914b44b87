import { apiRoutes } from '@wis/protocol'
import { expect, it, onTestFinished } from 'vitest'
import { apiRig } from '../../testing/api-rig.ts'
import { onShowChange } from '../page-cache/show-change.ts'

/** The API, and how often it had the cached pages discarded. */
async function watchedApi() {
  let times = 0
  onTestFinished(onShowChange(() => void (times += 1)))
  return { api: await apiRig(), discarded: () => times }
}

const agent = apiRoutes['POST /agents'].example
const url = 'https://hook.example/'

it('a call that stores a change has the cached pages discarded', async () => {
  const { api, discarded } = await watchedApi()
  const { session: as } = await api.user()
  expect((await api.call('POST /webhooks', { as, body: { url, events: ['budget-80'] } })).status).toBe(201)
  expect(discarded()).toBe(1)
})

it('a call that is refused, or only computes, leaves the cached pages', async () => {
  const { api, discarded } = await watchedApi()
  const { session: as, id } = await api.user()
  const reader = await api.token(id, ['read'])
  const answers = [
    await api.call('POST /agents', { body: agent }),
    await api.call('POST /agents', { as: { token: 'wis_made-up' }, body: agent }),
    await api.call('POST /agents', { as: reader, body: agent }),
    await api.call('POST /agents', { as, body: { ...agent, name: '' } }),
    await api.call('DELETE /webhooks/{id}', { as, params: { id: 'none' } }),
    await api.call('POST /agents/recognise', { as, body: { text: url } }),
    await api.call('POST /experiments/plan', { as, body: {} }),
    await api.call('GET /webhooks', { as }),
  ]
  expect(answers.map(({ status }) => Math.floor(status / 100))).not.toContain(5)
  expect(discarded()).toBe(0)
})
