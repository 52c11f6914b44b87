import { systemClock } from '@wis/agents'
import type { Database } from '@wis/db'
import { noLabLimits } from '@wis/protocol'
import type { LabLimits } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { createLog } from '../operations/log.ts'
import { startedExperiment } from '../testing/experiment.ts'
import { experimentOf, inState } from '../testing/lab-rows.ts'
import { feed } from '../testing/play-tables.ts'
import { runHere } from '../testing/runner-process.ts'
import { openLadderOf } from '../testing/season.ts'
import { dealExperiments } from './deal-experiments.ts'
import { createSchedules } from './deal-planned.ts'

const wanted = {
  game: 'tic-tac-toe',
  subjects: ['perfect'],
  opponents: ['random'],
  design: { materials: 1, repeats: 400 },
}

const beat = (db: Database, hasRoom: boolean, limits: LabLimits = noLabLimits) =>
  dealExperiments(
    {
      db,
      feed,
      limits,
      clock: systemClock,
      log: createLog(() => undefined),
      schedules: createSchedules(),
      mostWaiting: 3,
      enqueuePlanned: async () => undefined,
    },
    hasRoom,
  )

const waiting = (db: Database) => db.prisma.match.count({ where: { status: 'waiting' } })

describe('experiments', () => {
  it('pause while the disk is low, give their places back, and go on from where they were', async () => {
    const db = await freshDatabase()
    await openLadderOf(db, 'tic-tac-toe')
    const id = await startedExperiment(db, wanted)
    await beat(db, true)
    expect(await waiting(db)).toBe(3)
    await beat(db, false)
    await beat(db, false)
    expect(await experimentOf(db, id)).toMatchObject({ state: 'paused', pause: { reason: 'storage' } })
    expect(await waiting(db)).toBe(0)
    await beat(db, true)
    expect(await experimentOf(db, id)).toMatchObject({ state: 'running', pause: null })
    expect(await waiting(db)).toBe(3)
  })

  it('of a member who has stored too much pause with the figures, and those of others go on', async () => {
    const db = await freshDatabase()
    await openLadderOf(db, 'tic-tac-toe')
    const limits: LabLimits = { ...noLabLimits, storedBytes: 2 ** 21 }
    const [full, empty] = [
      await startedExperiment(db, wanted),
      await startedExperiment(db, wanted, {}, 'late-comer'),
    ]
    await db.pool.query('update experiments set stored_bytes = $2 where id = $1', [full, 2 ** 21])
    await beat(db, true, limits)
    expect(await experimentOf(db, full)).toMatchObject({
      state: 'paused',
      next: 1,
      pause: { reason: 'storage-limit', detail: '2 / 2 MiB' },
    })
    expect(await experimentOf(db, empty)).toMatchObject({ state: 'running', next: 4 })
  })
})

it(
  'a runner counts what it stores, and stops an experiment cleanly at the limit of its member',
  { tags: ['nightly'], timeout: 180_000 },
  async () => {
    const db = await freshDatabase()
    await openLadderOf(db, 'tic-tac-toe')
    const id = await startedExperiment(db, wanted)
    // A few matches fill the rest.
    await db.pool.query('update experiments set stored_bytes = $2 where id = $1', [id, 2 ** 20 - 30_000])
    await runHere(db.url, { WIS_LAB_HOUSE_PACE_MS: '0', WIS_LAB_STORED_MB_PER_MEMBER: '1' })
    await inState(db, id, 'paused')
    const { pause, storedBytes, played, matches } = await experimentOf(db, id)
    expect(pause).toMatchObject({ reason: 'storage-limit' })
    expect(Number(storedBytes)).toBeGreaterThanOrEqual(2 ** 20)
    expect(played).toBeGreaterThan(0)
    expect(played).toBeLessThan(matches)
  },
)
