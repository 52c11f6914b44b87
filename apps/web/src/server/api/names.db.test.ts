import { saveHouseAgents } from '@wis/db/agents'
import { moveSeason, readSeason } from '@wis/db/seasons'
import { apiRoutes } from '@wis/protocol'
import type { ApiKey } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { apiRig } from '../../testing/api-rig.ts'
import type { ApiRig } from '../../testing/api-rig.ts'
import { openAccount } from '../auth/open-account.ts'

const unseen = ['Old\u200b Fox', 'Old\u202eFox', '\u2066Fox', '\u3164', '…!']
const reserved = ['Аdmin', 'H0use', 'ʜᴏᴜꜱᴇ', '官方']

const agentBody = apiRoutes['POST /agents'].example
const seasonBody = { languages: ['en'], ruleset: 'wis-2024' }
const spec = {
  game: 'tic-tac-toe',
  subjects: ['perfect'],
  opponents: ['random'],
  design: { materials: 1 },
  seed: 'x',
}

/** What the API says to a call: the status, and what is wrong with which field. */
async function said(api: ApiRig, key: ApiKey, options: Parameters<ApiRig['call']>[1]) {
  const answer = await api.call(key, options)
  const body = (await answer.json().catch(() => ({}))) as {
    error?: { issues?: { path: string; message: string }[] }
  }
  return { status: answer.status, issues: body.error?.issues ?? [] }
}

/** An organizer with the agents Red Fox and Lynx and a season. Others have the house agent Blurt and the season Spring cup. */
async function world() {
  const api = await apiRig()
  const house = { slug: 'blurt', game: 'who-is-spy', name: 'Blurt', nameZh: '快嘴' }
  await saveHouseAgents(api.db, [{ ...house, description: '', descriptionZh: '' }])
  const [owner, other] = [await api.user('organizer'), await api.user('organizer')]
  const { session: as } = owner
  const season = async (session: typeof as, name: string) => {
    const answer = await api.call('POST /seasons', { as: session, body: { ...seasonBody, name } })
    return ((await answer.json()) as { slug: string }).slug
  }
  const spring = await readSeason(api.db, await season(other.session, 'Spring cup'))
  if (!spring) throw new Error('no season')
  await moveSeason(api.db, { id: other.id, name: 'Other' }, spring.id, 'open')
  await api.call('POST /agents', { as, body: { ...agentBody, name: 'Red Fox' } })
  const made = await api.call('POST /agents', { as, body: { ...agentBody, name: 'Lynx' } })
  const { id } = (await made.json()) as { id: string }
  return { api, as, id, slug: await season(as, 'Autumn cup') }
}

type World = Awaited<ReturnType<typeof world>>

/** Every call by which a name or a title comes in. */
const entrances: readonly [ApiKey, (world: World, name: string) => Parameters<ApiRig['call']>[1]][] = [
  ['POST /agents', (_, name) => ({ body: { ...agentBody, name } })],
  ['PATCH /agents/{id}', ({ id }, name) => ({ params: { id }, body: { name } })],
  ['POST /seasons', (_, name) => ({ body: { ...seasonBody, name } })],
  ['PATCH /seasons/{slug}', ({ slug }, name) => ({ params: { slug }, body: { name } })],
  ['POST /experiments', (_, name) => ({ body: { spec: { ...spec, name } } })],
]

describe.each(entrances)('%s', (key, optionsFor) => {
  it('takes no name that nobody can read, and none of the platform', async () => {
    const there = await world()
    for (const name of [...unseen, ...reserved]) {
      const { status, issues } = await said(there.api, key, { as: there.as, ...optionsFor(there, name) })
      expect({ name, isRefused: status === 422 || status === 409 }).toEqual({ name, isRefused: true })
      expect(issues.map(({ path }) => path.split('.').at(-1))).toContain('name')
    }
  })
})

/** Studies are repeated, so an experiment may have the name of another. */
describe.each(entrances.filter(([key]) => !key.includes('experiments')))('%s', (key, optionsFor) => {
  const taken = key.includes('agents') ? ['B1urt', 'Вlurt', '快 嘴', 'REDFОX'] : ['Spring Сup', 'SPRING-CUP']

  it('takes no name that looks like another, and says which', async () => {
    const there = await world()
    for (const name of taken) {
      const { status, issues } = await said(there.api, key, { as: there.as, ...optionsFor(there, name) })
      const message = expect.stringMatching(/^looks like “(Blurt|Red Fox|Spring cup)”$/)
      expect({ name, status, issues }).toEqual({ name, status: 409, issues: [{ path: 'name', message }] })
    }
  })
})

it('a form of accounts takes no name that looks like another account, or like the platform', async () => {
  const { db } = await apiRig()
  const open = (name: string, address: string) =>
    openAccount(
      db,
      { name, email: `${address}@example.org`, password: 'a long enough word' },
      { address, firstIsAdmin: false, canChoose: true },
    )
  expect(await open('Ada', 'a')).toBe('done')
  expect(await open('Аda', 'b')).toBe('name-taken')
  for (const [at, name] of reserved.entries()) expect(await open(name, `c${at}`)).toBe('name-reserved')
})
