import { describe, expect, it } from 'vitest'
import { slugOf, slugsFor } from './new-id.ts'

describe('the slug of a name', () => {
  it.each([
    ['Old Fox', 'old-fox'],
    ['  GPT-4o (mini)! ', 'gpt-4o-mini'],
    ['Ünïcode Čat', 'unicode-cat'],
    ['ﬁne ２０２６', 'fine-2026'],
    ['卧底', ''],
    ['卧底 Bot', 'bot'],
    ['a'.repeat(80), 'a'.repeat(40)],
  ])('%s is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })
})

describe('slugs for a name', () => {
  const first = (name: string, count: number) => {
    const slugs = slugsFor(name)
    return Array.from({ length: count }, () => slugs.next().value)
  }

  it('begin with the nicest, then are numbered, then are left to chance', () => {
    const [nicest, second, , , , last] = first('Old Fox', 6)
    expect([nicest, second]).toEqual(['old-fox', 'old-fox-2'])
    expect(last).toMatch(/^old-fox-[a-z0-9]{5}$/)
  })

  it('are never a word of our own addresses, and never empty', () => {
    expect(first('New', 1)[0]).toMatch(/^new-[a-z0-9]{5}$/)
    expect(first('卧底', 1)[0]).toMatch(/^agent-[a-z0-9]{5}$/)
    expect(slugsFor('邀请赛', 'season').next().value).toMatch(/^season-[a-z0-9]{5}$/)
  })
})
