import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Usage } from '@wis/agents'
import { jsonIn } from '@wis/engine'
import type { ExperimentSpec } from '@wis/lab'
import { z } from 'zod'

type Limits = ExperimentSpec['budget']
export type Spent = 'tokens' | 'usd' | 'hours'

/** One call, as the ledger keeps it. `ms` is how long the run went on since the call before. */
export const paidCall = z.object({
  match: z.int(),
  player: z.string(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  usd: z.number(),
  ms: z.number(),
})
type PaidCall = z.infer<typeof paidCall>

export interface Cost {
  readonly tokens: number
  readonly usd: number
}

const nothing: Cost = { tokens: 0, usd: 0 }
const hourMs = 3_600_000

/**
 * What a run has used, call by call. It is written down at once, so that a run that was killed knows what it had spent,
 * also on matches that were never finished.
 */
export class Ledger {
  readonly #limits: Limits
  readonly #write: (line: string) => Promise<unknown>
  readonly #tell: ((line: string) => Promise<unknown>) | undefined
  readonly #now: () => number
  readonly #largest = new Map<string, Cost>()
  readonly #byMatch = new Map<number, Cost>()
  #used: Cost
  #underway: Cost = nothing
  #ranMs: number
  #since: number

  constructor(before: readonly PaidCall[], limits: Limits, { write, tell, now }: LedgerTools) {
    this.#limits = limits
    this.#write = write
    this.#tell = tell
    this.#now = now
    this.#used = nothing
    for (const one of before) this.#add(one)
    this.#ranMs = before.reduce((sum, { ms }) => sum + ms, 0)
    this.#since = now()
  }

  get used(): Cost {
    return this.#used
  }

  /** What a match has used so far, also where it was dealt again. */
  usedBy(match: number): Cost {
    return this.#byMatch.get(match) ?? nothing
  }

  /** The limit that another use of this size would go beyond. */
  lacks(expected: Cost): Spent | undefined {
    const { tokens = Infinity, usd = Infinity, hours = Infinity } = this.#limits
    const next = [this.#used, this.#underway, expected].reduce(plus, nothing)
    if (next.tokens > tokens) return 'tokens'
    if (next.usd > usd) return 'usd'
    return this.#ranMs + this.#now() - this.#since >= hours * hourMs ? 'hours' : undefined
  }

  /** The cost of a call before it is made: as estimated, but no less than the largest call of this player so far. */
  expected(player: string, estimated: Cost): Cost {
    const largest = this.#largest.get(player) ?? nothing
    return {
      tokens: Math.max(estimated.tokens, largest.tokens),
      usd: Math.max(estimated.usd, largest.usd),
    }
  }

  /** Sets so much aside until the call is settled. */
  reserve(cost: Cost): void {
    this.#underway = plus(this.#underway, cost)
  }

  release(cost: Cost): void {
    this.#underway = { tokens: this.#underway.tokens - cost.tokens, usd: this.#underway.usd - cost.usd }
  }

  async settle(
    call: { readonly match: number; readonly player: string },
    usage: Usage,
    usd: number,
  ): Promise<void> {
    const now = this.#now()
    const kept = { ...call, ...usage, usd, ms: now - this.#since }
    this.#ranMs += kept.ms
    this.#since = now
    this.#add(kept)
    await this.#write(`${JSON.stringify(kept)}\n`)
  }

  /** Keeps what a call asked and what came back. */
  async keepCall(call: object): Promise<void> {
    await this.#tell?.(`${JSON.stringify(call)}\n`)
  }

  #add(call: PaidCall): void {
    const cost = costOfCall(call)
    this.#used = plus(this.#used, cost)
    this.#byMatch.set(call.match, plus(this.usedBy(call.match), cost))
    const largest = this.#largest.get(call.player) ?? nothing
    this.#largest.set(call.player, {
      tokens: Math.max(largest.tokens, cost.tokens),
      usd: Math.max(largest.usd, cost.usd),
    })
  }
}

interface LedgerTools {
  write(line: string): Promise<unknown>
  /** Takes what was said in a call. */
  tell?(line: string): Promise<unknown>
  now(): number
}

const plus = (one: Cost, other: Cost): Cost => ({
  tokens: one.tokens + other.tokens,
  usd: one.usd + other.usd,
})

const costOfCall = ({ inputTokens, outputTokens, usd }: PaidCall): Cost => ({
  tokens: inputTokens + outputTokens,
  usd,
})

/** Opens the ledger of a folder, and the file of what was said. A line that was broken off is left out. */
export async function openLedger(folder: string, limits: Limits, now: () => number) {
  const spent = await openToEnd(path.join(folder, 'spent.jsonl'))
  const calls = await openToEnd(path.join(folder, 'calls.jsonl'))
  const ledger = new Ledger(spent.text.split('\n').flatMap(readCall), limits, {
    write: (line) => spent.file.write(line),
    tell: (line) => calls.file.write(line),
    now,
  })
  return { ledger, close: () => Promise.all([spent.file.close(), calls.file.close()]) }
}

async function openToEnd(name: string) {
  const text = await readFile(name, 'utf8').catch(() => '')
  const file = await open(name, 'a')
  if (text !== '' && !text.endsWith('\n')) await file.write('\n')
  return { text, file }
}

function readCall(line: string): readonly PaidCall[] {
  const read = paidCall.safeParse(jsonIn(line))
  return read.success ? [read.data] : []
}
