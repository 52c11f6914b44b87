import { describe, expect, it } from 'vitest'
import { explainFailure } from './egress-failure.ts'

const error = (code: string) => Object.assign(new Error('it broke'), { code })

describe('whose fault it is', () => {
  it.each([
    ['ECONNREFUSED', 'unreachable', 'asleep'],
    ['ECONNRESET', 'unreachable', 'agent'],
    ['EPIPE', 'unreachable', 'agent'],
    ['UND_ERR_SOCKET', 'unreachable', 'agent'],
    ['ETIMEDOUT', 'unreachable', 'network'],
    ['UND_ERR_CONNECT_TIMEOUT', 'unreachable', 'network'],
    ['ENETUNREACH', 'unreachable', 'network'],
    ['EADDRNOTAVAIL', 'unreachable', 'network'],
    ['CERT_HAS_EXPIRED', 'unreachable', 'agent'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'unreachable', 'agent'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'unreachable', 'agent'],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'unreachable', 'agent'],
    ['UND_ERR_HEADERS_OVERFLOW', 'malformed', 'agent'],
    ['HPE_INVALID_CONSTANT', 'malformed', 'agent'],
    ['UND_ERR_INVALID_ARG', 'refused', 'agent'],
    ['EMFILE', 'unreachable', 'platform'],
    ['NOBODY_KNOWS', 'unreachable', 'agent'],
  ])('%s is %s, by %s', (code, failure, verdict) => {
    expect(explainFailure(error(code))).toMatchObject({ failure, verdict })
    expect(explainFailure(new Error('wrapped', { cause: error(code) }))).toMatchObject({ failure, verdict })
  })

  it('a mistake in our own code is ours', () => {
    expect(explainFailure(new TypeError('x is not a function'))).toMatchObject({ verdict: 'platform' })
  })

  it('is said even of what is no error', () => {
    expect(explainFailure('thrown')).toMatchObject({
      verdict: 'agent',
      message: expect.stringContaining('thrown'),
    })
  })
})
