import type { Turn } from './game.ts'

interface Asked {
  readonly turn: Turn
  readonly over: AbortController
}

interface Come<Answer> {
  readonly asked: Asked
  /** Throws the error of the asking function. */
  read(): Answer
}

/** The turns that are being asked for, and the answers as they come. A withdrawn turn has no answer. */
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

  /** The signal tells the asked seat that nobody waits for an answer any more. */
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

  /** Withdraws every turn that is no longer due, even if its answer has come and was not taken. */
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

  /** The earliest answer that was not taken yet, or that to this turn. Undefined if no such question is open. */
  async next(wanted?: Turn): Promise<{ readonly turn: Turn; readonly answer: Answer } | undefined> {
    const isWanted = ({ asked }: Come<Answer>) => !wanted || keyOf(asked.turn) === keyOf(wanted)
    const isOpen = () => (wanted ? this.has(wanted) : this.#asked.size > 0)
    while (!this.#come.some(isWanted) && isOpen())
      await new Promise<void>((resolve) => (this.#wake = resolve))
    const place = this.#come.findIndex(isWanted)
    const [first] = place < 0 ? [] : this.#come.splice(place, 1)
    if (!first) return undefined
    this.#asked.delete(keyOf(first.asked.turn))
    return { turn: first.asked.turn, answer: first.read() }
  }

  #isOpen(asked: Asked): boolean {
    return this.#asked.get(keyOf(asked.turn)) === asked
  }
}

/** The key of a turn. It stays the same over rulings that may change who must act. */
function keyOf({ seat, kind, round, step }: Turn): string {
  return `${seat} ${step} ${round} ${kind}`
}
