import { expect, it } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

it('scripts of a page run only with its nonce', () => {
  const policy = contentSecurityPolicy('n0nce', true)
  expect(policy).toContain(`script-src 'self' 'nonce-n0nce' 'strict-dynamic';`)
  expect(policy).not.toContain('unsafe-eval')
  expect(policy.replace(`style-src-attr 'unsafe-inline'`, '')).not.toContain('unsafe-inline')
})
