import { expect, it } from 'vitest'
import { storableJson } from './storable-json.ts'

it.each([
  ['a NUL', 'a\u0000b', 'a\ufffdb'],
  ['half a pair', 'a\ud83db\udc00', 'a\ufffdb\ufffd'],
  ['a whole pair', 'a🙂b', 'a🙂b'],
  ['letters of Chinese', '卧底', '卧底'],
])('%s is kept, or replaced by what can be', (_, text, kept) => {
  expect(JSON.parse(storableJson({ text }))).toEqual({ text: kept })
})

it('text that only looks like an escape stays unchanged', () => {
  const text = String.raw`\u0000 and \ud800, and \\u0000`
  expect(JSON.parse(storableJson({ text }))).toEqual({ text })
})
