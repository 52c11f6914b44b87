import type { SeasonFile } from './kept-file.ts'
import type { Answers, Begun, Progress, Workshop } from './making/job.ts'

type Made = NonNullable<Answers['season']>

export type MakingOutcome =
  | { readonly kind: 'made'; readonly made: Made }
  /** The season no longer exists. */
  | { readonly kind: 'nowhere' }
  | { readonly kind: 'failed'; readonly error: unknown }

/** A file of a season that is waiting, being made, or finished. */
export interface Making {
  /** Undefined until the first byte is written. */
  readonly begun: Begun | undefined
  /** How many bytes can be read. */
  readonly size: number
  /** Undefined until it is over. */
  readonly outcome: MakingOutcome | undefined
  /** Resolves when one of these has changed. */
  changed(): Promise<void>
  /** How many matches were read for it. Only the first caller gets the number, so that one asker pays. */
  takeBill(): number
}

export interface MakingQueue {
  /** The making of a file that has not begun yet; undefined if too many are waiting already. */
  join(slug: string, file: SeasonFile): Making | undefined
  /** Called when an asker leaves. A file that has not begun, and that nobody waits for any more, is not made. */
  leave(making: Making): void
}

interface QueuedFile {
  readonly making: Making
  askers: number
  start(): Promise<void>
}

/** Makes one file at a time, each for everybody who asked before it was begun. */
export function createMakingQueue(workshop: Workshop, most: number): MakingQueue {
  const waiting = new Map<string, QueuedFile>()
  let isBusy = false
  const next = () => {
    const [first] = waiting
    if (isBusy || !first) return
    const [name, { start }] = first
    waiting.delete(name)
    isBusy = true
    void start().finally(() => {
      isBusy = false
      next()
    })
  }
  return {
    join: (slug, file) => {
      const name = `${slug} ${file}`
      const known = waiting.get(name)
      if (!known && waiting.size >= most) return undefined
      const queued = known ?? queuedFile((watch) => workshop.run({ kind: 'season', slug, file }, watch))
      queued.askers += 1
      waiting.set(name, queued)
      next()
      return queued.making
    },
    leave: (left) => {
      for (const [name, queued] of waiting) {
        if (queued.making !== left) continue
        queued.askers -= 1
        if (queued.askers === 0) waiting.delete(name)
      }
    },
  }
}

function queuedFile(make: (watch: (progress: Progress) => void) => Promise<Answers['season']>): QueuedFile {
  const seen: { begun?: Begun; size: number; outcome?: MakingOutcome } = { size: 0 }
  let bill = 0
  let wake: () => void = () => undefined
  const nextChange = () => new Promise<void>((resolve) => (wake = resolve))
  let change = nextChange()
  const see = (news: Partial<typeof seen>) => {
    Object.assign(seen, news)
    const woken = wake
    change = nextChange()
    woken()
  }
  const making: Making = {
    get begun() {
      return seen.begun
    },
    get size() {
      return seen.size
    },
    get outcome() {
      return seen.outcome
    },
    changed: () => change,
    takeBill: () => {
      const taken = bill
      bill = 0
      return taken
    },
  }
  const start = async () => {
    const outcome = await make(see).then(outcomeOf, (error: unknown) => ({ kind: 'failed' as const, error }))
    if (outcome.kind === 'made') bill = outcome.made.fresh
    see({ outcome })
  }
  return { making, askers: 0, start }
}

const outcomeOf = (made: Answers['season']): MakingOutcome =>
  made ? { kind: 'made', made } : { kind: 'nowhere' }
