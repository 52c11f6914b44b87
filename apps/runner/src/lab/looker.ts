import type { Clock } from '@wis/agents'
import type { Database } from '@wis/db'
import { experimentRows, keepLook, watchedExperiments } from '@wis/db/experiments'
import type { WatchedExperiment } from '@wis/db/experiments'
import { lookAfter, matchesPerDeal } from '@wis/lab'
import { z } from 'zod'
import { every } from '../operations/every.ts'
import type { Service } from '../operations/every.ts'
import type { Log } from '../operations/log.ts'
import { createSchedules } from './deal-planned.ts'
import type { Schedules } from './deal-planned.ts'
import { ReportThread } from './report-thread.ts'
import type { Look, ReportPart } from './report-work.ts'

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

const rowsAtOnce = 2_000

const numbered = z.looseObject({ number: z.int() })

/** The rows of an experiment that count, in parts. */
async function* storedRows(db: Database, id: string): AsyncGenerator<ReportPart> {
  for (let after = 0; ;) {
    const rows = await experimentRows(db, id, { after, limit: rowsAtOnce })
    if (rows.length === 0) return
    // Each row is stored as the runner made it.
    yield { rows: rows as ReportPart['rows'], ratings: [] }
    after = numbered.parse(rows.at(-1)).number
  }
}

interface LookedAt {
  readonly asked: Look
  /** Parts of the rows, in order. */
  readonly parts: AsyncIterable<ReportPart>
  readonly signal: AbortSignal
}

const id = 'look'

/** The deals that are enough, as far as the rows go. Undefined if the experiment goes on after them. */
async function lookInThread({ asked, parts, signal }: LookedAt): Promise<number | undefined> {
  signal.throwIfAborted()
  const thread = new ReportThread()
  const stop = () => void thread.stop()
  signal.addEventListener('abort', stop)
  try {
    await thread.tell({ kind: 'begin', id, asked })
    // One part after the other, so that memory does not grow with the experiment.
    for await (const part of parts) await thread.tell({ kind: 'rows', id, ...part })
    const answer = await thread.tell({ kind: 'answer', id })
    if (answer.kind !== 'look') throw new Error('the thread did not look')
    return answer.enough
  } finally {
    signal.removeEventListener('abort', stop)
    await thread.stop()
  }
}
