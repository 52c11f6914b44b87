import { experimentReport } from '@wis/db/experiments'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { startedExperiment } from '../testing/experiment.ts'
import { startRunner } from '../testing/runner-process.ts'
import { openLadderOf } from '../testing/season.ts'
import { until } from '../testing/until.ts'

const wanted = {
  game: 'tic-tac-toe',
  subjects: ['random', 'perfect'],
  opponents: ['wins-and-blocks'],
  design: { materials: 1, repeats: 18 },
}

it(
  'three runners play each match once, also if one is killed, and report all of them',
  { tags: ['nightly'], timeout: 300_000 },
  async () => {
    const db = await freshDatabase()
    await openLadderOf(db, 'tic-tac-toe')
    const id = await startedExperiment(db, wanted)
    const found = () => db.prisma.experiment.findUniqueOrThrow({ where: { id } })
    const env = { WIS_LAB_HOUSE_PACE_MS: '150', WIS_LAB_MATCHES_AT_ONCE: '3' }
    const [first] = await Promise.all([1, 2, 3].map(() => startRunner(db.url, env)))
    await until('results', async () => (await found()).played >= 4, 60_000)
    first?.process.kill('SIGKILL')
    await until('the end', async () => (await found()).state === 'ended', 150_000)
    const rows = await db.prisma.experimentMatch.findMany({
      where: { experimentId: id },
      orderBy: { number: 'asc' },
    })
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 36 }, (_, at) => at + 1))
    for (const { state, attempts } of rows)
      expect({ state, attempts }).toEqual({ state: 'played', attempts: 1 })
    expect(await db.prisma.match.count()).toBe(36)
    expect(await found()).toMatchObject({ played: 36, failed: 0, voided: 0 })
    await until('the report', async () => (await experimentReport(db, id))?.matches === 36)
  },
)
