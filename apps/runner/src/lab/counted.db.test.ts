import { createHouseAgent } from '@wis/agents'
import { readEntries } from '@wis/db/matches'
import { ids, replay } from '@wis/engine'
import { kitCalled } from '@wis/games'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { createLog } from '../operations/log.ts'
import { startedExperiment } from '../testing/experiment.ts'
import { playerOf } from '../testing/play-tables.ts'
import { dealtAll } from '../testing/scheduled-season.ts'
import { openSeason } from '../testing/season.ts'
import { keepResult } from './play-planned.ts'

it.each([
  ['names', ['vote-accuracy-after-hearing']],
  ['does not name', ['vote-accuracy']],
] as const)('a row has what its specification %s (%j)', async (_, measures) => {
  const db = await freshDatabase()
  await openSeason(db)
  const id = await startedExperiment(db, {
    game: 'who-is-spy',
    subjects: ['fox'],
    conditions: ['attack'],
    measures,
    design: { materials: 1, repeats: 1, only: { role: ['civilian'] } },
  })
  await dealtAll(db)
  const [planned] = await db.prisma.experimentMatch.findMany({ where: { experimentId: id } })
  const matchId = ids.match(planned?.matchId ?? '')
  await playerOf(db)(matchId)
  await keepResult(
    { db, log: createLog(() => undefined), connect: ({ slug }) => createHouseAgent(slug) },
    matchId,
  )
  const kept = await db.prisma.experimentMatch.findFirst({ where: { experimentId: id } })
  const row = kept?.row as { seat: number; slips: number; counted?: Record<string, number> }
  const kit = kitCalled('who-is-spy') ?? expect.fail('there is no such game')
  const log = await readEntries(db, matchId, 'director')
  const counted = kit.studies?.counted?.[0]?.of(replay(kit.rules, log), row.seat)
  expect(counted?.['ballots-after-hearing']).toBeGreaterThan(0)
  expect(row.counted).toEqual(measures[0] === 'vote-accuracy-after-hearing' ? counted : undefined)
  expect(row.slips).toBe(0)
})
