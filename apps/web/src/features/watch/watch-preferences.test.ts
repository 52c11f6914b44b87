import { expect, it } from 'vitest'
import {
  chosenPreferences,
  filterWithin,
  languageOf,
  parseWatchPreferences,
  writeWatchPreferences,
} from './watch-preferences.ts'

it('a preference reads back from its cookie, and nothing else does', () => {
  for (const preferences of [
    { channel: 'top' },
    { language: 'zh' },
    { channel: 'events', language: 'en' },
  ] as const) {
    expect(writeWatchPreferences(preferences)).toMatch(/^\w{1,10}$/)
    expect(parseWatchPreferences(writeWatchPreferences(preferences))).toEqual(preferences)
  }
  for (const text of [undefined, '', 'all', 'fr_de', '_', '{}'])
    expect(parseWatchPreferences(text)).toEqual({})
})

it('a game is kept beside the channel and the language', () => {
  for (const preferences of [
    { game: 'holdem' },
    { game: 'tic-tac-toe', channel: 'top', language: 'zh' },
    { game: 'connect-four', language: 'en' },
  ] as const)
    expect(parseWatchPreferences(writeWatchPreferences(preferences))).toEqual(preferences)
  expect(parseWatchPreferences('all_zh_chess')).toEqual({ language: 'zh' })
  expect(chosenPreferences({ game: 'holdem', winner: 'spy' })).toEqual({ game: 'holdem' })
})

it('an address that names a channel or a language chooses both', () => {
  expect(chosenPreferences({ language: 'zh', winner: 'spy' })).toEqual({ language: 'zh' })
  expect(chosenPreferences({ channel: 'top' })).toEqual({ channel: 'top' })
  expect(chosenPreferences({ channel: 'all' })).toEqual({})
  expect([chosenPreferences({}), chosenPreferences({ winner: 'spy' })]).toEqual([undefined, undefined])
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
