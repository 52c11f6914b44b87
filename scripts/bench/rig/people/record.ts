import { listenForNews } from '@wis/db/agents'

/** An answer that the site has taken. */
export interface Heard {
  readonly seatId: string
  readonly at: number
  readonly answer: string
}

/** What the people of a measurement saw, on one clock. */
export class Record {
  /** From the moment a turn is open until its person sees it. */
  readonly seenMs: number[] = []
  /** From the moment an answer is sent until the site has taken it. */
  readonly acceptedMs: number[] = []
  readonly heard: Heard[] = []
  readonly faults: string[] = []
  /** The turns that people left unanswered, by their seats. */
  readonly unanswered = new Map<string, number>()
  readonly counts = new Map<string, number>()
  readonly #askedAt = new Map<string, number>()
  readonly #awaited = new Map<string, (at: number) => void>()

  /** Hears of each turn when it is stored. Returns the way to stop. */
  listen(url: string): Promise<() => Promise<void>> {
    const lost = (error?: Error) => {
      if (error) this.faults.push(`the measurement heard no more: ${error.message}`)
    }
    const hear: Parameters<typeof listenForNews>[0]['hear'] = (news) => {
      if (news.kind !== 'asked') return
      const at = performance.now()
      this.#askedAt.set(news.turnId, at)
      this.#awaited.get(news.turnId)?.(at)
      this.#awaited.delete(news.turnId)
    }
    return listenForNews({ url, hear, lost })
  }

  /** Tells when a turn was stored. A page may show it a little before the measurement hears of it. */
  asked(turnId: string, tell: (at: number) => void): void {
    const at = this.#askedAt.get(turnId)
    if (at === undefined) this.#awaited.set(turnId, tell)
    else tell(at)
  }

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1)
  }
}
