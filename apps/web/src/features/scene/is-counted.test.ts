import { expect, it } from 'vitest'
import { isCounted } from './scene-opening.ts'

it('a match counts unless it is void, set aside or withheld', () => {
  const played = { withheld: false, decision: null, status: 'finished' } as const
  const decision = { number: 1, kind: 'void', reason: 'x' } as const
  expect([
    isCounted(played),
    isCounted({ ...played, status: 'void' }),
    isCounted({ ...played, withheld: true }),
    isCounted({ ...played, decision }),
  ]).toEqual([true, false, false, false])
})
