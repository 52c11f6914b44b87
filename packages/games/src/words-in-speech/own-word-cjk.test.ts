import { describe, expect, it } from 'vitest'
import { saysOwnWord } from './own-word.ts'

describe('a Chinese word is said', () => {
  it.each([
    ['alone', '苹果'],
    ['in a sentence', '我每天吃一个苹果，很健康'],
    ['at the end', '红色的苹果'],
    ['inside a longer word', '苹果汁'],
    ['with a space between', '苹 果'],
    ['with punctuation between', '苹，果'],
    ['with hyphens between', '苹-果'],
    ['with an emoji between', '苹🍎果'],
    ['with a line break between', '苹\n果'],
    ['with a zero-width space between', '苹\u200b果'],
    ['with a variation selector', '苹\ufe00果'],
    ['struck through', '苹\u0336果\u0336'],
    ['with a flag between', '苹🇨🇳果'],
    ['with a squared symbol between', '苹🅱️果'],
    ['with a mark of another script between', '苹 \u0e31果'],
    ['with full-width punctuation', '【苹】【果】'],
    ['next to Latin', 'apple苹果apple'],
  ])('%s', (_, text) => {
    expect(saysOwnWord(text, '苹果')).toBe(true)
  })

  it.each([
    ['in part', '苹'],
    ['backwards', '果苹'],
    ['with another character between', '苹的果'],
    ['with a Latin letter between', '苹a果'],
    ['with a digit between', '苹1果'],
    ['in pinyin', 'pingguo'],
    ['in traditional characters', '蘋果'],
    ['as a synonym', '一种红色的水果'],
    ['in an empty speech', ''],
  ])('not %s', (_, text) => {
    expect(saysOwnWord(text, '苹果')).toBe(false)
  })

  it.each([
    ['a compatibility character', '女', '⼥'],
    ['a word with Latin in it', 'T恤', '穿t恤'],
    ['a word with full-width Latin in it', 'Ｔ恤', '穿T恤'],
    ['a word with a digit in it', '7喜', '喝７喜'],
    ['a rare character beyond the basic plane', '𠮷野', '去𠮷 野家'],
  ])('%s', (_, word, text) => {
    expect(saysOwnWord(text, word)).toBe(true)
  })
})

describe('a Japanese or Korean word is said inside any other', () => {
  it.each([
    ['すし', '回転すし屋'],
    ['ラーメン', '味噌ラーメン'],
    ['ガム', 'ｶﾞﾑを噛む'],
    ['사과', '사과는 빨갛다'],
    ['사과', '사과'.normalize('NFD')],
    ['お茶', 'お 茶'],
  ])('%s in %s', (word, text) => {
    expect(saysOwnWord(text, word)).toBe(true)
  })

  it.each([
    ['か', 'が'],
    ['사과', '사 고'],
    ['すし', 'スシ'],
  ])('%s is not in %s', (word, text) => {
    expect(saysOwnWord(text, word)).toBe(false)
  })
})

it.each(['', '🍎', '!!'])('a word without a letter or digit (%j) is never said', (word) => {
  expect(saysOwnWord('anything 🍎 !!', word)).toBe(false)
})
