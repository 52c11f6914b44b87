import type { Clock } from '@wis/agents'
import type { Database } from '@wis/db'
import { thinMatches } from '@wis/db/matches'

const dayMs = 86_400_000
/** Small enough for a short statement, and large enough for a thousand matches a minute. */
const lookedAt = 500
const statements = 4

interface Thinning {
  readonly db: Database
  readonly clock: Pick<Clock, 'now'>
  readonly afterDays: number
}

/** Packs old matches of house agents, a few at each call, and begins again after the last one. */
export function thinOldMatches({ db, clock, afterDays }: Thinning): () => Promise<number> {
  let after = ''
  return async () => {
    const endedBefore = new Date(clock.now().getTime() - afterDays * dayMs)
    let packed = 0
    for (let n = 0; n < statements; n++) {
      const thinned = await thinMatches(db, { endedBefore, after, most: lookedAt })
      packed += thinned.packed
      after = thinned.last ?? ''
      if (thinned.last === undefined) break
    }
    return packed
  }
}
