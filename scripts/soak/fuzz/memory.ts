import fs from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

/** The container of the web has 1 GB for the web process and the workshop of exports beside it. */
const mostWebMb = 700
const mostTogetherMb = 950
/** The first visit of a page loads its code. Nothing else may stay. */
const mostStayingMb = 120
const patienceMs = 20_000
const megabyte = 1024 * 1024

const line = z.object({
  rss: z.number(),
  heapUsed: z.number(),
  /** The memory of the processes that it started. */
  children: z.number(),
  live: z.boolean(),
})
type Line = z.infer<typeof line>

export interface MemoryTold {
  /** In MB: the web process before, at its most and after; with its children; its live objects before and after. */
  readonly web: readonly [before: number, most: number, after: number]
  readonly together: number
  readonly live: readonly [before: number, after: number]
}

/** Watches the memory of the web process from the inside. */
export class MemoryWatch {
  readonly #file: string
  #before: Line | undefined

  constructor(file: string) {
    this.#file = file
  }

  /** The environment in which the platform tells its memory. */
  get env(): Readonly<Record<string, string>> {
    const code = pathToFileURL('scripts/soak/fuzz/tell-memory.mjs').href
    return {
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${code}`.trim(),
      WIS_FUZZ_MEMORY: this.#file,
    }
  }

  async begin(): Promise<void> {
    this.#before = await this.#live()
  }

  /** What was used, and what is wrong with it. */
  async end(): Promise<{ readonly told: MemoryTold; readonly faults: readonly string[] }> {
    const [before, after] = [this.#before, await this.#live()]
    if (!before) throw new Error('the memory before is not known')
    const lines = this.#lines()
    const told: MemoryTold = {
      web: [mb(before.rss), mb(Math.max(...lines.map(({ rss }) => rss))), mb(after.rss)],
      together: mb(Math.max(...lines.map(({ rss, children }) => rss + children))),
      live: [mb(before.heapUsed), mb(after.heapUsed)],
    }
    return { told, faults: faultsOf(told) }
  }

  async #live(): Promise<Line> {
    const known = this.#lines().filter(({ live }) => live).length
    process.kill(Number(fs.readFileSync(`${this.#file}.pid`, 'utf8')), 'SIGUSR2')
    for (const end = Date.now() + patienceMs; Date.now() < end; await wait(100)) {
      const told = this.#lines().filter(({ live }) => live)
      const last = told.at(-1)
      if (last && told.length > known) return last
    }
    throw new Error('the web process does not tell its memory')
  }

  #lines(): readonly Line[] {
    if (!fs.existsSync(this.#file)) return []
    const whole = fs.readFileSync(this.#file, 'utf8').split('\n').slice(0, -1)
    return whole.map((text) => line.parse(JSON.parse(text)))
  }
}

function faultsOf({ web: [, most], together: all, live: [before, after] }: MemoryTold): readonly string[] {
  return [
    ...(most > mostWebMb ? [`the web process used ${most} MB, and may use ${mostWebMb}`] : []),
    ...(all > mostTogetherMb ? [`with its children it used ${all} MB, and may use ${mostTogetherMb}`] : []),
    ...(after - before > mostStayingMb
      ? [`${after - before} MB of objects stay, and ${mostStayingMb} may`]
      : []),
  ]
}

const mb = (bytes: number) => Math.round(bytes / megabyte)
