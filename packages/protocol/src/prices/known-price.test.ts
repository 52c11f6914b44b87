import { describe, expect, it } from 'vitest'
import { priceOf } from './known-price.ts'

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

  it.each(['', 'gpt-4o-mini-audio', 'my-gpt-4o-mini', 'org/gpt-4o-mini', 'llama', 'constructor'])(
    'is not known for %j',
    (model) => {
      expect(priceOf(model)).toBeUndefined()
    },
  )

  it('of an open model is known at its own provider alone', () => {
    expect(priceOf('deepseek-v4-flash')).toBeUndefined()
    expect(priceOf('deepseek-v4-flash', 'https://router.example/v1')).toBeUndefined()
    expect(priceOf('deepseek-v4-flash', 'https://api.deepseek.com/v1')).toMatchObject({ input: 0.14 })
  })

  it('of another provider is not known behind the address of a known one', () => {
    expect(priceOf('gpt-4o-mini', 'https://api.deepseek.com')).toBeUndefined()
    expect(priceOf('gpt-4o-mini', 'http://localhost:8080/v1')).toMatchObject({ output: 0.6 })
    expect(priceOf('claude-haiku-4-5-20251001', 'https://api.anthropic.com/v1')).toMatchObject({ input: 1 })
  })
})
