import type { PgBoss } from 'pg-boss'
import { z } from 'zod'

/** Identifies one taking of the job: a job that another runner has since taken is a different one. */
export interface Claim {
  readonly id: string
  readonly retryCount: number
  /** Aborts when the queue has given the job to another runner. */
  readonly lost: AbortController
  /** The rest of this job no longer counts against the limit of its loop. */
  isAside: boolean
  work: Promise<void>
}

/** pg-boss does not type this answer. */
const touchAnswer = z.object({ affected: z.int() })

/** Keeps all jobs in hand alive with one statement. Those that another runner has are lost. */
export async function keepAlive(
  boss: Pick<PgBoss, 'touch'>,
  queue: string,
  claims: Iterable<Claim>,
): Promise<void> {
  const held = [...claims].filter(({ lost }) => !lost.signal.aborted)
  const touched = async (some: readonly Claim[]) => {
    const attempts = some.map(({ id, retryCount }) => ({ id, retryCount }))
    return touchAnswer.parse(await boss.touch(queue, attempts)).affected
  }
  if (held.length === 0 || (await touched(held)) === held.length) return
  // Another runner has one of the jobs, or it ended just now and needs no heartbeat.
  for (const claim of held) if ((await touched([claim])) === 0) claim.lost.abort()
}
