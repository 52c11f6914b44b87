import { expect, it } from 'vitest'
import { matchesTag } from './entity-tag.ts'

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  [null, false],
])('whether If-None-Match %s names the tag: %s', (header, matches) => {
  expect(matchesTag(header, '"a"')).toBe(matches)
})
