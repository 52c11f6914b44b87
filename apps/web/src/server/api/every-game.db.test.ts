import { kits } from '@wis/games'
import { apiRoutes } from '@wis/protocol'
import type { ApiKey } from '@wis/protocol'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { apiRig } from '../../testing/api-rig.ts'
import type { CallOptions } from '../../testing/api-rig.ts'
import { storeKitSeason } from '../../testing/stored-kit-season.ts'

/** Fields of answers that are older than the other games. */
const ofWhoIsSpy = [
  ...['winner', 'spySeat', 'words', 'spyAverageScore', 'civilianAverageScore', 'spyWinRate'],
  ...['civilianWinRate', 'voteAccuracy', 'foulRate', 'suspicion', 'survival'],
]

/** All names of fields in an answer, but for those of metrics and facts, which belong to the game. */
const namesIn = (value: unknown): readonly string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) => [
        ...(Array.isArray(value) ? [] : [name]),
        ...(name === 'facts' || name === 'event' ? [] : namesIn(inner)),
      ])

it.each(kits.map((kit) => [kit.id, kit] as const))(
  'the API answers for %s with its entries, its numbers and no field of another game',
  async (game, kit) => {
    const api = await apiRig()
    const { matches, agents } = await storeKitSeason(api.db, game, ['a'])
    const [id = ''] = matches
    const [agent = ''] = agents
    const asked = async <Key extends ApiKey>(key: Key, options: CallOptions) => {
      const answer = await api.call(key, options)
      expect(answer.status).toBe(200)
      return (await answer.json()) as unknown
    }
    const match = await asked('GET /matches/{id}', { params: { id } })
    const entries = await asked('GET /matches/{id}/entries', { params: { id } })
    const list = await asked('GET /matches', { query: { game } })
    const ofSeason = await asked('GET /matches', { query: { season: 'spring' } })
    const board = await asked('GET /leaderboard', { query: { game } })
    const record = await asked('GET /agents/{id}/record', { params: { id: agent } })
    const played = await asked('GET /agents/{id}/matches', { params: { id: agent }, query: { game } })

    expect(match).toMatchObject({ id, game, status: 'finished' })
    const { items } = z.object({ items: z.array(z.looseObject({ event: z.unknown() })) }).parse(entries)
    expect(items.length).toBeGreaterThan(kit.setup.presets[0].players)
    for (const { event } of items)
      expect(kit.wire.event.safeParse(event).error?.issues, JSON.stringify(event)).toBeUndefined()
    expect(list).toMatchObject({ items: [{ id }] })
    expect(ofSeason).toEqual(list)
    expect(JSON.stringify(played)).toContain(id)

    const rows = apiRoutes['GET /leaderboard'].answer.parse(board)
    const shown = rows.items.flatMap(({ inGame }) => inGame?.metrics.map((metric) => metric.id) ?? [])
    const own = kit.results.metrics.map((metric) => metric.id)
    if (!kit.older) expect(shown).toEqual(expect.arrayContaining([...kit.board.columns]))
    for (const metric of shown) expect(own).toContain(metric)

    // The record of an agent is about all its games, and has the words that it was dealt in any.
    const ofRecord = namesIn(record).filter((name) => name !== 'words')
    const names = new Set([...[match, entries, list, board, played].flatMap(namesIn), ...ofRecord])
    const foreign = ofWhoIsSpy.filter((name) => names.has(name))
    if (kit.older) expect(foreign).not.toEqual([])
    else expect(foreign).toEqual([])
  },
)
