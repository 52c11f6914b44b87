import { listMatches, publishedThoughts, readEntries, readMatch } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { apiRoutes } from '@wis/protocol'
import type { ApiKey } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { apiRig, jsonOf } from '../../testing/api-rig.ts'
import type { ApiRig, Asker } from '../../testing/api-rig.ts'
import { storeExperiment } from '../../testing/stored-experiment.ts'
import { AppError } from '../app-error.ts'
import { requireMatch } from '../require-match.ts'
import { requirePlannedMatch } from './find-planned-match.ts'

const spec = {
  game: 'who-is-spy',
  subjects: ['fox'],
  opponents: ['granny', 'inspector'],
  conditions: ['baseline', 'attack'],
  design: { materials: 1, repeats: 1 },
}

const scenesKey = 'GET /experiments/{id}/matches/{number}/scenes'
const absent = ids.match('absent')

interface Reader {
  readonly query: Record<string, string>
  readonly as?: Asker
}

async function statusOf(api: ApiRig, key: ApiKey, id: string, reader: Reader) {
  const params = { id, ...(key === scenesKey && { number: '1' }) }
  return (await api.call(key, { params, ...reader })).status
}

describe('a match of an experiment', () => {
  it('is read by exactly those who may read the experiment', async () => {
    const api = await apiRig()
    const [owner, other, admin] = [await api.user(), await api.user(), await api.user('admin')]
    const { id, share } = await storeExperiment(api.db, { ownerId: owner.id, spec })
    const readers: readonly Reader[] = [
      ...[{ query: {} }, { query: { share } }, { query: { share: '0'.repeat(32) } }],
      ...[
        { query: {}, as: other.session },
        { query: { share }, as: other.session },
      ],
      ...[
        { query: {}, as: owner.session },
        { query: {}, as: admin.session },
      ],
    ]
    const expected = {
      private: [404, 404, 404, 404, 404, 200, 200],
      link: [404, 200, 404, 404, 200, 200, 200],
      public: [200, 200, 200, 200, 200, 200, 200],
    }
    for (const [access, statuses] of Object.entries(expected)) {
      await api.db.prisma.experiment.update({ where: { id }, data: { access } })
      for (const key of [scenesKey, 'GET /experiments/{id}/matches'] as const) {
        const found = []
        for (const reader of readers) found.push(await statusOf(api, key, id, reader))
        expect([access, key, found]).toEqual([access, key, statuses])
      }
    }
  })

  it('is reached by its number in that experiment alone', async () => {
    const api = await apiRig()
    const owner = await api.user()
    const { id } = await storeExperiment(api.db, { ownerId: owner.id, spec, access: 'public' })
    const { db } = api
    const ask = (number: string) =>
      requirePlannedMatch({ db, viewer: { kind: 'anonymous' }, params: { id, number }, query: {} })
    expect(await ask('2')).toMatchObject({
      number: 2,
      plan: { condition: 'attack' },
      header: { withheld: true },
    })
    for (const number of ['3', '0', '-1', 'x', '1.0']) await expect(ask(number)).rejects.toThrow(AppError)
    const answer = await api.call('GET /experiments/{id}/matches', {
      params: { id },
      query: { condition: 'attack' },
    })
    expect(await jsonOf('GET /experiments/{id}/matches', answer)).toMatchObject({
      items: [{ number: 2, subject: 'fox', condition: 'attack', state: 'played' }],
    })
  })

  it('stays closed at every address of the arena, whoever asks and however open the experiment is', async () => {
    const api = await apiRig()
    const [owner, admin] = [await api.user(), await api.user('admin')]
    const { matches } = await storeExperiment(api.db, { ownerId: owner.id, spec, access: 'public' })
    const [match = absent] = matches
    const routes = (Object.keys(apiRoutes) as ApiKey[]).filter((key) => key.startsWith('GET /matches/{id}'))
    expect(routes.length).toBeGreaterThan(3)
    for (const as of [undefined, owner.session, admin.session])
      for (const key of routes) {
        const texts = await Promise.all(
          [match, absent].map(async (id) => {
            const answer = await api.call(key, { params: { id }, ...(as && { as }) })
            return `${answer.status} ${await answer.text()}`
          }),
        )
        expect([key, texts[0]]).toEqual([key, texts[1]])
        expect(texts[0]).toMatch(/^404/)
      }
    // The page, its pictures, the embedded player and the answers for previews all read it in one of these ways.
    await expect(requireMatch(match)).rejects.toThrow('There is no match')
    expect(await readMatch(api.db, match)).toBeUndefined()
    // The socket tells what a spectator may read, and the player's page of thoughts asks for what is published.
    expect(await readEntries(api.db, match, 'spectator')).toEqual([])
    expect(await publishedThoughts(api.db, match, owner.id)).toEqual([])
    expect((await listMatches(api.db, { limit: 50 })).items).toEqual([])
  })

  it('is shown as a spectator may know it while it is played, and through the eyes of a seat afterwards', async () => {
    const api = await apiRig()
    const owner = await api.user()
    const wanted = { ownerId: owner.id, spec, over: 1, goesOn: true } as const
    const { id } = await storeExperiment(api.db, wanted)
    const scenes = async (number: string, query: Record<string, string> = {}) =>
      api.call(scenesKey, { params: { id, number }, query, as: owner.session })
    expect((await scenes('2', { eyes: '0' })).status).toBe(409)
    const words = await wordsOf(api, id)
    const live = await (await scenes('2')).text()
    expect(words.filter((word) => live.includes(word))).toEqual([])
    const over = await (await scenes('1')).text()
    expect(words.filter((word) => over.includes(word))).toEqual(words)
    expect((await scenes('1', { eyes: '0' })).status).toBe(200)
    expect((await scenes('1', { eyes: '9' })).status).toBe(404)
  })
})

async function wordsOf(api: ApiRig, id: string): Promise<string[]> {
  const rows = await api.db.prisma.experimentMatch.findMany({ where: { experimentId: id } })
  const dealt = await api.db.prisma.match.findFirstOrThrow({ where: { id: rows[0]?.matchId ?? '' } })
  const log = await readEntries(api.db, ids.match(dealt.id), 'director')
  return log.flatMap(({ event }) =>
    event.type === 'spy-chosen' && 'words' in event ? Object.values(event.words as object).map(String) : [],
  )
}
