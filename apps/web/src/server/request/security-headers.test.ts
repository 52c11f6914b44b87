import { expect, it } from 'vitest'
import { contentSecurityPolicy, isFramed, securityHeaders } from './security-headers.ts'

it('scripts of a page run only with its nonce', () => {
  const policy = contentSecurityPolicy('n0nce', true)
  expect(policy).toContain(`script-src 'self' 'nonce-n0nce' 'strict-dynamic';`)
  expect(policy).not.toContain('unsafe-eval')
  expect(policy.replace(`style-src-attr 'unsafe-inline'`, '')).not.toContain('unsafe-inline')
})

it('only what is made for it may be framed by others', () => {
  expect(contentSecurityPolicy('n', true, isFramed('/embed/matches/1'))).toContain('frame-ancestors *')
  for (const pathname of ['/', '/account', '/embed', '/matches/embed/']) {
    expect(contentSecurityPolicy('n', true, isFramed(pathname))).toContain(`frame-ancestors 'none'`)
  }
})

it('older browsers are told the same about frames', () => {
  expect(securityHeaders('n', { isProduction: true, isFramed: false })).toHaveProperty('x-frame-options')
  expect(securityHeaders('n', { isProduction: true, isFramed: true })).not.toHaveProperty('x-frame-options')
})
