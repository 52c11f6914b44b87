import { systemClock } from '@wis/agents'
import { labQueue } from '@wis/db/experiments'
import { noLabLimits } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { createLog } from '../operations/log.ts'
import { startedExperiment } from '../testing/experiment.ts'
import { feed } from '../testing/play-tables.ts'
import { openSeason } from '../testing/season.ts'
import { dealExperiments } from './deal-experiments.ts'
import { createSchedules } from './deal-planned.ts'

it('an experiment has at most the share of the operator waiting, and all of it whether or not the arena has a queue', async () => {
  const db = await freshDatabase()
  const seasonId = await openSeason(db)
  const id = await startedExperiment(db, {
    game: 'who-is-spy',
    subjects: ['fox'],
    design: { materials: 4, repeats: 5 },
  })
  const deal = () =>
    dealExperiments({
      db,
      feed,
      clock: systemClock,
      log: createLog(() => undefined),
      schedules: createSchedules(),
      mostWaiting: 3,
      limits: noLabLimits,
      enqueuePlanned: async () => undefined,
    })
  await deal()
  await deal()
  expect((await labQueue(db)).waiting).toBe(3)
  // The arena fills up: its matches take nothing from the share, and the share takes nothing from them.
  await db.pool.query(
    `update matches set mode = 'ranked', season_id = $1 where id in (select match_id from experiment_matches where experiment_id = $2)`,
    [seasonId, id],
  )
  expect((await labQueue(db)).waiting).toBe(0)
  await deal()
  await deal()
  expect((await labQueue(db)).waiting).toBe(3)
  expect(await db.prisma.experiment.findUniqueOrThrow({ where: { id } })).toMatchObject({ next: 7 })
})
