import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { peerHeader } from '../request/client-address.ts'
import { aheadHeader, countedHeader } from '../request/mark-peers.ts'
import { refuseVisit } from './refuse-visit.ts'

// An allowance fills as time passes, so the test stops the clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

let addresses = 0

/** A visitor with an address of their own, who makes so many visits. */
function visitor(headers: Readonly<Record<string, string>> = {}) {
  const address = `198.51.100.${++addresses}`
  return (pathname: string, times = 1) => {
    let refused: Response | undefined
    for (let time = 0; time < times; time++)
      refused = refuseVisit({ headers: new Headers({ [peerHeader]: address, ...headers }), pathname })
    return refused
  }
}

describe('visits', () => {
  it('are counted by address: 1,200 pages in a minute, and four times as many prefetches', () => {
    const visit = visitor()
    expect(visit('/agents/x', 1200)).toBeUndefined()
    expect(visit('/matches/y')?.status).toBe(429)
    expect(visitor()('/agents/x')).toBeUndefined()
    expect(visitor({ [aheadHeader]: '1' })('/agents/x', 4000)).toBeUndefined()
  })

  it('to pictures have an allowance of their own', () => {
    const visit = visitor()
    expect(visit('/matches/y/opengraph-image', 60)).toBeUndefined()
    expect(visit('/matches/y/moment')?.status).toBe(429)
    expect(visit('/matches/y')).toBeUndefined()
  })

  it('that were already counted, and calls that count themselves, are not counted', () => {
    expect(visitor({ [countedHeader]: '1' })('/', 5000)).toBeUndefined()
    expect(visitor()('/api/v1/seasons/x/dataset.zip', 5000)).toBeUndefined()
  })

  it.each([
    ['en', 'Too many pages'],
    ['zh', '页面请求过多'],
  ])('above the limit are told so in %s, with the time to come again', async (language, title) => {
    const refused = visitor({ 'accept-language': language })('/', 1201)
    expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/)
    const text = await refused?.text()
    expect(text).toContain(`<html lang="${language}">`)
    expect(text).toContain(title)
  })

  it('of programs above the limit are told so in JSON', async () => {
    const refused = visitor()('/api/nowhere', 2401)
    expect(await refused?.json()).toMatchObject({ error: { code: 'too-many-requests' } })
  })
})
