import type { AgentNews, Telling } from '../../agent.ts'
import type { Posted } from '../post-json.ts'
import { after, blankScene, callsFor } from './calls.ts'
import type { Told } from './calls.ts'

export interface Hearing {
  /** Makes one call and comes back with what became of it. */
  tell(body: Told, signal: AbortSignal): Promise<Posted<unknown>>
  /** The number of the last entry that the agent heard before, where a match is taken over. */
  readonly delivered?: number
  /** Told of every entry once the agent has heard it, or could not be made to. */
  readonly onDelivered?: (seq: number) => void
}

/**
 * Passes on what happens in one match, each entry once. It is told everything from the first entry on, so that it
 * knows where the match stands, and passes on only what was not delivered before. In a hurry it passes on the result alone.
 */
export function createHearing({ tell, delivered = -1, onDelivered }: Hearing) {
  let scene = blankScene
  let seen = -1
  return async (
    { entries, ...table }: AgentNews,
    signal: AbortSignal,
    hurry?: AbortSignal,
  ): Promise<readonly Telling[]> => {
    const tellings: Telling[] = []
    for (const { seq, event } of entries) {
      if (seq <= seen) continue
      const calls = seq > delivered ? callsFor(scene, event, table) : []
      scene = after(scene, event, table.seat)
      seen = seq
      for (const body of calls) {
        const isLeftOut = signal.aborted || (hurry?.aborted && body.status !== 'result')
        const became = isLeftOut ? leftOut() : await toldOf(tell, body, signal)
        if (!signal.aborted) tellings.push({ seq, told: JSON.stringify(body), ...became })
      }
      if (seq > delivered && !signal.aborted) onDelivered?.(seq)
    }
    return tellings
  }
}

type Became = Pick<Telling, 'detail' | 'attempts'>

async function toldOf(tell: Hearing['tell'], body: Told, signal: AbortSignal): Promise<Became> {
  const { attempts, ...answer } = await tell(body, signal)
  return answer.ok ? { attempts } : { detail: answer.detail, attempts }
}

const leftOut = (): Became => ({
  detail: 'left out: it was still listening long after the match was over',
  attempts: [],
})
