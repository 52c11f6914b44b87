import { describe, expect, it } from 'vitest'
import { voidReason } from './blamed.ts'

const fault = (seat: number, round: number, verdict: string) => ({ seat, round, verdict })
const at = (failedProvider: string, seat: number, verdict: string, round = 1) => ({
  ...fault(seat, round, verdict),
  failedProvider,
})

describe('a match is void', () => {
  it('with one fault of the platform', () => {
    expect(voidReason([fault(0, 1, 'platform')])).toBe('platform-fault')
  })

  it('with faults of providers at two seats in one round', () => {
    expect(voidReason([fault(0, 2, 'provider'), fault(3, 2, 'provider')])).toBe('provider-fault')
  })

  it('even if others saw the provider fail only when the second seat was hit', () => {
    expect(voidReason([at('api', 0, 'agent'), at('api', 3, 'provider')])).toBe('provider-fault')
  })
})

describe('a match goes on', () => {
  it.each([
    ['without a fault', []],
    ['with one fault of a provider', [fault(0, 1, 'provider')]],
    ['with two such faults of one seat', [fault(0, 1, 'provider'), fault(0, 1, 'provider')]],
    ['with two such faults in different rounds', [fault(0, 1, 'provider'), fault(1, 2, 'provider')]],
    ['where nobody else saw the provider fail', [0, 1, 2, 3].map((seat) => at('api', seat, 'agent'))],
    ['where another provider was seen to fail', [at('api', 0, 'agent'), at('other', 1, 'provider')]],
    ['where it was seen to fail in another round', [at('api', 0, 'agent'), at('api', 1, 'provider', 2)]],
    ['with any number of faults of agents', [0, 1, 2, 3].map((seat) => fault(seat, 1, 'agent'))],
    ['with agents that are asleep', [fault(0, 1, 'asleep'), fault(1, 1, 'asleep')]],
    [
      'with any number of agents that cannot be reached',
      [0, 1, 2, 3, 4].map((seat) => fault(seat, 1, 'network')),
    ],
  ])('%s', (_, faults) => {
    expect(voidReason(faults)).toBeUndefined()
  })
})
