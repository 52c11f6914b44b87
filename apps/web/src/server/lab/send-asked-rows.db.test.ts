import type { ApiKey } from '@wis/protocol'
import { expect, it } from 'vitest'
import { apiRig } from '../../testing/api-rig.ts'
import { storeExperiment } from '../../testing/stored-experiment.ts'

const spec = {
  game: 'who-is-spy',
  ruleset: 'spygame-4',
  subjects: ['fox'],
  design: { materials: 1, repeats: 1 },
  probes: ['belief'],
  judges: [{ agent: 'sample-counter', rubric: 'clue-fit', times: 1 }],
}
const keys: readonly ApiKey[] = ['GET /experiments/{id}/judgements', 'GET /experiments/{id}/probes']

it.each(keys)('%s is not read again for those who have it, until something was added', async (key) => {
  const api = await apiRig()
  const owner = await api.user()
  const { id } = await storeExperiment(api.db, { ownerId: owner.id, spec, access: 'public' })
  const ask = (tag: string, query = {}) =>
    api.call(key, { params: { id }, query, headers: { 'if-none-match': tag } })
  const tag = (await ask('"none"')).headers.get('etag') ?? ''
  // What cannot be read is not read.
  await api.db.pool.query(
    'alter table judgements rename to away; alter table experiment_probes rename to gone',
  )
  const again = await ask(tag)
  expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, tag, ''])
  await api.db.pool.query(
    'alter table away rename to judgements; alter table gone rename to experiment_probes',
  )
  expect((await ask(tag, { limit: '1' })).status).toBe(200)
  await api.db.pool.query('update experiments set judged = judged + 1')
  expect((await ask(tag)).status).toBe(200)
  await api.db.pool.query(`update agents set hidden_for = 'rude' where slug = 'fox'`)
  const renamed = await ask(tag)
  expect([renamed.status, renamed.headers.has('etag')]).toEqual([200, false])
})
