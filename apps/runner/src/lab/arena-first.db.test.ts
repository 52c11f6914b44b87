import type { Database } from '@wis/db'
import { matchmakingRule } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { startedExperiment } from '../testing/experiment.ts'
import { experimentOf } from '../testing/lab-rows.ts'
import { runHere } from '../testing/runner-process.ts'
import { openSeason, queueHouseTables } from '../testing/season.ts'
import { until } from '../testing/until.ts'

const rankedOf = (db: Database) => db.prisma.match.findMany({ where: { mode: 'ranked' } })

it.each([
  ['a single place', '1'],
  ['many more places than the arena', '24'],
])(
  'tickets of the arena wait for no match of an experiment that has %s',
  { tags: ['nightly'], timeout: 240_000 },
  async (_, share) => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const id = await startedExperiment(db, {
      game: 'who-is-spy',
      subjects: ['fox', 'granny'],
      design: { materials: 24, repeats: 40 },
    })
    // So many places of the arena would be taken, too, if matches of experiments took any.
    const env = {
      WIS_HOUSE_PACE_MS: '200',
      WIS_LAB_HOUSE_PACE_MS: '400',
      WIS_LAB_MATCHES_AT_ONCE: share,
      WIS_MATCHES_AT_ONCE: '2',
    }
    await runHere(db.url, env)
    await until('results of the experiment', async () => (await experimentOf(db, id)).played >= 2, 90_000)
    const playing = await db.prisma.match.count({ where: { mode: 'experiment', status: 'running' } })
    expect(playing).toBeLessThanOrEqual(Number(share))
    await queueHouseTables(db, seasonId, 2)
    await until(
      'two matches of the arena',
      async () => (await rankedOf(db)).filter(({ status }) => status === 'finished').length === 2,
      90_000,
    )
    const experiment = await experimentOf(db, id)
    expect(experiment).toMatchObject({ state: 'running' })
    expect(experiment.played).toBeLessThan(experiment.matches)
    const tickets = await db.prisma.ticket.findMany({ where: { seasonId } })
    const begun = new Map(
      (await rankedOf(db)).map((match) => [match.id, match.startedAt?.getTime() ?? Infinity]),
    )
    for (const { matchId, createdAt } of tickets) {
      const waitedMs = (begun.get(matchId ?? '') ?? Infinity) - createdAt.getTime()
      // The longest that a ranked table waits, by the published rule, and its own agents are all there.
      expect(waitedMs).toBeLessThan(matchmakingRule.fillAfterMs)
    }
  },
)
