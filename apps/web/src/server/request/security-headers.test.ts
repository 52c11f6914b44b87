import { expect, it } from 'vitest'
import { contentSecurityPolicy, isFramed, securityHeaders } from './security-headers.ts'

it('scripts of a page run only with its nonce', () => {
  const policy = contentSecurityPolicy('n0nce', true)
  expect(policy).toContain(`script-src 'self' 'nonce-n0nce' 'strict-dynamic';`)
  expect(policy).not.toContain('unsafe-eval')
  expect(policy.replace(`style-src-attr 'unsafe-inline'`, '')).not.toContain('unsafe-inline')
})

it('other sites may frame only the pages made for that', () => {
  expect(contentSecurityPolicy('n', true, isFramed('/embed/matches/1'))).toContain('frame-ancestors *')
  for (const pathname of ['/', '/account', '/embed', '/matches/embed/']) {
    expect(contentSecurityPolicy('n', true, isFramed(pathname))).toContain(`frame-ancestors 'none'`)
  }
})

it('older browsers get the same rule about frames', () => {
  const page = { isProduction: true, isHttps: false }
  expect(securityHeaders('n', { ...page, isFramed: false })).toHaveProperty('x-frame-options')
  expect(securityHeaders('n', { ...page, isFramed: true })).not.toHaveProperty('x-frame-options')
})

it('visitors over https must return over https, and nobody is sent to an https that does not exist', () => {
  const page = { isProduction: true, isFramed: false }
  const header = 'strict-transport-security'
  expect(securityHeaders('n', { ...page, isHttps: true })).toMatchObject({ [header]: 'max-age=31536000' })
  expect(securityHeaders('n', { ...page, isHttps: false })).not.toHaveProperty([header])
})
