import { describe, expect, it } from 'vitest'
import { saysOwnWord } from './own-word.ts'

describe('a one-word word is said', () => {
  it.each([
    ['alone', 'tea'],
    ['in a sentence', 'I drink tea daily'],
    ['at the end', 'nothing like tea'],
    ['with punctuation', 'Tea, of course!'],
    ['in capitals', 'TEA'],
    ['in quotes', 'the “tea”'],
    ['as a plural', 'many teas'],
    ['as a possessive', "the tea's taste"],
    ['as a possessive with a curly apostrophe', 'the tea’s taste'],
    ['as a possessive with a modifier letter', 'the teaʼs taste'],
    ['as a plural possessive', "all teas' taste"],
    ['as a plural with a possessive', "teas's taste"],
    ['beside a possessive, spelled out', "it's t e a"],
    ['behind a mark that stands on nothing', 'x \u0e31tea'],
    ['with a mark behind what cannot be seen', 'tea\u200b\u0301'],
    ['with es', 'teaes'],
    ['hyphenated with another word', 'tea-time'],
    ['after a slash', 'coffee/tea'],
    ['between underscores', '_tea_'],
    ['in full-width letters', 'ｔｅａ'],
    ['with zero-width spaces', 't\u200be\u200ba'],
    ['with soft hyphens', 't\u00ade\u00ada'],
    ['with a Cyrillic letter', 'tеа'],
    ['in Greek capitals', 'ΤΕΑ'],
    ['in small capitals', 'ᴛᴇᴀ'],
    ['in circled letters', 'ⓣⓔⓐ'],
    ['struck through', 't̶e̶a̶'],
    ['spelled out with hyphens', 'it is t-e-a'],
    ['spelled out with spaces', 'it is t e a'],
    ['spelled out with full stops', 'it is T.E.A.'],
    ['spelled out with emoji', 'it is t🔥e🔥a'],
    ['spelled out as a plural', 'it is t-e-a-s'],
    ['next to Chinese', '我喜欢tea的味道'],
    ['in another line', 'warm\ntea\nnice'],
  ])('%s', (_, text) => {
    expect(saysOwnWord(text, 'tea')).toBe(true)
  })

  it.each([
    ['inside another word', 'a steam engine'],
    ['at the start of another word', 'the teacher'],
    ['at the end of another word', 'the plateau, the guntea'],
    ['in a team', 'team'],
    ['with another ending', 'teaing'],
    ['with a digit attached', 'tea2'],
    ['in parts', 'te a'],
    ['spelled out in part', 'a te-a'],
    ['spelled out with a letter before it', 'a t-e-a'],
    ['spelled out backwards', 'a-e-t'],
    ['across words', 'late afternoon'],
    ['with an accent', 'téa'],
    ['as a synonym', 'a brew'],
    ['in Chinese', '茶'],
    ['in an empty speech', ''],
    ['in punctuation', '!!!'],
  ])('not %s', (_, text) => {
    expect(saysOwnWord(text, 'tea')).toBe(false)
  })
})

it('two single letters are no spelled-out word: only three or more are read as one', () => {
  expect(saysOwnWord('the t-v', 'tv')).toBe(false)
  expect(saysOwnWord('the t-v-s', 'tv')).toBe(true)
})

describe('a word that ends in s', () => {
  it.each(['bus', 'buses', "bus's", 'BUSES'])('is said by %j', (text) => {
    expect(saysOwnWord(text, 'bus')).toBe(true)
  })

  it.each(['bu', 'busy', 'business', 'busing'])('is not said by %j', (text) => {
    expect(saysOwnWord(text, 'bus')).toBe(false)
  })

  it('in the plural is not said by its singular', () => {
    expect(saysOwnWord('a noodle', 'noodles')).toBe(false)
  })
})

describe('a word of several tokens is said', () => {
  it.each([
    'ice cream',
    'Ice  Cream!',
    'ice-cream',
    'icecream',
    'ICECREAMS',
    'ice creams',
    "ice cream's",
    'ices cream',
    "ice's cream",
    'i-c-e c-r-e-a-m',
    'i c e c r e a m',
    'ice c-r-e-a-m',
    'ice\u00adcream',
    'ice, cream',
    'iсе сrеаm',
    'some ice... cream',
    'nice ice cream here',
  ])('by %j', (text) => {
    expect(saysOwnWord(text, 'ice cream')).toBe(true)
  })

  it.each([
    'ice',
    'cream',
    'cream ice',
    'ice and cream',
    'nice cream',
    'ice creamy',
    'dice creams',
    'icecreamy',
    'icescream',
    'ice crea m',
  ])('not by %j', (text) => {
    expect(saysOwnWord(text, 'ice cream')).toBe(false)
  })

  it.each([
    ['merry-go-round', 'a merry go round'],
    ['merry-go-round', 'a merrygoround'],
    ['merry-go-round', 'a merrygo round'],
    ['merry-go-round', 'merry-go-rounds'],
    ['T-shirt', 'my tshirt'],
    ['T-shirt', 'two T shirts'],
    ['x-ray', 'so I, a x-ray'],
    ['x-ray', "the x's ray"],
    ["Valentine's Day", 'on valentine-s-day'],
    ['hot dog', "the hot dogs's smell"],
    ["Valentine's Day", 'on valentines day'],
    ["Valentine's Day", 'on Valentine’s Day'],
    ['U.S.A.', 'the USA'],
    ['USA', 'the U.S.A.'],
    ['rock and roll', 'rock and roll'],
  ])('%s: %s', (word, text) => {
    expect(saysOwnWord(text, word)).toBe(true)
  })
})

describe('a word of another alphabet', () => {
  it.each([
    ['Cyrillic in another case', 'Вода', 'это ВОДА', true],
    ['Cyrillic inside another word', 'вода', 'водап', false],
    ['Cyrillic spelled out', 'вода', 'в-о-д-а', true],
    ['Cyrillic look-alikes only', 'сок', 'это Сок', true],
    ['Greek with a final sigma', 'δρόμος', 'Ο ΔΡΌΜΟΣ', true],
    ['Greek in another case', 'νερό', 'ΝΕΡΌ', true],
    ['German sharp s', 'Straße', 'STRASSE', true],
    ['Devanagari with vowel signs', 'पानी', 'यह पानी है', true],
    ['Devanagari with another letter', 'पानी', 'यह पासी है', false],
    ['Arabic with vowel marks', 'شاي', 'شَاي', true],
    ['Hebrew', 'תה', 'אני שותה תה', true],
    ['French', 'café', 'un CAFÉ noir', true],
    ['French without its accent', 'café', 'cafe', false],
    ['French, decomposed', 'café', 'cafe\u0301', true],
    ['Turkish dotted i', 'ırmak', 'IRMAK', true],
  ])('%s', (_, word, text, said) => {
    expect(saysOwnWord(text, word)).toBe(said)
  })

  it('is said in Greek letters that look like Latin ones in either case', () => {
    expect(saysOwnWord('a ΝΟΤΕ', 'note')).toBe(true)
    expect(saysOwnWord('a νοτε', 'vote')).toBe(true)
    expect(saysOwnWord('a ΗΑΤ', 'hat')).toBe(true)
    expect(saysOwnWord('a ηατ', 'nat')).toBe(true)
  })
})
