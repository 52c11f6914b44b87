import { describe, expect, it } from 'vitest'
import { voidReason } from './void-reason.ts'

const fault = (seat: number, round: number, verdict: string) => ({ seat, round, verdict })

describe('a match is void', () => {
  it('with one fault of the platform', () => {
    expect(voidReason([fault(0, 1, 'platform')])).toBe('platform-fault')
  })

  it.each([
    ['provider', 'network'],
    ['network', 'network'],
    ['provider', 'provider'],
  ])('with a fault of the %s and one of the %s at two seats in one round', (one, other) => {
    expect(voidReason([fault(0, 2, one), fault(3, 2, other)])).toBe('several-faults-beyond-the-agents')
  })
})

describe('a match goes on', () => {
  it.each([
    ['without a fault', []],
    ['with one fault of a provider', [fault(0, 1, 'provider')]],
    ['with two such faults of one seat', [fault(0, 1, 'provider'), fault(0, 1, 'network')]],
    ['with two such faults in different rounds', [fault(0, 1, 'provider'), fault(1, 2, 'provider')]],
    ['with any number of faults of agents', [0, 1, 2, 3].map((seat) => fault(seat, 1, 'agent'))],
    ['with agents that are asleep', [fault(0, 1, 'asleep'), fault(1, 1, 'asleep')]],
  ])('%s', (_, faults) => {
    expect(voidReason(faults)).toBeUndefined()
  })
})
