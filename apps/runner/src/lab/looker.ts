import type { Clock } from '@wis/agents'
import type { Database } from '@wis/db'
import { keepLook, watchedExperiments } from '@wis/db/experiments'
import type { WatchedExperiment } from '@wis/db/experiments'
import { lookAfter, matchesPerDeal } from '@wis/lab'
import { every } from '../operations/every.ts'
import type { Log } from '../operations/log.ts'
import type { Service } from '../operations/service.ts'
import { lookInThread } from './look-in-thread.ts'
import { createSchedules } from './schedules.ts'
import type { Schedules } from './schedules.ts'
import { storedRows } from './stored-rows.ts'

const intervalMs = 500

interface LookerOptions {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
}

/** Looks at experiments that go on until their intervals are narrow, as soon as all deals before a look are played. */
export function createLooker({ db, clock, log }: LookerOptions): Service {
  const stopping = new AbortController()
  const schedules = createSchedules()
  const beat = async () => {
    for (const watched of await watchedExperiments(db))
      await look({ db, schedules, signal: stopping.signal }, watched).catch((error: unknown) => {
        if (!stopping.signal.aborted) log.warn('look-failed', { id: watched.id, error })
      })
  }
  const beating = every({ name: 'lab-looks', intervalMs, clock, log, beat })
  return {
    start: () => beating.start(),
    stop: async () => {
      stopping.abort(new Error('the runner stops'))
      await beating.stop()
    },
  }
}

interface Looking {
  readonly db: Database
  readonly schedules: Schedules
  readonly signal: AbortSignal
}

/** Nothing is dealt beyond the look, so the rows are those that `wis lab run` would look at. */
async function look({ db, schedules, signal }: Looking, watched: WatchedExperiment): Promise<void> {
  const { id, played, looked } = watched
  const { spec, schedule } = schedules(id, watched.spec)
  const perDeal = matchesPerDeal(spec)
  const at = lookAfter(spec, schedule.deals, looked)
  if (at === undefined || played < at * perDeal) return
  const deals = await lookInThread({
    asked: { kind: 'look', spec, looked },
    parts: storedRows(db, id),
    signal,
  })
  const enough = deals === undefined ? undefined : { deals, matches: deals * perDeal }
  await keepLook(db, { id, before: looked, at, ...(enough && { enough }) })
}
