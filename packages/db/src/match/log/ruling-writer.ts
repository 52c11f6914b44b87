import pg from 'pg'
import type { Database } from '../../database.ts'
import { appendAll, fencedOut } from './append-ruling.ts'
import type { StorableRuling } from './append-ruling.ts'

/** Stores the rulings of all matches that one runner plays. */
export interface RulingWriter {
  /** Resolves once the ruling is stored. Rejects if it is not stored, or if the outcome is unknown. */
  append(ruling: StorableRuling): Promise<void>
}

interface Waiting {
  readonly ruling: StorableRuling
  resolve(): void
  reject(error: unknown): void
}

/**
 * Two statements may be on their way at once, so that other matches go on meanwhile. More would only make the
 * statements smaller.
 */
const mostInFlight = 2
/**
 * The most rulings in one statement. With many matches at once, longer statements are slower, and so are much shorter
 * ones.
 */
const mostTogether = 32

/**
 * While a statement is on its way, the rulings of other matches gather and go together with the next one. If no
 * statement is on its way, a ruling goes at once. Each ruling has its own fence and its own outcome, whichever
 * rulings it was sent with.
 */
export function createRulingWriter({ pool }: Pick<Database, 'pool'>): RulingWriter {
  const waiting: Waiting[] = []
  let inFlight = 0
  let isCalled = false

  const send = () => {
    while (waiting.length > 0 && inFlight < mostInFlight) {
      inFlight += 1
      void write(pool, waiting.splice(0, mostTogether)).finally(() => {
        inFlight -= 1
        send()
      })
    }
  }
  /** Waits for the other rulings of this turn of the event loop. */
  const call = () => {
    if (isCalled) return
    isCalled = true
    setImmediate(() => {
      isCalled = false
      send()
    })
  }
  return {
    append: (ruling) =>
      new Promise((resolve, reject) => {
        waiting.push({ ruling, resolve, reject })
        call()
      }),
  }
}

async function write(pool: Database['pool'], together: readonly Waiting[]): Promise<void> {
  try {
    const stored = await appendAll(
      pool,
      together.map(({ ruling }) => ruling),
    )
    for (const [place, { ruling, resolve, reject }] of together.entries())
      if (stored.has(place)) resolve()
      else reject(fencedOut(ruling))
  } catch (error) {
    if (together.length > 1 && isRefusal(error)) for (const one of together) await write(pool, [one])
    else for (const { reject } of together) reject(error)
  }
}

/**
 * Whether PostgreSQL answered with an error and so stored nothing. Then one of the rulings is at fault, and the
 * others are sent without it. After a broken connection or a lost server, only the logs show which rulings are
 * stored.
 */
function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !/^(?:08|57)/.test(error.code ?? '')
}
