import type { AgentNews, Attempt, Telling } from '../../agent.ts'
import { withoutRepeats } from '../../egress/evidence.ts'
import type { Posted } from '../post-json.ts'
import { after, blankScene, callsFor } from './calls.ts'
import type { Told } from './calls.ts'

export interface Hearing {
  /** Makes one call, and tries it again that long while nobody is there; comes back with what became of it. */
  tell(body: Told, signal: AbortSignal, forMs: number): Promise<Posted<unknown>>
  /** How long a notice is tried again that nobody took. */
  readonly againMs: number
  /** The number of the last entry that the agent heard before, where a match is taken over. */
  readonly delivered?: number
  /** Told of every entry once the agent has heard it, or could not be made to. */
  readonly onDelivered?: (seq: number) => void
}

/** One call that is to be made, and how it has been tried so far. */
interface Notice {
  readonly seq: number
  readonly body: Told
  readonly attempts: readonly Attempt[]
  readonly detail: string
}

/** The ears of an agent in one match. */
export interface WhoisspyEars {
  hear(news: AgentNews, signal: AbortSignal, hurry?: AbortSignal): Promise<readonly Telling[]>
  /** Sends again what did not arrive, in order: before the agent is asked anything. */
  catchUp(signal: AbortSignal, forMs: number): Promise<readonly Telling[]>
}

/**
 * Passes on what happens in one match, each entry once. It is told everything from the first entry on, so that it
 * knows where the match stands, and passes on only what was not delivered before. In a hurry it passes on the result alone.
 *
 * What does not arrive because nobody is there waits, with everything after it, until somebody is: the agent hears all of it
 * in order, or none. At the end of the match it is given up.
 */
export function createHearing({ tell, againMs, delivered = -1, onDelivered }: Hearing): WhoisspyEars {
  let scene = blankScene
  let seen = -1
  let waiting: readonly Notice[] = []

  /** Sends what waits, in order, as far as somebody takes it. */
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
        // Once for each piece of news, and at the very end: nobody waits long for an agent that is not there.
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
