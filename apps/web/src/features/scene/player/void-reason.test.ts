import { expect, it } from 'vitest'
import { voidReason } from './scene-roster.tsx'

it('a reader is told why a match is void, but never an internal code', () => {
  expect(voidReason('ran-too-long')).toBe('ran-too-long')
  expect(voidReason('provider-fault')).toBe('provider-fault')
  expect(voidReason('disk-full-on-runner-7')).toBe('other')
})
