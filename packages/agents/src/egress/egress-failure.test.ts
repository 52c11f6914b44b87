import { describe, expect, it } from 'vitest'
import { explainFailure } from './egress-failure.ts'

const error = (code: string) => Object.assign(new Error('it broke'), { code })

describe('the verdict on a failed call', () => {
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

  it.each([
    ['ETIMEDOUT', 'connect ETIMEDOUT 10.1.2.3:80'],
    ['ENETUNREACH', 'connect ENETUNREACH fd00::7:443 - Local (:::0)'],
    ['UND_ERR_CONNECT_TIMEOUT', 'Connect Timeout Error (attempted addresses: 10.1.2.3:80, fd00::7:80)'],
    ['EMFILE', 'connect EMFILE 10.1.2.3:80 - Local (10.9.9.9:0)'],
    ['ECONNRESET', 'connect ECONNRESET 10.1.2.3:80'],
    ['EPROTOTYPE', 'connect EPROTOTYPE 10.1.2.3:80'],
  ])('%s is told without the address', (code, message) => {
    const failure = explainFailure(Object.assign(new Error(message), { code }))
    expect(failure.message).not.toMatch(/10\.|fd00/)
    expect(failure.message).toContain(code)
  })

  it('an error that an answer provokes in our own code is not the platform’s fault', () => {
    expect(explainFailure(new TypeError('x is not a function'))).toMatchObject({ verdict: 'agent' })
  })

  it('is decided even for a value that is not an error', () => {
    expect(explainFailure('thrown')).toMatchObject({
      verdict: 'agent',
      message: expect.stringContaining('thrown'),
    })
  })
})
