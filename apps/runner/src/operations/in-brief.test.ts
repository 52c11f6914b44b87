import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { inBrief } from './log.ts'

describe('an error in brief', () => {
  it('is its first line and its place in the code', () => {
    const brief = inBrief(new TypeError('it broke\nfor many reasons'))
    expect(brief).toMatch(/^TypeError: it broke \(.*in-brief\.test\.ts:\d+:\d+\)?\)$/)
  })

  it('of a row that cannot be read names the first wrong field', () => {
    const { error } = z.object({ ruleset: z.object({ players: z.int() }) }).safeParse({ ruleset: {} })
    expect(inBrief(error)).toMatch(/^ZodError: ruleset\.players: Invalid input/)
  })

  it('is one short line for any thrown value', () => {
    for (const thrown of [new Error('x'.repeat(9000)), 'x'.repeat(9000), undefined, null]) {
      expect(inBrief(thrown).length).toBeLessThanOrEqual(301)
      expect(inBrief(thrown)).not.toContain('\n')
    }
  })
})
