import type { AgentNews, Telling } from '../agent.ts'
import { after, callsFor, nothingHeard, WaitingNotices } from './calls.ts'
import type { Delivery, Notice } from './calls.ts'

export interface Hearing extends Delivery {
  /** How long a notice that nobody took is tried again. */
  readonly againMs: number
  /** The number of the last entry that the agent heard before, if a match is taken over. */
  readonly delivered?: number
  /** How many notices of the next entry it heard before. */
  readonly deliveredNotices?: number
}

/** The ears of an agent in one match. */
export interface WhoisspyEars {
  hear(news: AgentNews, signal: AbortSignal, hurry?: AbortSignal): Promise<readonly Telling[]>
  /** Sends missed notices again, in order, before the agent is asked anything. */
  catchUp(signal: AbortSignal, forMs: number): Promise<readonly Telling[]>
  /** Whether notices wait for the agent to be there. */
  isWaiting(): boolean
}

/**
 * Passes on the events of one match, each entry once. It gets every entry from the first one on, so that it knows
 * where the match stands, but passes on only the entries that were not delivered before. In a hurry it passes on only
 * the result.
 *
 * If nobody is there, a notice waits together with everything after it. The agent hears all of it in order, or none
 * of it. At the end of the match, undelivered notices are given up.
 */
export function createHearing(options: Hearing): WhoisspyEars {
  const { againMs, onDelivered, delivered = -1 } = options
  const waiting = new WaitingNotices(options)
  let { deliveredNotices: toSkip = 0 } = options
  let heard = nothingHeard
  let seen = -1

  /** The notices of an entry that the agent has yet to hear. */
  const noticesOf = ({ seq, event }: AgentNews['entries'][number], table: Hearer): readonly Notice[] => {
    const calls = seq > delivered ? callsFor(heard, event, table) : []
    const notices = calls.map((body, index): Notice => {
      const isLast = index + 1 === calls.length
      return { seq, body, done: isLast ? [seq, 0] : [seq - 1, index + 1], attempts: [], detail: notReached }
    })
    const left = notices.slice(toSkip)
    if (notices.length > 0) toSkip = 0
    return left
  }

  const pass = async (notice: Notice, { isAway, signal, hurry }: Passing): Promise<readonly Telling[]> => {
    const givenUp = hurry?.aborted ? await waiting.giveUp() : []
    waiting.add(notice)
    if (hurry?.aborted && !isResult(notice)) return [...givenUp, ...(await waiting.giveUp()).map(leftOut)]
    // After one failed try this news waits for the very end, so that an absent agent keeps nobody waiting for long.
    if (isAway && !isResult(notice)) return givenUp
    return [...givenUp, ...(await waiting.catchUp(signal, waiting.count > 1 ? 0 : againMs))]
  }

  const hear: WhoisspyEars['hear'] = async ({ entries, ...table }, signal, hurry) => {
    const tellings: Telling[] = []
    let isAway = false
    for (const entry of entries) {
      const { seq, event } = entry
      if (seq <= seen) continue
      const notices = noticesOf(entry, table)
      heard = after(heard, event, table.seat)
      seen = seq
      for (const notice of notices) {
        if (signal.aborted) continue
        tellings.push(...(await pass(notice, { isAway, signal, hurry })))
        isAway = waiting.count > 0
        if (isResult(notice) && !signal.aborted) tellings.push(...(await waiting.giveUp()))
      }
      const isSilent = notices.length === 0 && waiting.count === 0
      if (isSilent && seq > delivered && !signal.aborted) await onDelivered?.(seq, 0)
    }
    return tellings
  }
  return {
    hear,
    catchUp: (signal, forMs) => waiting.catchUp(signal, forMs),
    isWaiting: () => waiting.count > 0,
  }
}

type Hearer = Omit<AgentNews, 'entries'>

interface Passing {
  /** Nobody was there for an earlier notice of the same news. */
  readonly isAway: boolean
  readonly signal: AbortSignal
  readonly hurry: AbortSignal | undefined
}

const isResult = ({ body }: Notice) => body.status === 'result'

const notReached = 'nobody was there to be told'

const leftOut = (telling: Telling): Telling => ({
  ...telling,
  detail: 'left out: it was still listening long after the match was over',
})
