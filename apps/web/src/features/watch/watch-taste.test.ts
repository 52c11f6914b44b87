import { expect, it } from 'vitest'
import { chosenTaste, filterWithin, languageOf, parseWatchTaste, writeWatchTaste } from './watch-taste.ts'

it('a taste reads back from its cookie, and nothing else does', () => {
  for (const taste of [
    { channel: 'top' },
    { language: 'zh' },
    { channel: 'events', language: 'en' },
  ] as const) {
    expect(writeWatchTaste(taste)).toMatch(/^\w{1,10}$/)
    expect(parseWatchTaste(writeWatchTaste(taste))).toEqual(taste)
  }
  for (const text of [undefined, '', 'all', 'fr_de', '_', '{}']) expect(parseWatchTaste(text)).toEqual({})
})

it('a game is kept beside the channel and the language', () => {
  for (const taste of [
    { game: 'holdem' },
    { game: 'tic-tac-toe', channel: 'top', language: 'zh' },
    { game: 'connect-four', language: 'en' },
  ] as const)
    expect(parseWatchTaste(writeWatchTaste(taste))).toEqual(taste)
  expect(parseWatchTaste('all_zh_chess')).toEqual({ language: 'zh' })
  expect(chosenTaste({ game: 'holdem', winner: 'spy' })).toEqual({ game: 'holdem' })
})

it('an address that names a channel or a language chooses both', () => {
  expect(chosenTaste({ language: 'zh', winner: 'spy' })).toEqual({ language: 'zh' })
  expect(chosenTaste({ channel: 'top' })).toEqual({ channel: 'top' })
  expect(chosenTaste({ channel: 'all' })).toEqual({})
  expect([chosenTaste({}), chosenTaste({ winner: 'spy' })]).toEqual([undefined, undefined])
})

it('an address says more than what is remembered', () => {
  const taste = { channel: 'spy', language: 'zh' } as const
  expect(filterWithin({}, taste)).toEqual(taste)
  expect(filterWithin({ winner: 'spy' }, taste)).toEqual({ winner: 'spy' })
  expect(filterWithin({ channel: 'all' }, taste)).toEqual({})
})

it('a channel of a language keeps to it', () => {
  expect([
    languageOf({ channel: 'zh' }),
    languageOf({ channel: 'top' }),
    languageOf({ language: 'en' }),
  ]).toEqual(['zh', undefined, 'en'])
})
