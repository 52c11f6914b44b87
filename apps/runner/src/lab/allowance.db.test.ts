import { systemClock } from '@wis/agents'
import type { Database } from '@wis/db'
import { moveExperiment } from '@wis/db/experiments'
import { noLabLimits } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { createLog } from '../operations/log.ts'
import { startedExperiment } from '../testing/experiment.ts'
import { feed } from '../testing/play-tables.ts'
import { openLadderOf } from '../testing/season.ts'
import { dealExperiments } from './deal-experiments.ts'
import { createSchedules } from './deal-planned.ts'

const dealAt = (db: Database, time: string) =>
  dealExperiments({
    db,
    feed,
    log: createLog(() => undefined),
    schedules: createSchedules(),
    clock: { ...systemClock, now: () => new Date(time) },
    mostWaiting: 10,
    limits: noLabLimits,
    enqueuePlanned: async () => undefined,
  })

async function withGuest(allowance: object) {
  const db = await freshDatabase()
  await openLadderOf(db, 'tic-tac-toe')
  await db.prisma.user.create({ data: { id: 'owner', name: 'Owner' } })
  const guest = { id: 'guest', slug: 'guest', name: 'Guest', kind: 'webhook', games: ['tic-tac-toe'] }
  await db.prisma.agent.create({
    data: { ...guest, languages: ['en'], ownerId: 'owner', labSubject: true, ...allowance },
  })
  await db.prisma.agentVersion.create({ data: { id: 'guest', agentId: 'guest', number: 1, settings: {} } })
  const id = await startedExperiment(db, {
    game: 'tic-tac-toe',
    subjects: ['guest'],
    opponents: ['random'],
    design: { materials: 1, repeats: 1 },
  })
  const found = () => db.prisma.experiment.findUniqueOrThrow({ where: { id } })
  return { db, id, found }
}

it('an experiment that an allowance of a day has paused says when it goes on, and then does', async () => {
  const { db, found } = await withGuest({ labMatches: 0 })
  await dealAt(db, '2030-05-06T23:59:00Z')
  expect(await found()).toMatchObject({
    state: 'paused',
    pause: { reason: 'agent-at-its-limit', agent: 'guest', until: '2030-05-07T00:00:00.000Z' },
  })
  // The day that begins has an allowance again.
  await db.prisma.agent.update({ where: { id: 'guest' }, data: { labMatches: 5 } })
  await dealAt(db, '2030-05-06T23:59:59Z')
  expect(await found()).toMatchObject({ state: 'paused', next: 1 })
  await dealAt(db, '2030-05-07T00:00:00Z')
  expect(await found()).toMatchObject({ state: 'running', pause: null, next: 2 })
})

it('one without an allowance on the next day either is paused for one more day', async () => {
  const { db, found } = await withGuest({ labMatches: 0 })
  await dealAt(db, '2030-05-06T12:00:00Z')
  await dealAt(db, '2030-05-07T00:00:01Z')
  expect(await found()).toMatchObject({ state: 'paused', pause: { until: '2030-05-08T00:00:00.000Z' } })
})

it('one that its owner has paused stays so', async () => {
  const { db, id, found } = await withGuest({ labMatches: 5 })
  await moveExperiment(db, id, 'pause')
  await dealAt(db, '2030-05-08T00:00:00Z')
  expect(await found()).toMatchObject({ state: 'paused', next: 1 })
})
