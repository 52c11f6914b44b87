import type { Posted } from '../adapters/post-json.ts'
import type { Attempt, Telling } from '../agent.ts'
import { withoutRepeats } from '../egress/evidence.ts'
import type { Told } from './calls.ts'

export interface Delivery {
  /** Makes one call, tries it again for this long while nobody is there, and returns the outcome. */
  tell(body: Told, signal: AbortSignal, forMs: number): Promise<Posted<unknown>>
  readonly onDelivered?: OnDelivered
}

/**
 * Called each time the agent took a notice, or the notice was given up. Everything up to entry `seq` is done then, and
 * so many notices of the next entry. What waits is not done. The next notice is sent after it resolves.
 */
export type OnDelivered = (seq: number, notices: number) => Promise<void> | void

/** One call to make, and its tries so far. */
export interface Notice {
  readonly seq: number
  readonly body: Told
  /** What is done after this notice. */
  readonly done: Parameters<OnDelivered>
  readonly attempts: readonly Attempt[]
  readonly detail: string
}

/** The notices that an agent has yet to take, in order. */
export class WaitingNotices {
  readonly #delivery: Delivery
  #waiting: readonly Notice[] = []

  constructor(delivery: Delivery) {
    this.#delivery = delivery
  }

  get count(): number {
    return this.#waiting.length
  }

  add(notice: Notice): void {
    this.#waiting = [...this.#waiting, notice]
  }

  /** Sends the notices until one is not taken. */
  async catchUp(signal: AbortSignal, forMs: number): Promise<readonly Telling[]> {
    const { tell, onDelivered } = this.#delivery
    const end = performance.now() + forMs
    const tellings: Telling[] = []
    for (;;) {
      const [notice, ...rest] = this.#waiting
      if (!notice || signal.aborted) break
      const { attempts, ...answer } = await tell(notice.body, signal, Math.max(0, end - performance.now()))
      // A notice that the agent took counts, even if nobody waits for that any more.
      if (signal.aborted && !answer.ok) break
      const tried = { ...notice, attempts: withoutRepeats([...notice.attempts, ...attempts]) }
      if (!answer.ok && answer.failure === 'unreachable') {
        this.#waiting = [{ ...tried, detail: answer.detail }, ...rest]
        break
      }
      this.#waiting = rest
      tellings.push(tellingOf(tried, answer.ok ? undefined : answer.detail))
      await onDelivered?.(...notice.done)
    }
    return tellings
  }

  async giveUp(): Promise<readonly Telling[]> {
    const given = this.#waiting.map((notice) => tellingOf(notice, notice.detail))
    const last = this.#waiting.at(-1)
    this.#waiting = []
    if (last) await this.#delivery.onDelivered?.(...last.done)
    return given
  }
}

function tellingOf({ seq, body, attempts }: Notice, detail: string | undefined): Telling {
  return { seq, told: JSON.stringify(body), attempts, ...(detail !== undefined && { detail }) }
}
