import { cases } from '@wis/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, key, saysSomething } from './fold.ts'

describe('folding', { timeout: 60_000 }, () => {
  it.each([
    ['case', 'TeA', 'tea'],
    ['full-width letters', 'ＴＥＡ', 'tea'],
    ['mathematical letters', '𝕥𝖾𝚊', 'tea'],
    ['circled letters', 'ⓣⒺⓐ', 'tea'],
    ['superscript letters', 'ᵗᵉᵃ', 'tea'],
    ['ligatures', 'ﬁne', 'fine'],
    ['half-width katakana', 'ｶﾞ', 'ガ'],
    ['Kangxi radicals', '⼥', '女'],
    ['sharp s', 'Straße', 'strasse'],
    ['capital sharp s', 'STRAẞE', 'strasse'],
    ['the final sigma', 'ΔΡΌΜΟΣ', fold('δρόμος')],
    ['the dotted capital i', 'İ', 'i'],
    ['the long s', 'ſea', 'sea'],
    ['zero-width spaces', 't\u200be\u200ba', 'tea'],
    ['zero-width joiners', 't\u200de\u200ca', 'tea'],
    ['soft hyphens', 'te\u00ada', 'tea'],
    ['variation selectors', 't\ufe0fea\u{e0100}', 'tea'],
    ['bidi controls', '\u202etea\u202c\u2066', 'tea'],
    ['byte order marks', '\ufefftea', 'tea'],
    ['tag characters', 't\u{e0065}ea', 'tea'],
    ['Hangul fillers', 't\u3164e\uffa0a', 'tea'],
    ['loose combining marks', 't\u0336e\u0336a\u0336', 'tea'],
    ['marks of another script', 't\u0483ea', 'tea'],
    ['marks on a Chinese character', '苹\u0336果\u0483', '苹果'],
    ['enclosing marks', 't\u20ddea', 'tea'],
  ])('removes the difference of %s', (_, text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it.each([
    ['Cyrillic', 'теа', 'tea'],
    ['one Cyrillic letter', 'tеa', 'tea'],
    ['Cyrillic capitals', 'ТЕА', 'tea'],
    ['Ukrainian and Serbian', 'ріјѕ', 'pijs'],
    ['Cyrillic with an accent', 'ѐё', 'èë'],
    ['Greek', 'τεα', 'tea'],
    ['Greek capitals', 'ΤΕΑ', 'tea'],
    ['Greek with an accent', 'τέα', 'téa'],
    ['Armenian', 'օսո', 'oun'],
    ['Cherokee', 'ꭲꭼꭺ', 'tea'],
    ['Cherokee capitals', 'ᎢᎬᎪ', 'tea'],
    ['Lisu', 'ꓔꓰꓮ', 'tea'],
    ['small capitals', 'ᴛᴇᴀ', 'tea'],
    ['Coptic', 'ⲧⲉⲁ', 'tea'],
    ['the Latin alpha and script g', 'ɑɡ', 'ag'],
  ])('reads %s as Latin', (_, text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it.each(['苹果', 'りんご', '사과', 'שלום', 'जल', 'นอง', 'café', 'щюж', 'δλψ', '🍵'])(
    'leaves %s alone',
    (text) => {
      expect(fold(text)).toBe(text)
    },
  )

  it('keeps the voicing of kana and the letters of composed accents', () => {
    expect(fold('か')).not.toBe(fold('が'))
    expect(fold('é')).not.toBe(fold('e'))
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(fold(fold(text))).toBe(fold(text))
      }),
      { numRuns: cases(2000) },
    )
  })

  it('takes a short cut through plain text that leads to the same place', () => {
    const plain = fc.string({
      unit: fc.constantFrom(..."aZ9 .'-，。！：（）０Ｚａ“”…—、〇苹果T恤\n"),
      maxLength: 30,
    })
    fc.assert(
      fc.property(plain, (text) => {
        expect(fold(text)).toBe(fold(`${text}\u200b`))
        expect(key(text)).toBe(key(`${text}\u200b`))
      }),
      { numRuns: cases(2000) },
    )
  })

  it('never depends on case, wherever both cases are one character', () => {
    const letters = Array.from({ length: 0x20000 }, (_, point) => String.fromCodePoint(point))
    const cased = letters.filter(
      (letter) =>
        /\p{L}/u.test(letter) &&
        letter.toUpperCase() !== letter.toLowerCase() &&
        [letter.toUpperCase(), letter.toLowerCase()].every((other) => [...other].length === 1),
    )
    expect(cased.length).toBeGreaterThan(2000)
    for (const letter of cased) {
      expect([fold(letter.toUpperCase()), fold(letter.toLowerCase())]).toEqual([fold(letter), fold(letter)])
    }
  })
})

describe('a key', () => {
  it.each([
    ['punctuation', 'It is, well, warm!', 'itiswellwarm'],
    ['white space', ' it\tis \n warm\u3000', 'itiswarm'],
    ['emoji', 'warm 🔥🔥', 'warm'],
    ['Chinese punctuation', '它，很“热”。', '它很热'],
    ['symbols', '1+1=2 €', '112'],
    ['accents and case', 'CAFÉ', 'café'],
  ])('is free of %s', (_, text, expected) => {
    expect(key(text)).toBe(expected)
  })

  it.each([
    ['plural and singular', 'teas', 'tea'],
    ['word order', 'warm tea', 'tea warm'],
    ['different digits', 'room 1', 'room 2'],
    ['Thai letters', 'กา', 'กด'],
    ['simplified and traditional', '苹果', '蘋果'],
  ])('tells %s apart', (_, one, other) => {
    expect(key(one)).not.toBe(key(other))
  })

  it.each([
    ['spacing', 'ice cream', 'icecream'],
    ['case', 'ICE', 'ice'],
    ['disguise', 'сор', 'cop'],
    ['numerals', '②', '2'],
    ['vowel signs, which are marks and no letters', 'कि', 'की'],
    ['a flag', 'hi there 🇺🇸', 'hi there'],
    ['circled and squared symbols', '🅣🅔🅐 hi 🅱️', 'hi'],
    ['marks that stand on nothing', 'hi there \u0e31', 'hi there'],
    ['a mark that hides behind what cannot be seen', 'tea\u200b\u0301', 'tea'],
    ['Arabic vowel marks', 'كَتَبَ', 'كتب'],
    ['stress marks', 'вода\u0301', 'вода'],
    ['spelled-out text', 't.e.a', 'tea'],
  ])('does not depend on %s', (_, one, other) => {
    expect(key(one)).toBe(key(other))
  })
})

it('a long text has the same kind of key as a short one', () => {
  expect(key('It is, well, 热!'.repeat(20_000))).toBe('itiswell热'.repeat(20_000))
})

it('text says something exactly if it holds a letter or a digit that can be seen', () => {
  for (const text of ['a', '7', '水', '٣', 'Ⅷ', 'ª']) expect(saysSomething(text), text).toBe(true)
  for (const text of ['', ' ', '…!', '🙂', '\u3164', '\u034f', '\u0301', '🇫🇷']) {
    expect(saysSomething(text), text).toBe(false)
  }
})
