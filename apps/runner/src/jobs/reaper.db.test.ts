import type { Clock } from '@wis/agents'
import { advisoryLockSpaces, keepingRunnerJobs } from '@wis/db'
import type { Database } from '@wis/db'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createLog } from '../operations/log.ts'
import { cutLines } from '../testing/lab-rows.ts'
import { until } from '../testing/until.ts'
import { createReaper } from './reaper.ts'

/** A clock that stands still between beats. */
function stepped() {
  let go: () => void = () => {}
  let rests: () => void = () => {}
  let atRest = new Promise<void>((resolve) => (rests = resolve))
  const clock: Clock = {
    now: () => new Date(0),
    pause: (_, signal) =>
      new Promise((resolve) => {
        go = resolve
        signal?.addEventListener('abort', () => resolve())
        rests()
      }),
  }
  const beat = async () => {
    await atRest
    atRest = new Promise<void>((resolve) => (rests = resolve))
    go()
    await atRest
  }
  return { clock, beat, isAtRest: () => atRest }
}

interface Reaping {
  readonly silentMs?: number
  giveBack?(queue: string): Promise<void>
}

/** A runner's reaper that beats on command, and the jobs it has given back. */
async function reaper(db: Database, { giveBack, ...how }: Reaping = {}) {
  const { clock, beat, isAtRest } = stepped()
  const givenBack: string[] = []
  const service = createReaper({
    url: db.url,
    clock,
    log: createLog(() => undefined),
    ...how,
    giveBack: async (_, queue) => giveBack?.(queue),
    onGivenBack: (_, jobIds) => void givenBack.push(...jobIds),
  })
  await service.start()
  onTestFinished(() => service.stop())
  // A line that is cut in the middle of a look is taken up again.
  await isAtRest()
  const begin = async (jobId: string, queue = 'match') => {
    const taken = { text: 'select $1::text as id, $2::text as name', values: [jobId, queue] }
    const { text, values } = keepingRunnerJobs(taken, service.lockKey)
    await db.pool.query(text, [...values])
  }
  return { beat, begin, givenBack }
}

const job = '00000000-0000-4000-8000-000000000001'
const otherJob = '00000000-0000-4000-8000-000000000002'
const cutLifeLines = (db: Database) => cutLines(db, advisoryLockSpaces.life)

describe('a job in the hands of a runner', () => {
  it('is given back by another once that runner has been without its lock at two looks in a row', async () => {
    const db = await freshDatabase()
    const dying = await reaper(db)
    await dying.begin(job)
    await cutLifeLines(db)
    const other = await reaper(db)
    await other.beat()
    expect(other.givenBack).toEqual([job])
    await other.beat()
    expect(other.givenBack).toEqual([job])
  })

  it('is given back even if the runner that was about to do so failed', async () => {
    const db = await freshDatabase()
    const dying = await reaper(db)
    await dying.begin(job)
    await cutLifeLines(db)
    let tries = 0
    const giveBack = async () => {
      tries += 1
      if (tries === 1) throw new Error('the connection is lost')
    }
    const other = await reaper(db, { giveBack })
    await other.beat()
    expect(other.givenBack).toEqual([])
    await other.beat()
    expect(other.givenBack).toEqual([job])
  })

  it('is given back before all others if it is a match', async () => {
    const db = await freshDatabase()
    const dying = await reaper(db)
    await dying.begin(otherJob, 'table')
    await dying.begin(job, 'match')
    await cutLifeLines(db)
    const giveBack = async (queue: string) => {
      if (queue === 'table') throw new Error('the connection is lost')
    }
    const other = await reaper(db, { giveBack })
    await other.beat()
    expect(other.givenBack).toEqual([job])
  })

  it('is also given back if its runner keeps its lock but has asked nothing for a long time', async () => {
    const db = await freshDatabase()
    const hung = await reaper(db)
    await hung.begin(job)
    const silentMs = 100
    await until('a life line that is silent', async () => {
      const silent = `select 1 from pg_locks join pg_stat_activity a using (pid) where classid = $1
        and a.datname = current_database() and a.state_change < clock_timestamp() - $2 * interval '1 ms'`
      return (await db.pool.query(silent, [advisoryLockSpaces.life, silentMs])).rowCount === 1
    })
    const other = await reaper(db, { silentMs })
    await other.beat()
    expect(other.givenBack).toEqual([job])
  })

  it('stays there if every runner loses its connection for a moment', async () => {
    const db = await freshDatabase()
    const [one, two] = [await reaper(db), await reaper(db)]
    await one.begin(job)
    await cutLifeLines(db)
    await two.beat()
    await one.beat()
    await two.beat()
    await one.beat()
    expect([...one.givenBack, ...two.givenBack]).toEqual([])
  })
})
