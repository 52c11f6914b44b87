import { expect, it } from 'vitest'
import { runningOn } from '../phrase.ts'

it.each([
  ['It steams.', 'it steams.'],
  ['People queue for it.', 'people queue for it.'],
  ['I own three.', 'I own three.'],
  ["I'd miss it.", "I'd miss it."],
])('%j goes on as %j', (sentence, rest) => {
  expect(runningOn(sentence, 'en')).toBe(rest)
})

it('a possible name stands alone', () => {
  expect(runningOn('Vikings drank it.', 'en')).toBeUndefined()
})

it('a Chinese sentence goes on as it is', () => {
  expect(runningOn('越喝越香。', 'zh')).toBe('越喝越香。')
})
