import type { Usage } from './agent.ts'

/** US dollars for a million tokens: the model maker's price in that month, without discounts. */
export interface Price {
  readonly input: number
  readonly output: number
  readonly asOf: string
}

/**
 * A few prices for orientation only. Prices change, and other hosts of a model ask for others. All other prices are
 * unknown, and no code may depend on knowing a price.
 */
const prices: readonly (readonly [name: string, input: number, output: number])[] = [
  ['gpt-4o', 2.5, 10],
  ['gpt-4o-mini', 0.15, 0.6],
  ['gpt-4.1', 2, 8],
  ['gpt-4.1-mini', 0.4, 1.6],
  ['gpt-4.1-nano', 0.1, 0.4],
  ['gpt-5', 1.25, 10],
  ['gpt-5-mini', 0.25, 2],
  ['gpt-5-nano', 0.05, 0.4],
  ['gpt-5.1', 1.25, 10],
  ['gpt-5.2', 1.75, 14],
  ['gemini-2.5-pro', 1.25, 10],
  ['gemini-2.5-flash', 0.3, 2.5],
  ['gemini-2.5-flash-lite', 0.1, 0.4],
]
const asOf = '2026-06'
/** A dated version of a model costs as much as the model. */
const dated = /-\d{4}-?\d{2}-?\d{2}$/

/** Undefined if the price is not known. */
export function priceOf(model: string): Price | undefined {
  const name = model
    .trim()
    .toLowerCase()
    .replace(/^models\//, '')
    .replace(dated, '')
  const known = prices.find(([priced]) => priced === name)
  return known && { input: known[1], output: known[2], asOf }
}

/** What tokens cost at such a price. */
export const costAt = (
  { input, output }: Pick<Price, 'input' | 'output'>,
  { inputTokens, outputTokens }: Usage,
): number => (inputTokens * input + outputTokens * output) / 1_000_000

const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

/** About the count of most tokenizers: one token for each Chinese character, one for every four other characters. */
export function estimatedTokens(text: string): number {
  const characters = text.match(dense)?.length ?? 0
  return Math.ceil(characters + (text.length - characters) / 4)
}
