import { expect, it } from 'vitest'
import { memo } from './memo.ts'

it('asks once for each text and starts afresh when there are too many', () => {
  const asked: string[] = []
  const length = memo(2, (text) => {
    asked.push(text)
    return text.length
  })
  expect(['a', 'bb', 'a', 'bb', 'ccc', 'a'].map(length)).toEqual([1, 2, 1, 2, 3, 1])
  expect(asked).toEqual(['a', 'bb', 'ccc', 'a'])
})
