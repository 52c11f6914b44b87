import type { AgentNews, Attempt, Telling } from '../../agent.ts'
import { withoutRepeats } from '../../egress/evidence.ts'
import type { Posted } from '../post-json.ts'
import { after, blankScene, callsFor } from './calls.ts'
import type { Told } from './calls.ts'

export interface Hearing {
  /** Makes one call, tries it again for this long while nobody is there, and returns the outcome. */
  tell(body: Told, signal: AbortSignal, forMs: number): Promise<Posted<unknown>>
  /** How long a notice that nobody took is tried again. */
  readonly againMs: number
  /** The number of the last entry that the agent heard before, if a match is taken over. */
  readonly delivered?: number
  /** Called for each entry after the agent heard it or failed to. */
  readonly onDelivered?: (seq: number) => void
}

/** One call to make, and its tries so far. */
interface Notice {
  readonly seq: number
  readonly body: Told
  readonly attempts: readonly Attempt[]
  readonly detail: string
}

/** The ears of an agent in one match. */
export interface WhoisspyEars {
  hear(news: AgentNews, signal: AbortSignal, hurry?: AbortSignal): Promise<readonly Telling[]>
  /** Sends missed notices again, in order, before the agent is asked anything. */
  catchUp(signal: AbortSignal, forMs: number): Promise<readonly Telling[]>
}

/**
 * Passes on the events of one match, each entry once. It gets every entry from the first one on, so that it knows
 * where
 * the match stands, but passes on only the entries that were not delivered before. In a hurry it passes on only the
 * result.
 *
 * If nobody is there, a notice waits together with everything after it. The agent hears all of it in order, or none
 * of
 * it. At the end of the match, undelivered notices are given up.
 */
export function createHearing({ tell, againMs, delivered = -1, onDelivered }: Hearing): WhoisspyEars {
  let scene = blankScene
  let seen = -1
  let waiting: readonly Notice[] = []

  /** Sends the waiting notices in order, until one is not taken. */
  const catchUp: WhoisspyEars['catchUp'] = async (signal, forMs) => {
    const end = performance.now() + forMs
    const tellings: Telling[] = []
    for (let [notice, ...rest] = waiting; notice && !signal.aborted; [notice, ...rest] = waiting) {
      const { attempts, ...answer } = await tell(notice.body, signal, Math.max(0, end - performance.now()))
      if (signal.aborted) break
      const tried = { ...notice, attempts: withoutRepeats([...notice.attempts, ...attempts]) }
      if (!answer.ok && answer.failure === 'unreachable') {
        waiting = [{ ...tried, detail: answer.detail }, ...rest]
        break
      }
      waiting = rest
      tellings.push(tellingOf(tried, answer.ok ? undefined : answer.detail))
    }
    return tellings
  }

  const giveUp = () => {
    const given = waiting.map((notice) => tellingOf(notice, notice.detail))
    waiting = []
    return given
  }

  const hear: WhoisspyEars['hear'] = async ({ entries, ...table }, signal, hurry) => {
    const tellings: Telling[] = []
    let isAway = false
    for (const { seq, event } of entries) {
      if (seq <= seen) continue
      const calls = seq > delivered ? callsFor(scene, event, table) : []
      scene = after(scene, event, table.seat)
      seen = seq
      for (const body of calls) {
        if (signal.aborted) continue
        const isLast = body.status === 'result'
        if (hurry?.aborted) tellings.push(...giveUp())
        waiting = [...waiting, { seq, body, attempts: [], detail: notReached }]
        if (hurry?.aborted && !isLast) tellings.push(...giveUp().map(leftOut))
        // After one failed try this news waits for the very end, so that an absent agent keeps nobody waiting for long.
        else if (!isAway || isLast)
          tellings.push(...(await catchUp(signal, waiting.length > 1 ? 0 : againMs)))
        isAway = waiting.length > 0
        if (isLast && !signal.aborted) tellings.push(...giveUp())
      }
      if (seq > delivered && !signal.aborted) onDelivered?.(seq)
    }
    return tellings
  }
  return { hear, catchUp }
}

const notReached = 'nobody was there to be told'

function tellingOf({ seq, body, attempts }: Notice, detail: string | undefined): Telling {
  return { seq, told: JSON.stringify(body), attempts, ...(detail !== undefined && { detail }) }
}

const leftOut = (telling: Telling): Telling => ({
  ...telling,
  detail: 'left out: it was still listening long after the match was over',
})
