import { dueReports, experimentReport, keepReport } from '@wis/db/experiments'
import { exportedExperiment, exportFiles } from '@wis/lab'
import type { Report } from '@wis/lab'
import { expect, it } from 'vitest'
import { apiRig, jsonOf } from '../../testing/api-rig.ts'
import type { ApiRig } from '../../testing/api-rig.ts'
import { filesIn } from '../../testing/files-in.ts'
import { storeExperiment } from '../../testing/stored-experiment.ts'

const spec = {
  game: 'tic-tac-toe',
  subjects: ['perfect'],
  opponents: ['random'],
  design: { materials: 1, repeats: 8 },
}

/** Makes the report anew with another name, as a runner that computes it by another definition. */
async function reportAnew({ db }: ApiRig, id: string, name: string) {
  const report = (await experimentReport(db, id))?.report as Report
  await db.pool.query('update experiments set report_judged = -1, judged = 0 where id = $1', [id])
  const due = (await dueReports(db)).find((one) => one.id === id) ?? expect.fail('not due')
  const changed = { ...report, spec: { ...report.spec, name } }
  await keepReport(db, { report: changed, matches: report.matches.decided, due })
}

it('a version that was cited is read for ever, as a page, as files and in the archive', async () => {
  const api = await apiRig()
  const owner = await api.user()
  const { id } = await storeExperiment(api.db, { ownerId: owner.id, spec, access: 'public' })
  const asked = (query: Record<string, string>) =>
    api.call('GET /experiments/{id}/report', { params: { id }, query })
  const reportIn = async (query: Record<string, string>) => {
    const answer = await asked(query)
    return (await jsonOf('GET /experiments/{id}/report', answer)) as {
      version: number | null
      report: { spec: { name: string } }
    }
  }
  const bibOf = async (query: Record<string, string>) => (await asked({ format: 'bib', ...query })).text()
  expect(await reportIn({})).toMatchObject({ version: 1, report: { spec: { name: 'A test' } } })
  expect(await bibOf({})).toMatch(new RegExp(`version 1 of [-0-9]+[^]*lab/${id}\\?version=1}`))

  await reportAnew(api, id, 'Another')
  expect(await reportIn({})).toMatchObject({ version: 2, report: { spec: { name: 'Another' } } })
  expect(await reportIn({ version: '1' })).toMatchObject({ version: 1, report: { spec: { name: 'A test' } } })
  expect(await reportIn({ version: '2' })).toMatchObject({
    version: 2,
    report: { spec: { name: 'Another' } },
  })
  expect((await asked({ version: '3' })).status).toBe(404)
  expect(await bibOf({ version: '1' })).toContain('{A test}')
  expect(await bibOf({})).toContain(`${id}?version=2`)
  const page = await api.call('GET /experiments/{id}', { params: { id } })
  expect(await jsonOf('GET /experiments/{id}', page)).toMatchObject({
    report: { matches: 8, version: 2 },
    versions: [
      { version: 1, matches: 8, ratings: 0, state: 'open' },
      { version: 2, matches: 8, ratings: 0, state: 'open' },
    ],
  })
  const figures = await api.call('GET /experiments/{id}/figures', { params: { id }, query: { version: '1' } })
  expect(figures.status).toBe(200)

  const files = await filesIn(await api.call('GET /experiments/{id}/export.zip', { params: { id } }))
  expect(exportedExperiment.parse(JSON.parse(files.get(exportFiles.about) ?? ''))).toMatchObject({
    version: 2,
  })
  const former = (files.get(exportFiles.versions) ?? '').split('\n').filter(Boolean)
  expect(former.map((line): unknown => JSON.parse(line))).toMatchObject([
    { version: 1, matches: 8, report: { spec: { name: 'A test' } } },
  ])
})

it('a private report is cited without a version', async () => {
  const api = await apiRig()
  const owner = await api.user()
  const { id } = await storeExperiment(api.db, { ownerId: owner.id, spec })
  const as = owner.session
  const answer = await api.call('GET /experiments/{id}/report', {
    params: { id },
    query: { format: 'bib' },
    as,
  })
  const cited = await answer.text()
  expect(cited).toContain(`lab/${id}}`)
  expect(cited).not.toMatch(/version \d|preliminary/)
})
