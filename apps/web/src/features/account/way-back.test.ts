import { expect, it } from 'vitest'
import { signInAt, wayBack } from './way-back.ts'

it.each([
  ...['/agents/new', '/seasons/new', '/seasons/match-day-2', '/agents/old-fox', '/account/webhooks'],
  ...['/agents/old-fox/settings/check?game=bid', '/lab/new?preset=wis-overall&subject=old-fox', '/play'],
  '/lab/0199f1d2-6a3c-7c51-9d7e-2f1f6f0a4b11/rate',
])('leads back to the page that asked to sign in: %s', (next) => {
  expect(wayBack(next)).toBe(next)
})

it.each([
  undefined,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\\\evil.example',
  '/lab/..//evil.example',
  '/lab/%2e%2e//evil.example',
  '/api/v1/me',
  '/account/confirm',
  '/labour',
  'lab/new',
  '/\t/evil.example',
  ['/agents/new'],
])('leads to the account from anywhere else: %j', (next) => {
  expect(wayBack(next)).toBe('/account')
})

it('keeps what a page was asked for', () => {
  expect(signInAt('/agents/new', {})).toBe('/account?next=%2Fagents%2Fnew')
  const at = signInAt('/agents/new', { kind: 'outbound', way: 'pull', from: undefined, twice: ['a', 'b'] })
  expect(wayBack(new URL(at, 'http://site').searchParams.get('next') ?? '')).toBe(
    '/agents/new?kind=outbound&way=pull',
  )
})
