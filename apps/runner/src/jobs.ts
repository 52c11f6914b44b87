import { listUnfinished } from '@wis/db'
import type { Database } from '@wis/db'
import { ids } from '@wis/engine'
import type { MatchId } from '@wis/engine'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { Log } from './log.ts'

const queue = 'match'
const jobData = z.object({ matchId: z.string().transform(ids.match) })

export interface Jobs {
  start(): Promise<void>
  /** Hands out no more matches and waits until the running ones have reached a turn's end. */
  stop(): Promise<void>
  /** Queues a match on a connection whose transaction the caller holds: both are there, or neither. */
  enqueue(client: pg.ClientBase, matchId: MatchId): Promise<void>
}

interface JobsOptions {
  readonly db: Database
  readonly log: Log
  readonly atOnce: number
  run(matchId: MatchId, signal: AbortSignal): Promise<void>
}

/**
 * Matches as jobs of pg-boss. A job may come twice or be lost: a second one finds the match claimed or over,
 * and a lost one is put back by `adoptOrphans`.
 */
export function createJobs({ db, log, atOnce, run }: JobsOptions): Jobs {
  const boss = new PgBoss({
    connectionString: db.url,
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
  })
  boss.on('error', (error) => log.warn('queue-trouble', { error: error.message }))
  const draining = new AbortController()

  const work = async (data: unknown, signal: AbortSignal) => {
    const { matchId } = jobData.parse(data)
    await run(matchId, AbortSignal.any([signal, draining.signal])).catch((error: unknown) => {
      log.error('match-interrupted', { matchId, error })
      throw error
    })
    // The match stands at a turn's end and goes on elsewhere; failing the job is how the queue learns that.
    if (draining.signal.aborted) throw new Error('handed over: this runner is stopping')
  }

  return {
    start: async () => {
      await boss.start()
      await boss.createQueue(queue, {
        policy: 'exclusive',
        heartbeatSeconds: 10,
        expireInSeconds: 3600,
        retryLimit: 1000,
        retryDelay: 0,
        notify: true,
      })
      await adoptOrphans(boss, db)
      const options = {
        localConcurrency: atOnce,
        pollingIntervalSeconds: 0.5,
        notifyPollingIntervalSeconds: 2,
      }
      await boss.work(queue, options, async ([job]) => {
        if (job) await work(job.data, job.signal)
      })
    },
    stop: async () => {
      draining.abort()
      await boss.stop({ graceful: true, timeout: 15_000 })
    },
    enqueue: async (client, matchId) => {
      await send(boss, matchId, { executeSql: (text, values) => client.query(text, values) })
    },
  }
}

async function send(boss: PgBoss, matchId: MatchId, on?: pgBossConnection): Promise<void> {
  await boss.send(queue, { matchId }, { singletonKey: matchId, ...(on && { db: on }) })
}

interface pgBossConnection {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
}

/** Queues every match that is not over; the queue refuses those that it already has. */
async function adoptOrphans(boss: PgBoss, db: Database): Promise<void> {
  for (const matchId of await listUnfinished(db)) await send(boss, matchId)
}
