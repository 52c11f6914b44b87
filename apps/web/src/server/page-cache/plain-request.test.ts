import { describe, expect, it } from 'vitest'
import { plainRequest } from './make-page.ts'

const asked = (
  pathname: string,
  cookies: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
) =>
  plainRequest({
    url: `${pathname}?language=en`,
    headers: {
      accept: 'text/html,*/*;q=0.8',
      cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
      ...headers,
    },
  })

describe('a page for everybody', () => {
  it.each(['/', '/watch', '/leaderboard', '/matches/1m7wv7t41et2p5d7', '/embed/matches/1m7wv7t41et2p5d7'])(
    'is %s',
    (pathname) => {
      expect(asked(pathname)?.address).toBe(`${pathname}?language=en`)
    },
  )

  it.each(['/account', '/agents/new', '/matches/a/thoughts', '/matches/a%2Fb', '/api/v1/matches', '//watch'])(
    'is not %s',
    (pathname) => {
      expect(asked(pathname)).toBeUndefined()
    },
  )

  it('is not one for somebody who has signed in', () => {
    expect(asked('/', { 'next-auth.session-token': 'x' })).toBeUndefined()
    expect(asked('/', { '__Secure-next-auth.session-token': 'x' })).toBeUndefined()
  })

  it('is no match for somebody who has played as a guest', () => {
    for (const cookie of ['wis-guest', '__Host-wis-guest']) {
      expect(asked('/matches/1m7wv7t41et2p5d7', { [cookie]: 'x' })).toBeUndefined()
      expect(asked('/watch', { [cookie]: 'x' })).toBeDefined()
    }
  })

  it('is not a request by the router', () => {
    expect(asked('/', {}, { accept: '*/*' })).toBeUndefined()
  })

  it('depends on language and theme settings, and on nothing else that a browser sends', () => {
    const cookies = { 'wis-theme': 'dark', 'wis-reveal': '2', 'wis-board': 'a=b%3B', tracker: '7' }
    const headers = { 'accept-language': 'zh-CN,en;q=0.5', 'user-agent': 'x', 'x-forwarded-for': '1.2.3.4' }
    expect(asked('/', cookies, headers)?.headers).toEqual({
      'accept-language': 'zh',
      cookie: 'wis-theme=dark; wis-reveal=2',
    })
    expect(asked('/', { 'wis-locale': 'en' }, headers)?.headers['accept-language']).toBe('en')
  })

  it('depends on the channel and the language that were chosen where the plain hall is asked for, and nowhere else', () => {
    const at = (url: string) =>
      plainRequest({ url, headers: { accept: 'text/html', cookie: 'wis-watch=top_zh' } })?.headers['cookie']
    expect(['/watch', '/watch?winner=spy', '/', '/matches/a'].map(at)).toEqual([
      'wis-watch=top_zh',
      '',
      '',
      '',
    ])
  })
})
