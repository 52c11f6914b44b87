import type { Seat, Turn } from './game.ts'

interface Asked {
  readonly turn: Turn
  readonly over: AbortController
}

interface Come<Answer> {
  readonly asked: Asked
  /** Throws what the asking threw. */
  read(): Answer
}

/** The turns that somebody is being asked for, and the answers as they come. A turn that is withdrawn has none. */
export class AskedTurns<Answer> {
  readonly #asked = new Map<string, Asked>()
  #come: Come<Answer>[] = []
  #wake = () => {}

  get size(): number {
    return this.#asked.size
  }

  has(turn: Turn): boolean {
    return this.#asked.has(keyOf(turn))
  }

  /** The signal tells the asked that nobody waits for an answer any more. */
  ask(turn: Turn, question: (turn: Turn, signal: AbortSignal) => Promise<Answer>): void {
    const asked = { turn, over: new AbortController() }
    this.#asked.set(keyOf(turn), asked)
    const arrive = (read: () => Answer) => {
      if (!this.#isOpen(asked)) return
      this.#come.push({ asked, read })
      this.#wake()
    }
    question(turn, asked.over.signal).then(
      (answer) => arrive(() => answer),
      (error: unknown) =>
        arrive(() => {
          throw error
        }),
    )
  }

  /** Withdraws every turn that is not among those that are due: also one whose answer has come, and was not taken. */
  keepOnly(due: readonly Turn[]): void {
    if (this.#asked.size === 0) return
    const kept = new Set(due.map(keyOf))
    for (const [key, { over }] of this.#asked) {
      if (kept.has(key)) continue
      this.#asked.delete(key)
      over.abort()
    }
    this.#come = this.#come.filter(({ asked }) => this.#isOpen(asked))
  }

  withdrawAll(): void {
    this.keepOnly([])
    this.#wake()
  }

  /** The answer that came first of those not taken yet; undefined once nobody is asked any more. */
  async next(): Promise<{ readonly turn: Turn; readonly answer: Answer } | undefined> {
    while (this.#come.length === 0 && this.#asked.size > 0)
      await new Promise<void>((resolve) => (this.#wake = resolve))
    const first = this.#come.shift()
    if (!first) return undefined
    this.#asked.delete(keyOf(first.asked.turn))
    return { turn: first.asked.turn, answer: first.read() }
  }

  #isOpen(asked: Asked): boolean {
    return this.#asked.get(keyOf(asked.turn)) === asked
  }
}

/** By which a turn is known again after a ruling that may have changed who must act. */
function keyOf({ seat, kind, round }: { seat: Seat; kind: string; round: number }): string {
  return `${seat} ${round} ${kind}`
}
