import { systemClock } from '@wis/agents'
import { hasToGiveWay, inTransaction, shareJobs } from '@wis/db'
import type { Database } from '@wis/db'
import { noLabLimits } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createJobs } from '../jobs/jobs.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { createLog } from '../operations/log.ts'
import { startedExperiment } from '../testing/experiment.ts'
import { feed } from '../testing/play-tables.ts'
import { openSeason } from '../testing/season.ts'
import { until } from '../testing/until.ts'
import { createTimeSlice } from './asked/ask-on.ts'
import { askingsDue } from './asked/asking.ts'
import { dealExperiments } from './deal-experiments.ts'
import { createSchedules } from './deal-planned.ts'

const giant = { game: 'who-is-spy', subjects: ['fox', 'granny'], design: { materials: 100, repeats: 100 } }
const small = { game: 'who-is-spy', subjects: ['fox'], design: { materials: 3, repeats: 2 } }
const log = createLog(() => undefined)

/** Deals matches as a runner does, with so many places. */
function dealer(db: Database, places: number, jobs?: Pick<Jobs, 'enqueue'>) {
  const schedules = createSchedules()
  return () =>
    dealExperiments({
      db,
      feed,
      clock: systemClock,
      log,
      schedules,
      mostWaiting: places,
      limits: noLabLimits,
      enqueuePlanned: async (client, id) => jobs?.enqueue(client, 'experiment', id),
    })
}

/** How many matches of a member were dealt. */
async function dealtTo(db: Database, ownerId: string): Promise<number> {
  return db.prisma.experimentMatch.count({ where: { experiment: { ownerId } } })
}

/** Ends the oldest match that waits, as if it had been played. */
async function playOne(db: Database): Promise<void> {
  await db.pool.query(
    `with played as (
       update experiment_matches x set state = 'played' from matches m
       where m.id = x.match_id and m.id = (select min(id) from matches where status = 'waiting')
       returning m.id
     ) update matches set status = 'finished' where id in (select id from played)`,
  )
}

describe('matches of two members', () => {
  it(
    'are dealt one for one, although one member runs a dozen experiments and the other one',
    { tags: ['nightly'] },
    async () => {
      const db = await freshDatabase()
      await openSeason(db)
      for (let n = 0; n < 12; n++) await startedExperiment(db, giant)
      const deal = dealer(db, 4)
      await deal()
      await startedExperiment(db, small, {}, 'late-comer')
      const before = await dealtTo(db, 'experimenter')
      for (let beats = 0; (await dealtTo(db, 'late-comer')) < 6; beats++) {
        expect(beats).toBeLessThan(30)
        await deal()
        await playOne(db)
      }
      expect((await dealtTo(db, 'experimenter')) - before).toBeLessThanOrEqual(6)
    },
  )

  it('leave no place to wait empty that the other member can use', async () => {
    const db = await freshDatabase()
    await openSeason(db)
    await startedExperiment(db, { ...small, design: { materials: 1, repeats: 1 } }, {}, 'late-comer')
    await startedExperiment(db, giant)
    await dealer(db, 6)()
    expect([await dealtTo(db, 'late-comer'), await dealtTo(db, 'experimenter')]).toEqual([1, 5])
  })
})

interface Taken {
  readonly order: string[]
  readonly jobs: Jobs
  /** Ends the job in hand. */
  end(key: string): void
}

/** The queue of a runner with some places, whose jobs last until the test ends them. */
async function takenBy(db: Database, places: number): Promise<Taken> {
  const order: string[] = []
  const ends = new Map<string, () => void>()
  const idle = { atOnce: 1, run: async () => undefined }
  const run = async (key: string) => {
    await db.pool.query(`update matches set status = 'running' where id = $1`, [key])
    await new Promise<void>((resolve) => {
      ends.set(key, resolve)
      order.push(key)
    })
  }
  const work = {
    match: idle,
    table: idle,
    'flight-check': { ...idle, atOnce: 0 },
    experiment: { atOnce: places, run },
  }
  const jobs = createJobs({ db, clock: systemClock, log, work, drainMs: 100, lockKey: 7 })
  await jobs.start()
  onTestFinished(() => jobs.stop())
  return { order, jobs, end: (key) => ends.get(key)?.() }
}

