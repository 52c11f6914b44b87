import { describe, expect, it } from 'vitest'
import { costMicros } from './store-ruling.ts'

const strategy = { preset: 'plain' }
const settings = {
  kind: 'openai',
  baseUrl: 'https://api.example/v1',
  model: 'gpt-4o-mini-2024-07-18',
  strategy,
}
const agent = { kind: 'openai', settings, prices: null }
const used = { inputTokens: 1000, outputTokens: 10 }

describe('the cost of a call', () => {
  it('uses its owner’s prices first', () => {
    expect(costMicros({ ...agent, prices: { input: 2, output: 8 } }, used)).toBe(2080)
  })

  it('is reckoned by the known price of the model', () => {
    expect(costMicros(agent, used)).toBe(156)
  })

  it('is unknown without a price, or if the agent does not report its tokens', () => {
    expect(costMicros({ ...agent, settings: { ...settings, model: 'unheard-of' } }, used)).toBeUndefined()
    expect(costMicros({ kind: 'webhook', settings: {}, prices: null }, used)).toBeUndefined()
    expect(costMicros(agent, {})).toBeUndefined()
  })

  it('stays within the range that can be stored, whatever an agent claims', () => {
    const claimed = { inputTokens: 2_000_000_000, outputTokens: 2_000_000_000 }
    expect(costMicros({ ...agent, prices: { input: 10_000, output: 10_000 } }, claimed)).toBe(2_000_000_000)
  })
})
