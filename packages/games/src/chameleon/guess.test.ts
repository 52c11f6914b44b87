import { describe, expect, it } from 'vitest'
import { guessIn, listsWords, namesWord } from './read-guess.ts'

describe('the word that an answer names', () => {
  it.each([
    ['mango', 'mango'],
    ['Mango.', 'Mango'],
    ['I guess the code is "Apple".', 'Apple'],
    ['I guess it is mango!', 'mango'],
    ['The secret word is: ice cream', 'ice cream'],
    ['My guess: mango', 'mango'],
    ['The Lion King', 'The Lion King'],
    ['我猜是荔枝。', '荔枝'],
    ['秘密词是“荔枝”', '荔枝'],
    ['我猜：荔枝', '荔枝'],
    ['答案应该是荔枝', '荔枝'],
    ['词典', '词典'],
    ['猜灯谜', '猜灯谜'],
    ['“荔枝”或“龙眼”', '“荔枝”或“龙眼”'],
    ['是', '是'],
  ])('“%s” names “%s”', (said, word) => {
    expect(guessIn(said)).toBe(word)
  })
})

it.each([
  'mango, pear',
  'mango or pear',
  'mango and pear',
  'mango/pear',
  '荔枝、龙眼',
  '荔枝或龙眼',
  '荔枝还是龙眼',
])('“%s” lists words', (text) => {
  expect(listsWords(text)).toBe(true)
})

it.each(['mango', 'orange', 'hot-air balloon', 'New York', '荔枝', 'Valentine’s Day'])(
  '“%s” is no list',
  (text) => {
    expect(listsWords(text)).toBe(false)
  },
)

describe('a guess is right', () => {
  it.each([
    ['mango', 'mango'],
    ['MANGO', 'mango'],
    ['a mango', 'mango'],
    ['the mangoes', 'mango'],
    ['m-a-n-g-o', 'mango'],
    ['icecream', 'ice cream'],
    ['Ice-Cream', 'ice cream'],
    ['book shop', 'bookshop'],
    ['荔枝', '荔枝'],
    ['荔 枝', '荔枝'],
  ])('with “%s” for %s', (guess, word) => {
    expect(namesWord(guess, word)).toBe(true)
  })

  it.each([
    ['pear', 'mango'],
    ['mango pear', 'mango'],
    ['mango pear lemon banana', 'mango'],
    ['man', 'mango'],
    ['mangrove', 'mango'],
    ['ice', 'ice cream'],
    ['荔枝龙眼', '荔枝'],
    ['荔', '荔枝'],
    ['', 'mango'],
  ])('but not with “%s” for %s', (guess, word) => {
    expect(namesWord(guess, word)).toBe(false)
  })
})
