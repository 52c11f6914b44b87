import type { Usage } from '@wis/agents'
import type { FlightReport, FlightSpent } from '@wis/protocol'
import type { Flown } from './flown.ts'

export type PriceOf = (usage: FlightReport['usage']) => number | undefined

export const nothingSpent: FlightSpent = {
  turns: 0,
  tookMs: 0,
  inputTokens: 0,
  outputTokens: 0,
  costMicros: null,
}

/** The usage so far, plus one more match that took this long. */
export function spentWith(spent: FlightSpent, { turns }: Flown, tookMs: number): FlightSpent {
  const used = turns.flatMap(({ usage }) => usage ?? []).reduce(sumOf, spent)
  return { ...spent, ...used, turns: spent.turns + turns.length, tookMs: spent.tookMs + tookMs }
}

/** Adds the cost of its tokens, if their price is known. */
export function priced(spent: FlightSpent, priceOf?: PriceOf): FlightSpent {
  const { inputTokens, outputTokens } = spent
  return { ...spent, costMicros: priceOf?.({ inputTokens, outputTokens }) ?? null }
}

const sumOf = (one: FlightReport['usage'], other: Usage): FlightReport['usage'] => ({
  inputTokens: one.inputTokens + counted(other.inputTokens),
  outputTokens: one.outputTokens + counted(other.outputTokens),
})

/** The server of a model may claim to have used any number of tokens. */
const counted = (tokens: number) => Math.min(Math.max(0, Math.trunc(tokens) || 0), 1_000_000_000)
