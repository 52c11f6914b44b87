import { expect, it } from 'vitest'
import { wayBack } from './way-back.ts'

it('leads back to the form that asked for an account', () => {
  expect(wayBack('/agents/new')).toBe('/agents/new')
})

it.each([undefined, '', 'https://evil.example', '//evil.example', '/agents/new?x', ['/agents/new']])(
  'leads to the account from anywhere else: %j',
  (next) => {
    expect(wayBack(next)).toBe('/account')
  },
)
