import { expect, it } from 'vitest'
import { unfitIn } from './unfit-answer.ts'

const forbidden = ['darn', '混蛋', 'son of a gun']

it.each([
  ['Look at https://example.org/x', 'link'],
  ['www.example.net', 'link'],
  ['come to my-site.com', 'link'],
  ['example．com', 'link'],
  ['exam\u200bple.com', 'link'],
  ['t.me/somebody', 'link'],
  ['It is warm.me too', undefined],
  ['It costs 3.50, e.g. in a shop.', undefined],
  ['Darn it', 'word'],
  ['ｄａｒｎ', 'word'],
  ['da\u00adrn', 'word'],
  ['He darned a sock', undefined],
  ['你这混蛋真行', 'word'],
  ['a son of a gun!', 'word'],
  ['', undefined],
] as const)('%j is %s', (text, unfit) => {
  expect(unfitIn(text, forbidden)).toBe(unfit)
})
