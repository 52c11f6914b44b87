import { expect, it } from 'vitest'
import { withoutWords } from './said-between.ts'

it('a line is without the words that the table has at the same moment', () => {
  const line = { en: 'Fox said: “Warm and wet.”', zh: '狐狸说：“Warm and wet.”' }
  expect(withoutWords(line, { seat: 0, text: 'Warm\n and wet.' })).toEqual({
    en: 'Fox said: “…”',
    zh: '狐狸说：“…”',
  })
})

it('a line that says it otherwise stays as it is', () => {
  const line = { en: 'Fox said nothing.', zh: '狐狸没有说话。' }
  expect(withoutWords(line, { seat: 0, text: 'Warm.' })).toEqual(line)
})