describe('places', () => {
  it('that become free go to the member who has none, although another one waits longer', async () => {
    const db = await freshDatabase()
    await openSeason(db)
    await startedExperiment(db, giant)
    const { order, jobs, end } = await takenBy(db, 2)
    const deal = dealer(db, 2, jobs)
    await deal()
    await until('both places to be taken', async () => order.length === 2)
    await deal()
    await startedExperiment(db, small, {}, 'late-comer')
    await deal()
    const [first = '', second = ''] = order
    end(first)
    await until('the next match', async () => order.length === 3)
    end(second)
    await until('the one after it', async () => order.length === 4)
    const rows = await db.prisma.experimentMatch.findMany({
      where: { matchId: { in: order } },
      include: { experiment: true },
    })
    const ownerOf = (key: string) => rows.find(({ matchId }) => matchId === key)?.experiment.ownerId
    expect(order.map(ownerOf)).toEqual(['experimenter', 'experimenter', 'late-comer', 'experimenter'])
  })

  it(
    'are given back by judges whose member has more of them, and kept while nobody else waits',
    { tags: ['nightly'] },
    async () => {
      const db = await freshDatabase()
      await openSeason(db)
      const judges = ['sample-counter', 'sample-first'].map((agent) => ({
        agent,
        rubric: 'clue-fit',
        times: 1,
      }))
      const id = await startedExperiment(db, { ...small, judges: judges.slice(0, 1) })
      await db.pool.query('update experiments set played = matches where id = $1', [id])
      await db.pool.query(`update judgings set state = 'asking', judges = $2 where experiment_id = $1`, [
        id,
        JSON.stringify(judges),
      ])
      const { order, jobs } = await takenBy(db, 2)
      await jobs.offer('experiment', await askingsDue(db))
      await until('both judges to be asked', async () => order.length === 2)
      let now = 0
      const keepsPlace = createTimeSlice({ db, log, clock: { ...systemClock, now: () => new Date(now) } }, id)
      now = 60_000
      expect(await keepsPlace()).toBe(true)
      await startedExperiment(db, small, {}, 'late-comer')
      await dealer(db, 1, jobs)()
      now += 1_000
      expect(await keepsPlace()).toBe(true)
      now += 60_000
      expect(await keepsPlace()).toBe(false)
      expect(await hasToGiveWay(db, 'nothing')).toBe(false)
    },
  )

  it('of jobs that have lost their runner stay before all others', async () => {
    const db = await freshDatabase()
    await openSeason(db)
    const { jobs } = await takenBy(db, 0)
    await startedExperiment(db, giant)
    await startedExperiment(db, small, {}, 'late-comer')
    await dealer(db, 4, jobs)()
    const { rows } = await db.pool.query<{ id: string }>(
      `select id from pgboss.job where name = 'experiment' limit 1`,
    )
    await inTransaction(db, (client) =>
      jobs.giveBack(
        client,
        'experiment',
        rows.map(({ id }) => id),
      ),
    )
    await db.pool.query(`update pgboss.job set priority = 1 where id = $1`, [rows[0]?.id])
    await shareJobs(db, 'experiment')
    const left = await db.pool.query<{ priority: number }>(
      `select priority from pgboss.job where name = 'experiment' order by priority desc`,
    )
    expect(left.rows.map(({ priority }) => priority)).toEqual([1, -1, -2, -3])
  })
})

/** A member with so many agents, each with a flight check. Returns the checks. */
async function checksOf(db: Database, ownerId: string, count: number): Promise<string[]> {
  await db.prisma.user.create({ data: { id: ownerId, name: ownerId } })
  const ids = Array.from({ length: count }, (_, n) => `${ownerId}-${n}`)
  for (const id of ids) {
    await db.prisma.agent.create({
      data: { id, slug: id, name: id, kind: 'webhook', languages: ['en'], ownerId },
    })
    await db.prisma.agentVersion.create({ data: { id, agentId: id, number: 1, settings: {} } })
    await db.prisma.flightCheck.create({
      data: { id, agentId: id, versionId: id, rulesetId: 'wis-2024', ruleset: {}, languages: ['en'] },
    })
  }
  return ids
}

it('flight checks of one member, however many, let the first one of another member go before them', async () => {
  const db = await freshDatabase()
  await takenBy(db, 0)
  const many = await checksOf(db, 'many', 3)
  const [one = ''] = await checksOf(db, 'one', 1)
  await db.pool.query(
    `insert into pgboss.job (name, data, created_on)
     select 'flight-check', jsonb_build_object('key', k), now() + n * interval '1 second'
     from unnest($1::text[]) with ordinality as t(k, n)`,
    [[...many, one]],
  )
  await shareJobs(db, 'flight-check')
  const { rows } = await db.pool.query<{ key: string }>(
    `select data->>'key' as key from pgboss.job where name = 'flight-check' order by priority desc`,
  )
  expect(rows.map(({ key }) => key)).toEqual([many[0], one, many[1], many[2]])
})
