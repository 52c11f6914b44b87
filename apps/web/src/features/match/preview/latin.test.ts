import { expect, it } from 'vitest'
import { latin } from './preview-frame.tsx'

it('a picture contains only characters that its font can draw', () => {
  expect(latin('Große Füchsin 2', 'fox')).toBe('Große Füchsin 2')
  expect(latin('狐狸', 'fox')).toBe('fox')
  expect(latin('fox\u202e', 'fox')).toBe('fox')
  expect(latin('', 'fox')).toBe('fox')
})
