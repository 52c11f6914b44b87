import type { Posted } from '../../adapters/post-json.ts'
import type { AgentNews, Attempt, Telling } from '../../agent.ts'
import { withoutRepeats } from '../../egress/evidence.ts'
import { after, nothingHeard, callsFor } from './calls.ts'
import type { Told } from './calls.ts'

export interface Hearing {
  /** Makes one call, tries it again for this long while nobody is there, and returns the outcome. */
  tell(body: Told, signal: AbortSignal, forMs: number): Promise<Posted<unknown>>
  /** How long a notice that nobody took is tried again. */
  readonly againMs: number
  /** The number of the last entry that the agent heard before, if a match is taken over. */
  readonly delivered?: number
  /** How many notices of the next entry it heard before. */
  readonly deliveredNotices?: number
  readonly onDelivered?: OnDelivered
}

/**
 * Called each time the agent took a notice, or the notice was given up. Everything up to entry `seq` is done then, and
 * so many notices of the next entry. What waits is not done. The next notice is sent after it resolves.
 */
export type OnDelivered = (seq: number, notices: number) => Promise<void> | void

/** One call to make, and its tries so far. */
interface Notice {
  readonly seq: number
  readonly body: Told
  /** What is done after this notice. */
  readonly done: Parameters<OnDelivered>
  readonly attempts: readonly Attempt[]
  readonly detail: string
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
export function createHearing({ tell, againMs, onDelivered, ...before }: Hearing): WhoisspyEars {
  const { delivered = -1 } = before
  let { deliveredNotices: toSkip = 0 } = before
  let heard = nothingHeard
  let seen = -1
  let waiting: readonly Notice[] = []

  /** Sends the waiting notices in order, until one is not taken. */
  const catchUp: WhoisspyEars['catchUp'] = async (signal, forMs) => {
    const end = performance.now() + forMs
    const tellings: Telling[] = []
    for (let [notice, ...rest] = waiting; notice && !signal.aborted; [notice, ...rest] = waiting) {
      const { attempts, ...answer } = await tell(notice.body, signal, Math.max(0, end - performance.now()))
      // A notice that the agent took counts, even if nobody waits for that any more.
      if (signal.aborted && !answer.ok) break
      const tried = { ...notice, attempts: withoutRepeats([...notice.attempts, ...attempts]) }
      if (!answer.ok && answer.failure === 'unreachable') {
        waiting = [{ ...tried, detail: answer.detail }, ...rest]
        break
      }
      waiting = rest
      tellings.push(tellingOf(tried, answer.ok ? undefined : answer.detail))
      await onDelivered?.(...notice.done)
    }
    return tellings
  }

  const giveUp = async () => {
    const given = waiting.map((notice) => tellingOf(notice, notice.detail))
    const last = waiting.at(-1)
    waiting = []
    if (last) await onDelivered?.(...last.done)
    return given
  }

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
        const isLast = notice.body.status === 'result'
        if (hurry?.aborted) tellings.push(...(await giveUp()))
        waiting = [...waiting, notice]
        if (hurry?.aborted && !isLast) tellings.push(...(await giveUp()).map(leftOut))
        // After one failed try this news waits for the very end, so that an absent agent keeps nobody waiting for long.
        else if (!isAway || isLast)
          tellings.push(...(await catchUp(signal, waiting.length > 1 ? 0 : againMs)))
        isAway = waiting.length > 0
        if (isLast && !signal.aborted) tellings.push(...(await giveUp()))
      }
      const isSilent = notices.length === 0 && waiting.length === 0
      if (isSilent && seq > delivered && !signal.aborted) await onDelivered?.(seq, 0)
    }
    return tellings
  }
  return { hear, catchUp, isWaiting: () => waiting.length > 0 }
}

type Hearer = Omit<AgentNews, 'entries'>

const notReached = 'nobody was there to be told'

function tellingOf({ seq, body, attempts }: Notice, detail: string | undefined): Telling {
  return { seq, told: JSON.stringify(body), attempts, ...(detail !== undefined && { detail }) }
}

const leftOut = (telling: Telling): Telling => ({
  ...telling,
  detail: 'left out: it was still listening long after the match was over',
})
