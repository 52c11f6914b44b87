import { preregisteredIn } from '@wis/lab'
import { hashText } from '@wis/proof'
import { describe, expect, it } from 'vitest'
import { apiRig } from '../../testing/api-rig.ts'
import { filesIn } from '../../testing/files-in.ts'
import { storeExperiment } from '../../testing/stored-experiment.ts'

const spec = {
  game: 'tic-tac-toe',
  subjects: ['perfect', 'random'],
  opponents: ['random'],
  design: { materials: 6, repeats: 1 },
  published: [
    { title: 'Theirs', source: 'Somebody', columns: ['win-rate'], rows: [{ name: 'GPT', values: [0.5] }] },
  ],
  follows: ['xu-2024-magic'],
}

async function rig() {
  const api = await apiRig()
  const owner = await api.user()
  const { id } = await storeExperiment(api.db, { ownerId: owner.id, spec, access: 'public' })
  return { api, owner, params: { id } }
}

describe('what an author takes from a report', () => {
  it('is its methods and its bibliography, with the address that stays', async () => {
    const { api, params } = await rig()
    const report = async (format: string, language = 'en') =>
      (await api.call('GET /experiments/{id}/report', { params, query: { format, language } })).text()
    expect(await report('methods')).toContain('Of 12 planned matches, 12 were played and counted.')
    expect(await report('methods', 'zh')).toContain('计划的12局中，进行并计入12局')
    const bib = await report('bib')
    expect(bib).toContain(`/lab/${params.id}?version=1}`)
    expect(bib).toContain('@inproceedings{xu-2024-magic,')
  })

  it('is each picture in SVG and PDF, or all of them', async () => {
    const { api, params } = await rig()
    const ask = (query: Record<string, string>) =>
      api.call('GET /experiments/{id}/figures', { params, query })
    const all = [...(await filesIn(await ask({ format: 'pdf' }))).keys()]
    expect(all).toContain('ladder-1-win-rate.pdf')
    const one = await ask({ format: 'pdf', figure: 'ladder-1-win-rate' })
    expect([one.headers.get('content-type'), (await one.text()).slice(0, 5)]).toEqual([
      'application/pdf',
      '%PDF-',
    ])
    const drawn = await ask({ figure: 'ladder-1-win-rate' })
    expect([drawn.headers.get('content-type'), (await drawn.text()).slice(0, 4)]).toEqual([
      'image/svg+xml',
      '<svg',
    ])
    expect((await ask({ figure: 'no-such' })).status).toBe(404)
  })

  it('is logs of Inspect and a data set', async () => {
    const { api, params } = await rig()
    const archive = async (format: string) =>
      filesIn(await api.call('GET /experiments/{id}/export.zip', { params, query: { format } }))
    const logs = [...(await archive('inspect')).values()].map((text) => JSON.parse(text))
    expect(logs.map(({ version, samples }) => [version, samples.length])).toEqual([
      [2, 6],
      [2, 6],
    ])
    const files = await archive('hf')
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        'README.md',
        'data/matches.parquet',
        'data/entries.parquet',
        'data/results.parquet',
      ]),
    )
  })

  it('is a preregistration before the first match, whose text has the hash of the plan', async () => {
    const api = await apiRig()
    const owner = await api.user()
    await storeExperiment(api.db, { ownerId: owner.id, spec })
    const made = await api.call('POST /experiments', {
      as: owner.session,
      body: { spec: { name: 'Planned', seed: 'p', ...spec }, start: false },
    })
    const { id } = (await made.json()) as { id: string }
    const page = await api.call('GET /experiments/{id}', { params: { id }, as: owner.session })
    const { plan } = (await page.json()) as { plan: { sha256: string } }
    const answer = await api.call('GET /experiments/{id}/preregistration', {
      params: { id },
      as: owner.session,
    })
    const read = preregisteredIn(await answer.text())
    expect(read?.sha256).toBe(plan.sha256)
    expect(hashText(read?.plan ?? '')).toBe(plan.sha256)
    expect((await api.call('GET /experiments/{id}/preregistration', { params: { id } })).status).toBe(404)
  })
})
