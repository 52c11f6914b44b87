import { z } from 'zod'

const part = z.object({ ok: z.boolean(), latencyMs: z.number().min(0) })

export const healthPage = z.object({
  ok: z.boolean(),
  versions: z.object({ web: z.string(), node: z.string() }),
  database: part,
  runner: part,
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
    nearTotal: count,
    metAgainPenalty: count,
    latelyMatches: count,
    placements: count,
    readyWithinMs: count,
  }),
  /** When tables are made next, at the latest. */
  nextTickAt: z.iso.datetime(),
  runner: part,
})
export type SchedulePage = z.infer<typeof schedulePage>
