import { expect, it } from 'vitest'
import { decimalIn } from './form-state.ts'

it.each([
  ['', undefined],
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['0,125', 0.125],
  ['12', 12],
  ['1,000', NaN],
  ['1,000,000', NaN],
  ['two', NaN],
])('a field of decimals with %j is read as %d', (text, number) => {
  const form = new FormData()
  form.set('field', text)
  expect(decimalIn(form, 'field')).toBe(number)
})
