import { describe, expect, it } from 'vitest'
import { memo } from './memo.ts'

describe('a memo', () => {
  it('works an answer out once', () => {
    const asked: string[] = []
    const length = memo(10, (text) => asked.push(text) && text.length)
    expect([length('tea'), length('coffee'), length('tea')]).toEqual([3, 6, 3])
    expect(asked).toEqual(['tea', 'coffee'])
  })

  it('forgets everything rather than grow beyond its limit', () => {
    const asked: string[] = []
    const length = memo(2, (text) => asked.push(text) && text.length)
    expect(['a', 'bb', 'ccc', 'a'].map(length)).toEqual([1, 2, 3, 1])
    expect(asked).toEqual(['a', 'bb', 'ccc', 'a'])
  })
})
