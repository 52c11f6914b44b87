import { createVault } from '@wis/db'
import { registerAgent } from '@wis/db/agents'
import { listMatches, openTicket, readMatch } from '@wis/db/matches'
import { createSeason, decideEntry, moveSeason, readSeason } from '@wis/db/seasons'
import { ids } from '@wis/engine'
import { apiRoutes, newSeason } from '@wis/protocol'
import type { ApiKey, Route } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { apiRig, vaultKey } from '../../testing/api-rig.ts'
import type { ApiRig, Asker, CallOptions } from '../../testing/api-rig.ts'
import { storeMatch } from '../../testing/stored-matches.ts'

const [hidden, absent] = ['veiled-cup', 'absent-cup']
const keys = Object.keys(apiRoutes) as ApiKey[]

/** A season that is being set up, with an invited agent, and a match and a ticket to try it out. */
async function veiled(api: ApiRig) {
  const [organizer, other, owner] = [
    await api.user('organizer'),
    await api.user('organizer'),
    await api.user(),
  ]
  const about = newSeason.parse({ name: 'Veiled Cup', languages: ['en'], ruleset: 'wis-2024' })
  await createSeason(api.db, { id: organizer.id, name: 'Olga' }, about)
  const season = await readSeason(api.db, hidden)
  if (!season) throw new Error('not set up')
  const connector = { kind: 'webhook', url: 'https://agent.example/turn', token: 'a token of it' } as const
  const agent = { name: 'Mine', languages: ['en' as const], description: '', connector }
  const registered = await registerAgent(api.db, createVault(vaultKey), owner.id, agent)
  if (!registered.ok) throw new Error(registered.reason)
  const { agentId } = registered
  const wish = { seasonId: season.id, agentId, decision: 'invite' } as const
  await decideEntry(api.db, { id: organizer.id, name: 'Olga' }, wish)
  const match = await storeMatch(api.db, { seasonId: season.id, seed: 'first' })
  const playing = await storeMatch(api.db, { seasonId: season.id, seed: 'second', entries: 4 })
  return { season, agentId, matchIds: [match.id, playing.id], organizer, other, owner }
}

/** The options for a call of this route on a season, or about one. */
function aboutSeason(key: ApiKey, slug: string, agentId: string): CallOptions | undefined {
  const route: Route = apiRoutes[key]
  const body = route.example && {
    ...route.example,
    ...('agentId' in route.example && { agentId }),
    ...(key === 'POST /matches' && { season: slug, mode: 'practice' }),
  }
  const params = { slug, id: agentId, table: 'votes.csv' }
  const named = Object.fromEntries(Object.entries(params).filter(([name]) => key.includes(`{${name}}`)))
  if (key.includes('/seasons/{slug}')) {
    const query = key.endsWith('/compare') ? { query: { a: agentId, b: agentId } } : {}
    return { params: named, body, ...query }
  }
  if (key === 'POST /matches') return { body }
  if (key === 'GET /seasons') return { query: { cursor: slug } }
  if (route.query && 'shape' in route.query && 'season' in Object(route.query.shape))
    return { params: named, body, query: { season: slug } }
  return undefined
}

async function answerTo(api: ApiRig, key: ApiKey, options: CallOptions): Promise<string> {
  const answer = await api.call(key, options)
  return `${answer.status} ${(await answer.text()).replaceAll(hidden, absent)}`
}

describe('a season that is still being set up', () => {
  it('is answered for as if it did not exist, on every route and to every stranger', async () => {
    const api = await apiRig()
    const { agentId, other, owner } = await veiled(api)
    const asked: ApiKey[] = []
    for (const as of [undefined, other.session, owner.session] satisfies (Asker | undefined)[]) {
      for (const key of keys) {
        const options = aboutSeason(key, hidden, agentId)
        if (!options) continue
        asked.push(key)
        const found = await answerTo(api, key, { ...options, as })
        const none = await answerTo(api, key, { ...aboutSeason(key, absent, agentId), as })
        expect([key, found]).toEqual([key, none])
        expect([key, /^5/.test(found)]).toEqual([key, false])
      }
    }
    expect(new Set(asked)).toEqual(
      new Set([
        ...keys.filter((key) => key.includes('/seasons/{slug}')),
        ...([
          'POST /matches',
          'GET /seasons',
          'GET /matches',
          'GET /leaderboard',
          'GET /leaderboard/statistics',
          'GET /agents/{id}/matches',
        ] as const),
        ...(['GET /matches/export.jsonl', 'POST /agents/{id}/flight-check'] as const),
      ]),
    )
  })

  it('is named by nothing that everybody can read, and nobody else can open its matches', async () => {
    const api = await apiRig()
    const { matchIds, season, agentId } = await veiled(api)
    await api.db.prisma.agent.update({ where: { id: agentId }, data: { kind: 'house' } })
    const wish = { agentId, seasonId: season.id, mode: 'practice', language: 'en' } as const
    expect(await openTicket(api.db, wish)).toMatchObject({ ok: true })
    const open = keys.filter((key) => key.startsWith('GET ') && !key.includes('{'))
    for (const key of open) {
      const text = await (await api.call(key)).text()
      expect([key, /veiled/i.test(text)]).toEqual([key, false])
    }
    for (const id of matchIds) {
      for (const key of keys.filter((one) => one.startsWith('GET /matches/{id}'))) {
        const [found, none] = await Promise.all(
          [id, 'absent'].map((named) => answerTo(api, key, { params: { id: named } })),
        )
        expect([key, found]).toEqual([key, none])
        expect(found?.startsWith('404')).toBe(true)
      }
    }
  })

  it('is visible to the organizer who set it up', async () => {
    const api = await apiRig()
    const { organizer, matchIds } = await veiled(api)
    const answer = await api.call('GET /seasons/{slug}', {
      as: organizer.session,
      params: { slug: hidden },
    })
    expect(answer.status).toBe(200)
    const [id = ids.match('')] = matchIds
    expect(await readMatch(api.db, id, { seesWithheld: true })).toMatchObject({ season: { slug: hidden } })
  })

  it('shows its earlier test matches once it is open', async () => {
    const api = await apiRig()
    const { organizer, season, matchIds } = await veiled(api)
    expect((await listMatches(api.db, {})).items).toEqual([])
    expect(await moveSeason(api.db, { id: organizer.id, name: 'Olga' }, season.id, 'open')).toEqual({
      ok: true,
    })
    expect((await listMatches(api.db, {})).items.map(({ id }) => id).sort()).toEqual([...matchIds].sort())
    expect((await api.call('GET /seasons/{slug}', { params: { slug: hidden } })).status).toBe(200)
  })
})
