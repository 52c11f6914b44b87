import { expect, it } from 'vitest'
import { saysWord } from './tokens.ts'

it.each([
  ['A nice cup of tea.', 'tea'],
  ['TEAS of the world', 'tea'],
  ['I like ice-cream', 'ice cream'],
  ['An icecream van', 'ice cream'],
  ['Two violins played', 'violin'],
])('%j says %j', (text, word) => {
  expect(saysWord(text, word, 'en')).toBe(true)
})

it.each([
  ['The whole team let off steam.', 'tea'],
  ['Ice in the cream', 'ice cream'],
  ['', 'tea'],
  ['anything', ''],
])('%j does not say %j', (text, word) => {
  expect(saysWord(text, word, 'en')).toBe(false)
})

it('finds a Chinese word anywhere in a text, even with other characters in between', () => {
  expect(saysWord('我爱喝绿茶。', '绿茶', 'zh')).toBe(true)
  expect(saysWord('绿 茶', '绿茶', 'zh')).toBe(true)
  expect(saysWord('绿色的茶', '绿茶', 'zh')).toBe(false)
})
