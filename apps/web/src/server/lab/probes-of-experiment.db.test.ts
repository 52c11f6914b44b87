import { exportedProbe } from '@wis/lab'
import { expect, it } from 'vitest'
import { apiRig } from '../../testing/api-rig.ts'
import { storeExperiment } from '../../testing/stored-experiment.ts'

const spec = {
  game: 'who-is-spy',
  ruleset: 'spygame-4',
  subjects: ['fox'],
  probes: ['belief'],
  design: { materials: 2, repeats: 1 },
}

it('the questions beside the matches of an experiment are read by those who may read it, match by match', async () => {
  const api = await apiRig()
  const [owner, other] = [await api.user(), await api.user()]
  const { id, share, matches } = await storeExperiment(api.db, { ownerId: owner.id, spec, access: 'link' })
  await api.db.pool.query(`update experiment_probes set exchange = '["canary-7d"]', reasoning = 'canary-7d'`)
  const ask = (query: Readonly<Record<string, string>>, as = other.session) =>
    api.call('GET /experiments/{id}/probes', { params: { id }, query, as })
  const rowsOf = async (answer: Response) => {
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/jsonl'])
    const text = await answer.text()
    expect(text).not.toContain('canary-7d')
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => exportedProbe.parse(JSON.parse(line)))
  }
  const all = await rowsOf(await ask({ share }))
  expect(all).toHaveLength(await api.db.prisma.experimentProbe.count())
  expect([...new Set(all.map(({ match }) => match))]).toEqual(matches)
  expect(all[0]).toMatchObject({
    number: 1,
    place: 1,
    probe: 'belief',
    agent: 'fox',
    outcome: 'answered',
  })
  expect(all[0]?.score?.forecast?.chances.length).toBeGreaterThan(1)
  const page = await rowsOf(await ask({ after: '1', limit: '1' }, owner.session))
  expect(page).toEqual(all.filter(({ number }) => number === 2))
  expect(await rowsOf(await ask({ share, after: String(matches.length) }))).toEqual([])
  await api.db.pool.query(`update agents set hidden_for = 'rude' where slug = 'fox'`)
  expect((await rowsOf(await ask({ share })))[0]?.agent).toBe('withdrawn-1')
  expect((await ask({})).status).toBe(404)
  expect((await ask({ share, limit: '51' })).status).toBe(400)
})
