import { expect, it } from 'vitest'
import { wayBack } from './way-back.ts'

it.each(['/agents/new', '/seasons/new', '/seasons/match-day-2', '/agents/old-fox'])(
  'leads back to the page that asked to sign in: %s',
  (next) => {
    expect(wayBack(next)).toBe(next)
  },
)

it.each([
  undefined,
  '',
  'https://evil.example',
  '//evil.example',
  '/agents/new?x',
  '/seasons/a/b',
  '/seasons//evil.example',
  ['/agents/new'],
])('leads to the account from anywhere else: %j', (next) => {
  expect(wayBack(next)).toBe('/account')
})
