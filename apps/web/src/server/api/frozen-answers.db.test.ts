import type { ApiKey } from '@wis/protocol'
import { frozenDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import web from '../../../package.json'
import { apiRig } from '../../testing/api-rig.ts'
import type { ApiRig } from '../../testing/api-rig.ts'

const seasons = ['winter-ladder', 'four-in-a-round', 'cup-of-five', 'great-cup', 'live-in-spring']

interface Asked {
  readonly key: ApiKey
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
}

const ofSeasons: readonly Asked[] = seasons.flatMap((slug): Asked[] => [
  { key: 'GET /seasons/{slug}', params: { slug } },
  { key: 'GET /seasons/{slug}/decisions', params: { slug } },
  { key: 'GET /seasons/{slug}/fixtures', params: { slug } },
  { key: 'GET /seasons/{slug}/{table}', params: { slug, table: 'seats.csv' } },
  { key: 'GET /leaderboard', query: { season: slug, language: 'en' } },
  { key: 'GET /leaderboard', query: { season: slug, language: 'zh' } },
])

/** Of each of these seasons, the first match. */
async function ofMatches({ db }: ApiRig): Promise<Asked[]> {
  const { rows } = await db.pool.query<{ id: string }>(
    `select min(m.id) as id from matches m join seasons s on s.id = m.season_id
     where s.slug = any($1) group by s.slug order by s.slug`,
    [seasons],
  )
  return rows.flatMap(({ id }): Asked[] => [
    { key: 'GET /matches/{id}', params: { id } },
    { key: 'GET /matches/{id}/entries', params: { id } },
  ])
}

async function answerTo(api: ApiRig, { key, ...asked }: Asked): Promise<string> {
  const answer = await api.call(key, asked)
  const text = await answer.text()
  const type = answer.headers.get('content-type') ?? ''
  const shown = type.includes('json') ? JSON.stringify(JSON.parse(text), null, 1) : text
  return `${key} ${JSON.stringify(asked)}\n${answer.status} ${type}\n${shown}\n`
}

it('the description of the API is as it was', async () => {
  const api = await apiRig()
  const text = await (await api.call('GET /openapi.json')).text()
  // A release changes nothing that programs of others depend on.
  const told = JSON.parse(text, (key, value: unknown) =>
    key === 'version' && value === web.version ? 'the release' : value,
  ) as unknown
  const pretty = `${JSON.stringify(told, null, 1)}\n`
  await expect(pretty).toMatchFileSnapshot('goldens/openapi.json.txt')
})

it('answers about the frozen database are as they were', { timeout: 120_000 }, async () => {
  const api = await apiRig(frozenDatabase)
  const texts: string[] = []
  for (const asked of [...ofSeasons, ...(await ofMatches(api))]) texts.push(await answerTo(api, asked))
  await expect(texts.join('\n')).toMatchFileSnapshot('goldens/answers.txt')
})
