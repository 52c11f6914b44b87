import type { Price } from '@wis/protocol'
import type { Usage } from './agent.ts'

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
