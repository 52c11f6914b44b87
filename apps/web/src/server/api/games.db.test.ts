import { saveAgent } from '@wis/db/agents'
import { saveSeason } from '@wis/db/seasons'
import { scenesPage } from '@wis/protocol'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { apiRig } from '../../testing/api-rig.ts'
import type { ApiRig, CallOptions } from '../../testing/api-rig.ts'
import { houseMatch, kitCalled, storeHouseMatch } from '../../testing/stored-kit-matches.ts'
import { openSeason } from '../../testing/stored-matches.ts'

const list = z.object({ items: z.array(z.looseObject({ id: z.string().optional() })) })
const holdem = kitCalled('holdem')

async function items(api: ApiRig, key: Parameters<ApiRig['call']>[0], options: CallOptions) {
  const answer = await api.call(key, options)
  return { status: answer.status, items: list.safeParse(await answer.json()).data?.items ?? [] }
}

it('agents are listed by a game that they play; whoever has no list plays them all', async () => {
  const api = await apiRig()
  await storeHouseMatch(api.db, { kit: holdem, seasonId: await openSeason(api.db) })
  const [one, other] = (await items(api, 'GET /agents', {})).items
  await api.db.prisma.agent.update({ where: { id: one?.id ?? '' }, data: { games: ['hanabi'] } })
  await api.db.prisma.agent.update({ where: { id: other?.id ?? '' }, data: { games: [] } })
  const playing = async (game: string) =>
    (await items(api, 'GET /agents', { query: { game } })).items.map(({ id }) => id)
  expect(await playing('holdem')).toEqual([other?.id])
  expect(await playing('hanabi')).toEqual([one?.id, other?.id])
  expect((await items(api, 'GET /agents', { query: { game: 'chess' } })).status).toBe(400)
})

it('the matches of an agent are of all games, or of one', async () => {
  const api = await apiRig()
  const seasonId = await openSeason(api.db)
  const { id } = await storeHouseMatch(api.db, { kit: holdem, seasonId })
  const seat = await api.db.prisma.seat.findFirstOrThrow({ where: { matchId: id } })
  const of = async (query: Record<string, string>) =>
    (await items(api, 'GET /agents/{id}/matches', { params: { id: seat.agentId }, query })).items.length
  expect([await of({}), await of({ game: 'holdem' }), await of({ game: 'hanabi' })]).toEqual([1, 1, 0])
})

it('a board of a game is that of its newest season; without a game it is that of who-is-spy', async () => {
  const api = await apiRig()
  await openSeason(api.db)
  const [ruleset] = holdem.setup.presets
  await saveSeason(api.db, {
    slug: 'poker',
    name: 'Poker',
    game: 'holdem',
    ruleset,
    languages: ['en', 'zh'],
    demo: true,
  })
  const slugOf = async (query: Record<string, string>) => {
    const answer = await api.call('GET /leaderboard', { query })
    return z.object({ season: z.object({ slug: z.string() }) }).safeParse(await answer.json()).data?.season
      .slug
  }
  expect([await slugOf({}), await slugOf({ game: 'holdem' })]).toEqual(['spring', 'poker'])
})

it('moments are told once a match is over, and not before', async () => {
  const api = await apiRig()
  const [kit, seasonId] = [kitCalled('hanabi'), await openSeason(api.db)]
  const told = async (id: string) => {
    const answer = await api.call('GET /matches/{id}/scenes', { params: { id } })
    return scenesPage.safeParse(await answer.json()).data?.moments
  }
  const over = await storeHouseMatch(api.db, { kit, seasonId })
  const names = (seat: number) => `Player ${seat + 1}`
  expect(await told(over.id)).toEqual(kit.moments?.(houseMatch(kit), names))
  expect((await told(over.id))?.length).toBeGreaterThan(0)
  const entries = over.log.length - 2
  expect(await told((await storeHouseMatch(api.db, { kit, seasonId, entries })).id)).toEqual([])
})

it('a practice match is of the game that is named, and a name that is none is refused with its field', async () => {
  const api = await apiRig()
  await openSeason(api.db)
  const [ruleset] = holdem.setup.presets
  const season = { slug: 'poker', name: 'Poker', game: 'holdem', ruleset, demo: true } as const
  await saveSeason(api.db, { ...season, languages: ['en'] })
  const { id: owner, session: as } = await api.user()
  const { agentId } = await saveAgent(api.db, {
    slug: 'fox',
    name: 'Fox',
    kind: 'webhook',
    description: '',
    owner: { name: 'x', email: 'x@x.org' },
    settings: { kind: 'webhook', url: 'https://agent.example/turn' },
  })
  await api.db.prisma.agent.update({ where: { id: agentId }, data: { ownerId: owner, games: ['holdem'] } })
  const ask = async (wish: object) => {
    const body = { mode: 'practice', agentId, language: 'en', ...wish }
    const answer = await api.call('POST /matches', { as, body })
    return { status: answer.status, body: (await answer.json()) as { error?: { issues?: unknown } } }
  }
  expect((await ask({ game: 'chess' })).body.error?.issues).toMatchObject([{ path: 'game' }])
  expect((await ask({ game: 'hanabi', season: 'poker' })).body.error?.issues).toEqual([
    { path: 'game', message: 'The season plays holdem.' },
  ])
  expect((await ask({ game: 'hanabi' })).status).toBe(404)
  // Without a game, it is who-is-spy, which this agent does not play.
  expect((await ask({})).status).toBe(409)
  // Nothing is said in hold'em, so there is one season for all languages.
  expect((await ask({ game: 'holdem', language: 'zh' })).status).toBe(201)
  const ticket = await api.db.prisma.ticket.findFirstOrThrow({ include: { season: true } })
  expect([ticket.season.slug, ticket.language]).toEqual(['poker', 'en'])
})
