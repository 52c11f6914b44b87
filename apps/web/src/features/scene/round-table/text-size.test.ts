import { expect, it } from 'vitest'
import { textSize } from './speech-bubble.tsx'

it.each([
  ['It is warm.', 'short'],
  ['x'.repeat(120), 'medium'],
  ['x'.repeat(400), 'long'],
  ['暖'.repeat(30), 'short'],
  ['暖'.repeat(120), 'long'],
])('the size of %s is %s', (text, size) => {
  expect(textSize(text)).toBe(size)
})
