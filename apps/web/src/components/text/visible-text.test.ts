import { describe, expect, it } from 'vitest'
import { visibleString, visibleText } from './visible-text.ts'

describe('visible text', () => {
  it('ordinary text of any script is left alone', () => {
    const text = 'It’s warm. 它很暖。 それは熱い 👍🏽 é'
    expect(visibleText(text)).toEqual([{ text, isMark: false }])
  })

  it('markup stays plain text', () => {
    expect(visibleText('<b>**x**</b> https://a.example')).toHaveLength(1)
  })

  it.each([
    ['a null', '\u0000', 'U+0000'],
    ['a change of direction', '\u202e', 'U+202E'],
    ['an isolate', '\u2066', 'U+2066'],
    ['a zero-width space', '\u200b', 'U+200B'],
    ['a soft hyphen', '\u00ad', 'U+00AD'],
    ['an invisible tag', '\u{e0041}', 'U+E0041'],
    ['a Hangul filler', '\u3164', 'U+3164'],
    ['a leading Hangul filler', '\u115f', 'U+115F'],
    ['a blank of braille', '\u2800', 'U+2800'],
    ['a Mongolian selector', '\u180b', 'U+180B'],
    ['a variation selector', '\ufe00', 'U+FE00'],
    ['a style of emoji without an emoji', '\ufe0f', 'U+FE0F'],
    ['a variation selector of ideographs', '\u{e0100}', 'U+E0100'],
  ])('%s is named instead of obeyed', (_, character, name) => {
    expect(visibleString(`a${character}b`)).toBe(`a[${name}]b`)
  })

  it('a line break is shown as a sign and breaks no line', () => {
    expect(visibleString('a\r\nb\nc')).toBe('a[↵]b[↵]c')
  })

  it('a joiner belongs to an emoji, but is named if it stands alone', () => {
    expect(visibleString('👩\u200d🚀')).toBe('👩\u200d🚀')
    expect(visibleString('a\u200db')).toBe('a[U+200D]b')
  })

  it('joiners that belong to the spelling of a language are obeyed', () => {
    for (const word of [
      'می\u200cخواهم',
      'ශ්\u200dරී',
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    ])
      expect(visibleString(word)).toBe(word)
  })

  it('an emoji keeps its style', () => {
    for (const emoji of ['❤️', '🏳️\u200d🌈', '1️⃣']) expect(visibleString(emoji)).toBe(emoji)
  })

  it('marks that pile up on a letter stop at three', () => {
    expect(visibleString('e\u0301\u0302\u0303\u0304')).toBe('e\u0301\u0302\u0303[U+0304]')
  })

  it('empty text gives no parts', () => {
    expect(visibleText('')).toEqual([])
  })
})
