import { expect, it } from 'vitest'
import { watchCookieOf } from './watch-cookie.ts'
import { filterWithin, languageOf, parseWatchPreferences } from './watch-preferences.ts'

const kept = (query: Readonly<Record<string, string>>) => watchCookieOf(new URLSearchParams(query))

it('a preference reads back from its cookie, and nothing else does', () => {
  for (const preferences of [
    { channel: 'top' },
    { language: 'zh' },
    { channel: 'events', language: 'en' },
  ] as const) {
    expect(kept(preferences)).toMatch(/^\w{1,10}$/)
    expect(parseWatchPreferences(kept(preferences))).toEqual(preferences)
  }
  for (const text of [undefined, '', 'all', 'fr_de', '_', '{}'])
    expect(parseWatchPreferences(text)).toEqual({})
})

it('a game is kept beside the channel and the language', () => {
  for (const preferences of [
    { game: 'holdem' },
    { game: 'avalon', channel: 'top', language: 'zh' },
    { game: 'dilemma', language: 'en' },
  ] as const)
    expect(parseWatchPreferences(kept(preferences))).toEqual(preferences)
  expect(parseWatchPreferences('all_zh_chess')).toEqual({ language: 'zh' })
  expect(parseWatchPreferences(kept({ game: 'holdem', channel: 'spy' }))).toEqual({ game: 'holdem' })
})

it('an address that names a game, a channel or a language chooses all of them', () => {
  expect(kept({ game: 'holdem', winner: 'spy' })).toBe('all_all_holdem')
  expect(kept({ language: 'zh', winner: 'spy' })).toBe('all_zh')
  expect(kept({ channel: 'top' })).toBe('top_all')
  expect([kept({ channel: 'all' }), kept({ channel: 'a; Path=/x' }), kept({ game: '' })]).toEqual([
    '',
    '',
    '',
  ])
  expect([kept({}), kept({ winner: 'spy' })]).toEqual([undefined, undefined])
})

it('an address says more than what is remembered', () => {
  const preferences = { channel: 'spy', language: 'zh' } as const
  expect(filterWithin({}, preferences)).toEqual(preferences)
  expect(filterWithin({ winner: 'spy' }, preferences)).toEqual({ winner: 'spy' })
  expect(filterWithin({ channel: 'all' }, preferences)).toEqual({})
})

it('a channel of a language keeps to it', () => {
  expect([
    languageOf({ channel: 'zh' }),
    languageOf({ channel: 'top' }),
    languageOf({ language: 'en' }),
  ]).toEqual(['zh', undefined, 'en'])
})
