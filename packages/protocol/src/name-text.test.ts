import { cases } from '@wis/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newAgent } from './agent-input.ts'
import { newToken, signUp } from './api/account-page.ts'
import { declaredMakeUp } from './make-up.ts'
import { isName, nameFrom, nameText, tidyName } from './name-text.ts'
import { newSeason } from './season/season-input.ts'
import { newSeasonRequest } from './season/season-request.ts'
import { strategyWish } from './strategies/strategy-choice.ts'

const unseen: readonly (readonly [what: string, name: string])[] = [
  ['a Hangul filler', 'a\u3164b'],
  ['a leading Hangul filler', 'a\u115fb'],
  ['a grapheme joiner', 'a\u034fb'],
  ['a Mongolian vowel separator', 'a\u180eb'],
  ['a Mongolian selector', 'a\u180bb'],
  ['a tag', 'a\u{e0041}b'],
  ['tags behind a flag', '🏴\u{e0061}\u{e007f}x'],
  ['a joiner between letters', 'a\u200db'],
  ['a variation selector', 'a\ufe0fb'],
  ['a soft hyphen', 'a\u00adb'],
  ['a direction mark', 'a\u200fb'],
  ['a mark of Arabic direction', 'a\u061cb'],
  ['a blank of braille', 'a\u2800b'],
  ['a line separator', 'a\u2028b'],
  ['a tab', 'a\tb'],
  ['a mark on nothing', '\u0301a'],
  ['a pile of marks', 'e\u0301\u0302\u0303\u0304\u0305'],
]

const strategy = (name: string) => ({
  custom: {
    id: 'my-own',
    version: 1,
    name,
    texts: {
      en: {
        system: 'You are {{alias}}. Your word is {{word}}. {{rules}}',
        speech: '{{history}} Speak in round {{round}}, in at most {{limit}} characters.',
        vote: '{{history}} You may vote for: {{candidates}}.\nName one.',
      },
    },
  },
})
const asked = { text: 'For all who study agents.', languages: ['en'], agents: 6 }

/** Everything that takes a name or title from a stranger. */
const entrances: Readonly<Record<string, (name: string) => boolean>> = {
  agent: (name) =>
    newAgent.safeParse({ name, languages: ['en'], connector: { kind: 'hf-space', space: 'a/b' } }).success,
  account: (name) => signUp.safeParse({ name, email: 'a@example.org', password: 'long enough' }).success,
  token: (name) => newToken.safeParse({ name, scopes: ['read'], days: 7 }).success,
  season: (name) => newSeason.safeParse({ name, languages: ['en'], ruleset: 'wis-2024' }).success,
  'request for a season': (name) =>
    newSeasonRequest.safeParse({ ...asked, title: `${name} and more` }).success,
  strategy: (name) => strategyWish.safeParse(strategy(name)).success,
  'model and harness': (name) => declaredMakeUp.safeParse({ model: name, harness: name }).success,
}

describe.each(Object.entries(entrances))('the name of a %s', (_, takes) => {
  it.each(unseen)('holds no %s', (_what, name) => {
    expect(takes(name)).toBe(false)
  })

  it('may be an ordinary one', () => {
    expect(takes('卧底 Fox 🦊')).toBe(true)
  })
})

it.each([
  ...[
    '卧底一号',
    '佐藤さん',
    'バナナ',
    '김철수',
    'علي',
    'مُحَمَّد',
    'שָׁלוֹם',
    'می\u200cخواهم',
    'नमस्ते',
    'ශ්\u200dරී',
    'བསྒྲུབས',
  ],
  ...['José', 'Zoë Ålesund', 'Việt Nguyễn', 'สวัสดี', 'C++', 'GPT-4.1', 'αZero', 'O’Neill', 'R&D (2)'],
  ...['👨‍👩‍👧‍👦 Family', '🇺🇸 Team', '👍🏽 ok', '1️⃣ One', '❤️ Love', '🏳️‍🌈 Fox'],
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} England',
])('%s is a name', (name) => {
  expect(nameText(40).safeParse(name)).toMatchObject({ success: true, data: tidyName(name) })
})

it('a name is stored composed, with single spaces and one form of each ideograph', () => {
  expect(nameText(40).parse(' Jose\u0301\u3000\u00a0Fox ')).toBe('José Fox')
  expect(tidyName('辻\u{e0100}さん')).toBe('辻さん')
})

const strange = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ' ',
      '\u3000',
      '\u0301',
      '\u200d',
      '\ufe0f',
      '\u{e0100}',
      '辻',
      'e',
      '\u1161',
      '\u1100',
      '👩',
    ),
    fc.integer({ min: 0, max: 0x2fff }).map((code) => String.fromCharCode(code)),
  ),
})

it('to tidy a name twice is to tidy it once, and a name that passed passes again unchanged', () => {
  fc.assert(
    fc.property(strange, (text) => {
      const tidy = tidyName(text)
      expect(tidyName(tidy)).toBe(tidy)
      const read = nameText(1000).safeParse(text)
      if (read.success) expect(nameText(1000).parse(read.data)).toBe(read.data)
    }),
    { numRuns: cases(2000) },
  )
})

it('what is made of the name in a foreign profile is a name, or nothing', () => {
  expect(nameFrom('Ada\u200b Love\u202elace', 60)).toBe('Ada Lovelace')
  expect(nameFrom('👩‍🚀 Ada', 60)).toBe('👩‍🚀 Ada')
  expect(nameFrom('\u3164', 60)).toBeUndefined()
  fc.assert(
    fc.property(strange, (text) => {
      const name = nameFrom(text, 20)
      if (name !== undefined)
        expect([isName(name), tidyName(name), [...name].length <= 20]).toEqual([true, name, true])
    }),
  )
})
