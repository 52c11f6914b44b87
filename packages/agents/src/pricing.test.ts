import { describe, expect, it } from 'vitest'
import { costAt, estimatedTokens, priceOf } from './pricing.ts'

describe('the price of a model', () => {
  it.each(['gpt-4o-mini', 'GPT-4o-mini', 'gpt-4o-mini-2024-07-18', 'models/gpt-4o-mini'])(
    'is known for %s',
    (model) => {
      expect(priceOf(model)).toEqual({
        input: 0.15,
        output: 0.6,
        asOf: expect.stringMatching(/^\d{4}-\d{2}$/),
      })
    },
  )

  it.each(['', 'gpt-4o-mini-audio', 'my-gpt-4o-mini', 'org/gpt-4o-mini', 'llama'])(
    'is not known for %j',
    (model) => {
      expect(priceOf(model)).toBeUndefined()
    },
  )
})

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
