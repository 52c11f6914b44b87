import { z } from 'zod'
import type { Route, RouteKey } from './route.ts'

const part = z.object({ ok: z.boolean(), latencyMs: z.number().min(0) })

/** Whether the database's disk has room for more matches. Unknown if no runner can see that disk. */
const room = z.enum(['enough', 'low', 'unknown'])

/** A runner's report on the storage of matches, as given at its own port. Bytes are for operators only. */
export const storageReport = z.object({
  /** The last attempt to store a row. An attempt is made every few seconds. */
  writes: z.object({ ok: z.boolean(), triedAt: z.iso.datetime() }),
  /** The time of the newest entry in any log. */
  lastEntryAt: z.iso.datetime().nullable(),
  room,
  freeBytes: z.number().min(0).nullable(),
  neededBytes: z.number().min(0).nullable(),
  /** The same for experiments, which stop before the arena does. */
  labRoom: room.default('unknown'),
  labNeededBytes: z.number().min(0).nullable().default(null),
})
export type StorageReport = z.infer<typeof storageReport>

export const healthPage = z.object({
  ok: z.boolean(),
  versions: z.object({ web: z.string(), node: z.string() }),
  database: part,
  runner: part,
  /** Null if the runner does not answer. */
  storage: storageReport.pick({ writes: true, lastEntryAt: true, room: true, labRoom: true }).nullable(),
})
export type HealthPage = z.infer<typeof healthPage>

const count = z.int().min(0)

/** The platform's present activity, and the rule it follows. */
export const schedulePage = z.object({
  queue: z.object({ waiting: count, oldestMs: z.number().min(0), checking: count }),
  matches: z.object({ waiting: count, running: count }),
  /** Times in milliseconds, distances in points. */
  rule: z.object({
    everyMs: count,
    fillAfterMs: count,
    fillAloneAfterMs: count,
    nearTotal: count,
    metAgainPenalty: count,
    latelyMatches: count,
    placements: count,
    readyWithinMs: count,
  }),
  /** The latest time at which tables are made next. */
  nextTickAt: z.iso.datetime(),
  runner: part,
  /** While it is low, no new table begins. Also unknown if the runner does not answer. */
  room,
})

export const operationsRoutes = {
  'GET /schedule': {
    action: 'operations.read',
    cost: 'read',
    answer: schedulePage,
  },
  'GET /health': {
    action: 'operations.read',
    cost: 'read',
    anyQuery: true,
    answer: healthPage,
    unwell: healthPage,
  },
  'GET /openapi.json': {
    action: 'operations.read',
    cost: 'read',
    anyQuery: true,
    answer: z.looseObject({ openapi: z.string() }),
  },
} as const satisfies Readonly<Record<RouteKey, Route>>
