import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDeepJson, isDeepValue, jsonIn, mostLevels, readJson } from './read-json.ts'

const lists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const objects = (levels: number) => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels)
const tooDeep = { ok: false, trouble: 'too-deep' }

describe('JSON of a stranger', () => {
  it.each([lists, objects])('may nest as deeply as the limit, and no deeper', (nested) => {
    expect(readJson(nested(mostLevels)).ok).toBe(true)
    expect(readJson(nested(mostLevels + 1))).toEqual(tooDeep)
    expect(readJson(nested(1_000_000))).toEqual(tooDeep)
  })

  it.each(['['.repeat(1_000_000), '{"a":'.repeat(500_000), `[${'"\\"['.repeat(300_000)}`])(
    'is refused in one look if it never ends',
    (text) => {
      expect(readJson(text).ok).toBe(false)
    },
  )

  it('may be wide, and may quote brackets', () => {
    const wide = JSON.stringify(Array.from({ length: 10_000 }, () => ({ a: ['['.repeat(100), '\\"{'] })))
    expect(readJson(wide)).toEqual({ ok: true, value: JSON.parse(wide) as unknown })
  })

  it.each(['', '{', '"\\', 'undefined', '[1,]', ']]]'])('is told apart from %j', (text) => {
    expect(readJson(text)).toEqual({ ok: false, trouble: 'not-json' })
    expect(jsonIn(text)).toBe(undefined)
  })

  it('is as deep as its value', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 8 }), fc.integer({ min: 0, max: 9 }), (text, levels) => {
        expect(isDeepJson(text, levels)).toBe(isDeepValue(JSON.parse(text), levels))
      }),
    )
  })
})
