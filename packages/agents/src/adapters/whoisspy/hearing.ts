import type { AgentNews, Attempt } from '../../agent.ts'
import { after, blankScene, callsFor } from './calls.ts'
import type { Told } from './calls.ts'

export interface Hearing {
  /** Makes one call and comes back with what became of it. */
  tell(body: Told, signal: AbortSignal): Promise<readonly Attempt[]>
  /** The number of the last entry that the agent heard before, where a match is taken over. */
  readonly delivered?: number
  /** Told of every entry once the agent has heard it, or could not be made to. */
  readonly onDelivered?: (seq: number) => void
}

/**
 * Passes on what happens in one match, each entry once. It is told everything from the first entry on, so that it
 * knows where the match stands, and passes on only what was not delivered before.
 */
export function createHearing({ tell, delivered = -1, onDelivered }: Hearing) {
  let scene = blankScene
  let seen = -1
  return async ({ entries, ...table }: AgentNews, signal: AbortSignal): Promise<readonly Attempt[]> => {
    const attempts: Attempt[] = []
    for (const { seq, event } of entries) {
      if (seq <= seen) continue
      const calls = seq > delivered ? callsFor(scene, event, table) : []
      scene = after(scene, event, table.seat)
      seen = seq
      for (const body of calls) if (!signal.aborted) attempts.push(...(await tell(body, signal)))
      if (seq > delivered && !signal.aborted) onDelivered?.(seq)
    }
    return attempts
  }
}
