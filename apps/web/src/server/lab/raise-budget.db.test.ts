import { inTransaction } from '@wis/db'
import { endExperiment, openAskings } from '@wis/db/experiments'
import { exportedExperiment, exportFiles } from '@wis/lab'
import { describe, expect, it } from 'vitest'
import { apiRig } from '../../testing/api-rig.ts'
import { filesIn } from '../../testing/files-in.ts'
import { storeExperiment } from '../../testing/stored-experiment.ts'

const spec = {
  game: 'who-is-spy',
  ruleset: 'spygame-4',
  subjects: ['fox'],
  design: { materials: 4, repeats: 1 },
  budget: { tokens: 100, hours: 2 },
}

/** An experiment of which two matches are over when its budget is spent. */
async function spent() {
  const api = await apiRig()
  const owner = await api.user()
  const { id } = await storeExperiment(api.db, { ownerId: owner.id, spec, over: 2 })
  await api.db.pool.query(
    `update experiments set state = 'paused', ended_at = null, next = 3,
            pause = '{"reason": "budget-spent", "detail": "tokens"}' where id = $1`,
    [id],
  )
  return { api, id, as: owner.session }
}

describe('an experiment whose budget is spent', () => {
  it('has a larger one where its owner raises it, and no other limit changes', async () => {
    const { api, id, as } = await spent()
    const body = { budget: { tokens: 5_000 } }
    const raised = await api.call('PATCH /experiments/{id}', { params: { id }, as, body })
    expect(await raised.json()).toMatchObject({ spec: { budget: { tokens: 5_000, hours: 2 } } })
    const state = { move: 'resume' } as const
    const moved = await api.call('POST /experiments/{id}/state', { params: { id }, as, body: state })
    expect(moved.status).toBe(200)
    const none = { budget: { tokens: 0 } }
    expect((await api.call('PATCH /experiments/{id}', { params: { id }, as, body: none })).status).toBe(422)
  })

  it('is exported with what there is', async () => {
    const { api, id, as } = await spent()
    const files = await filesIn(await api.call('GET /experiments/{id}/export.zip', { params: { id }, as }))
    const about = exportedExperiment.parse(JSON.parse(files.get(exportFiles.about) ?? ''))
    expect(about).toMatchObject({ state: 'paused', played: 2 })
    expect((files.get(exportFiles.matches) ?? '').trim().split('\n')).toHaveLength(2)
  })

  it('is rated as far as it was played once it is cancelled, and is cancelled again afterwards', async () => {
    const { api, id, as } = await spent()
    await api.db.pool.query(`update experiments set state = 'cancelled' where id = $1`, [id])
    const body = { judges: [{ agent: 'sample-counter', rubric: 'clue-fit', times: 1 }] }
    const asked = await api.call('POST /experiments/{id}/judgings', { params: { id }, as, body })
    expect(asked.status).toBeLessThan(300)
    await api.db.pool.query(`update experiments set state = 'running' where id = $1`, [id])
    expect(await openAskings(api.db)).toMatchObject([{ id, isPlayed: true, round: 1, state: 'waiting' }])
    const { next, matches } = await api.db.prisma.experiment.findUniqueOrThrow({ where: { id } })
    expect(next).toBe(matches + 1)
    await api.db.pool.query(`update judgings set state = 'over' where experiment_id = $1`, [id])
    await inTransaction(api.db, (client) => endExperiment(client, id))
    expect((await api.db.prisma.experiment.findUniqueOrThrow({ where: { id } })).state).toBe('cancelled')
  })
})
