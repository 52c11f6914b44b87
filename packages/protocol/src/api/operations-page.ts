import { z } from 'zod'

const part = z.object({ ok: z.boolean(), latencyMs: z.number().min(0) })

/** Room on the disk of the database for more matches; unknown where no runner can look at that disk. */
const room = z.enum(['enough', 'low', 'unknown'])

/** What a runner knows of where it stores matches, as it says at its own port. Bytes are for operators. */
export const storageReport = z.object({
  /** The last time a row was to be stored, which is tried every few seconds. */
  writes: z.object({ ok: z.boolean(), triedAt: z.iso.datetime() }),
  /** When the newest entry of any log was made. */
  lastEntryAt: z.iso.datetime().nullable(),
  room,
  freeBytes: z.number().min(0).nullable(),
  neededBytes: z.number().min(0).nullable(),
})
export type StorageReport = z.infer<typeof storageReport>

export const healthPage = z.object({
  ok: z.boolean(),
  versions: z.object({ web: z.string(), node: z.string() }),
  database: part,
  runner: part,
  /** Null where the runner does not answer. */
  storage: storageReport.pick({ writes: true, lastEntryAt: true, room: true }).nullable(),
})
export type HealthPage = z.infer<typeof healthPage>

const count = z.int().min(0)

/** What the platform is doing, and by which rule. */
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
  /** When tables are made next, at the latest. */
  nextTickAt: z.iso.datetime(),
  runner: part,
  /** While it is low, no new table begins; unknown too where the runner does not answer. */
  room,
})
export type SchedulePage = z.infer<typeof schedulePage>
