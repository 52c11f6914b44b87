import { playPlanned, readSpec, scheduleOf, WidthWatch } from '@wis/lab'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { startedExperiment } from '../testing/experiment.ts'
import { startRunner } from '../testing/runner-process.ts'
import { openLadderOf } from '../testing/season.ts'
import { until } from '../testing/until.ts'

const wanted = {
  game: 'tic-tac-toe',
  subjects: ['perfect', 'random'],
  opponents: ['random'],
  design: { materials: 1, repeats: 1 },
  stop: { width: 0.35, of: 'win-rate', 'at-most': 400 },
}

/** The deals after which `wis lab run` ends. */
function locallyEnough(): number {
  const read = readSpec({ name: 'A test', seed: 'test', ...wanted })
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  const schedule = scheduleOf(read.spec)
  const watch = new WidthWatch(read.spec)
  const { house } = schedule.kit
  for (let number = 1; number <= schedule.matches; number++) {
    const playerCalled = (name: string) => house.find(({ slug }) => slug === name) ?? expect.fail(name)
    watch.add(playPlanned(schedule, schedule.matchAt(number), playerCalled).played)
    const enough = watch.enough()
    if (enough !== undefined) return enough
  }
  return schedule.deals
}

it(
  'an experiment that its width ends is over at the same deal as on the command line, whoever is killed',
  { tags: ['nightly'], timeout: 180_000 },
  async () => {
    const db = await freshDatabase()
    await openLadderOf(db, 'tic-tac-toe')
    const id = await startedExperiment(db, wanted)
    const found = () => db.prisma.experiment.findUniqueOrThrow({ where: { id } })
    const env = { WIS_LAB_HOUSE_PACE_MS: '20', WIS_LAB_MATCHES_AT_ONCE: '7' }
    const [first] = await Promise.all([startRunner(db.url, env), startRunner(db.url, env)])
    await until('results', async () => (await found()).played >= 20)
    first.process.kill('SIGKILL')
    await startRunner(db.url, env)
    await until('the end', async () => (await found()).state === 'ended', 120_000)
    const deals = locallyEnough()
    expect(deals).toBeGreaterThan(30)
    expect(deals).toBeLessThan(200)
    expect(await found()).toMatchObject({ deals, matches: 2 * deals, played: 2 * deals, next: 2 * deals + 1 })
    expect(await db.prisma.match.count()).toBe(2 * deals)
  },
)
