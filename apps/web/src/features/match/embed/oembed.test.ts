import { describe, expect, it } from 'vitest'
import { embeddedMatch, oembedAnswer, oembedQuery } from './oembed.ts'

const origin = 'https://play.example'
const found = (address: string) => embeddedMatch(address, origin)

describe('the embedding of a match', () => {
  it('follows its address, and drops unknown parts of it', () => {
    expect(found(`${origin}/matches/abc?e=12&view=votes&reveal=0&seat=3&theme=dark`)).toEqual({
      matchId: 'abc',
      query: '?e=12&view=votes&reveal=0&seat=3&theme=dark',
    })
    expect(found(`${origin}/matches/abc?e=x&theme=pink&other=1`)).toEqual({ matchId: 'abc', query: '' })
    expect(found(`${origin}/embed/matches/abc`)?.matchId).toBe('abc')
  })

  it.each([
    'https://elsewhere.example/matches/abc',
    `${origin}/agents/abc`,
    `${origin}/matches/a%22b`,
    'mailto:somebody@example.org',
  ])('does not exist for %s', (address) => {
    expect(found(address)).toBeUndefined()
  })

  it('fits the available room, and its text cannot break out of an attribute', () => {
    const seen = { matchId: 'abc', query: '?e=1&view=table' }
    const answer = oembedAnswer({ origin, siteName: 'Site', title: 'Table ABC', ...seen, maxwidth: 400 })
    expect([answer.width, answer.height]).toEqual([400, 680])
    expect(answer.html).toContain(`src="${origin}/embed/matches/abc?e=1&amp;view=table" width="400"`)
  })

  it('is refused for a size of zero or a bad address', () => {
    expect(oembedQuery.safeParse({ url: `${origin}/matches/abc`, maxwidth: '0' }).success).toBe(false)
    expect(oembedQuery.safeParse({ url: 'nonsense' }).success).toBe(false)
  })
})
