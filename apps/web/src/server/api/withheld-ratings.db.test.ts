import { changeExperimentAccess, inviteAnnotators } from '@wis/db/experiments'
import { exportFiles } from '@wis/lab'
import { expect, it } from 'vitest'
import { apiRig } from '../../testing/api-rig.ts'
import { filesIn } from '../../testing/files-in.ts'
import { storeExperiment } from '../../testing/stored-experiment.ts'

const spec = {
  game: 'who-is-spy',
  subjects: ['fox'],
  design: { materials: 1, repeats: 1 },
  judges: [{ agent: 'sample-counter', rubric: 'clue-fit', times: 1 }],
}

it('nobody reads ratings of a shared experiment while people rate', async () => {
  const api = await apiRig()
  const [owner, rater] = [await api.user(), await api.user()]
  const { id } = await storeExperiment(api.db, { ownerId: owner.id, spec, access: 'public' })
  const asked = (key: 'judgements' | 'report' | 'export.zip', as = rater) =>
    api.call(`GET /experiments/{id}/${key}`, { params: { id }, as: as.session })
  const statuses = async () => [
    (await asked('judgements')).status,
    (await asked('judgements', owner)).status,
    (await asked('report')).status,
    (await asked('export.zip')).status,
  ]
  const isWithheld = async () =>
    (await (await api.call('GET /experiments/{id}', { params: { id } })).json()) as object
  /** As the runner does it. */
  const reportIsMade = () =>
    api.db.pool.query('update experiments set report_judged = judged where id = $1', [id])
  expect(await statuses()).toEqual([200, 200, 200, 200])
  expect(await isWithheld()).toMatchObject({ ratingsWithheld: false })

  await inviteAnnotators(api.db, id, { userIds: [rater.id], rubrics: ['clue-fit'] })
  const people = async (change?: { closed: boolean }) =>
    (await (
      await api.call(change ? 'PATCH /experiments/{id}/annotators' : 'GET /experiments/{id}/annotators', {
        params: { id },
        as: owner.session,
        ...(change && { body: change }),
      })
    ).json()) as { openSince: string | null }
  const { openSince } = await people()
  expect(Date.now() - Date.parse(openSince ?? '')).toBeLessThan(60_000)
  expect(await isWithheld()).toMatchObject({ ratingsWithheld: true, ratingsWithheldSince: openSince })
  // The report of before holds what the judge said.
  expect(await statuses()).toEqual([409, 409, 409, 409])
  await reportIsMade()
  expect(await statuses()).toEqual([409, 409, 200, 200])
  const files = await filesIn(await asked('export.zip'))
  expect(files.get(exportFiles.judgements)).toBe('')
  expect(JSON.parse(files.get(exportFiles.about) ?? '')).toMatchObject({ judgings: [] })

  await changeExperimentAccess(api.db, id, 'private')
  await reportIsMade()
  expect([(await asked('judgements', owner)).status, (await asked('judgements')).status]).toEqual([200, 404])
  await changeExperimentAccess(api.db, id, 'link')
  expect((await asked('report', owner)).status).toBe(409)

  await changeExperimentAccess(api.db, id, 'public')
  expect(await people({ closed: true })).toMatchObject({ openSince: null })
  expect(await isWithheld()).not.toHaveProperty('ratingsWithheldSince')
  await reportIsMade()
  expect(await statuses()).toEqual([200, 200, 200, 200])
  const told = await filesIn(await asked('export.zip'))
  expect(told.get(exportFiles.judgements)).toContain('sample-counter')
})
