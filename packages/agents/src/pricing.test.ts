import { describe, expect, it } from 'vitest'
import { costAt, estimatedTokens } from './pricing.ts'

it('a million tokens each way cost the sum of their prices', () => {
  expect(costAt({ input: 2, output: 8 }, { inputTokens: 1_000_000, outputTokens: 1_000_000 })).toBe(10)
})

describe('tokens are estimated', () => {
  it.each([
    ['', 0],
    ['four', 1],
    ['It is hot in the morning.', 7],
    ['是热的', 3],
    ['是热的tea!', 4],
  ])('%j as %i', (text, tokens) => expect(estimatedTokens(text)).toBe(tokens))
})
