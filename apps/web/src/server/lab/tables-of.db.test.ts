import { readExperiment } from '@wis/db/experiments'
import { people } from '@wis/lab'
import { expect, it } from 'vitest'
import { apiRig } from '../../testing/api-rig.ts'
import { storeExperiment } from '../../testing/stored-experiment.ts'
import { experimentPageOf } from './experiment-page-of.ts'
import { withNamesShown } from './names-shown.ts'
import { tablesOf } from './tables-of.ts'

const spec = {
  game: 'tic-tac-toe',
  subjects: ['perfect'],
  opponents: ['random'],
  design: { materials: 1, repeats: 4 },
}

it('a table in play is shown, but none of people, who could read along', async () => {
  const { db, user } = await apiRig()
  const owner = await user()
  const { id } = await storeExperiment(db, {
    ownerId: owner.id,
    spec,
    access: 'public',
    over: 2,
    goesOn: true,
  })
  const seen = async () => {
    const found = (await readExperiment(db, id)) ?? expect.fail('not stored')
    const [experiment] = await withNamesShown(db, [found])
    if (!experiment) return expect.fail('not named')
    return { experiment, page: await experimentPageOf(db, experiment, { kind: 'anonymous' }) }
  }
  const shown = async (of: Awaited<ReturnType<typeof seen>>) =>
    (await tablesOf(db, of, 'en')).map(({ number, table }) => [number, table && !table.isReplay])
  const ofAgents = await seen()
  expect(await shown(ofAgents)).toEqual([[3, true]])

  const byPeople = { ...(ofAgents.experiment.spec as object), subjects: [people] }
  await db.prisma.experiment.update({ where: { id }, data: { spec: byPeople } })
  await db.pool.query(
    `update experiment_matches set plan = jsonb_set(plan::jsonb, '{subject}', '"people"') where experiment_id = $1`,
    [id],
  )
  const ofPeople = await seen()
  // Those that are over are read by every reader of the experiment.
  expect(await shown(ofPeople)).toEqual([
    [2, false],
    [1, false],
  ])
  const { playing } = ofAgents.page
  expect(await shown({ ...ofPeople, page: { ...ofPeople.page, playing } })).toEqual([[3, undefined]])
})
