import { cases } from '@wis/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutText } from './cut-text.ts'

const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text)

describe('cutting a speech', { timeout: 60_000 }, () => {
  it.each([
    ['keeps a short one whole', 'warm', 5, { text: 'warm', cut: false }],
    ['keeps one of exactly the limit whole', 'warm!', 5, { text: 'warm!', cut: false }],
    ['cuts at the limit', 'warmer', 5, { text: 'warme', cut: true }],
    ['counts code points, not code units', '🍵🍵🍵', 3, { text: '🍵🍵🍵', cut: false }],
    ['never cuts a pair of surrogates', 'a🍵🍵', 2, { text: 'a🍵', cut: true }],
    ['counts combining marks', 'e\u0301e\u0301', 2, { text: 'e\u0301', cut: true }],
    ['counts white space', '   x', 3, { text: '   ', cut: true }],
    ['makes a lone high surrogate well formed', 'a\ud83c', 5, { text: 'a\ufffd', cut: false }],
    ['makes a lone low surrogate well formed', '\udf75a', 5, { text: '\ufffda', cut: false }],
    ['counts a lone surrogate as one', '\ud83c\ud83cab', 3, { text: '\ufffd\ufffda', cut: true }],
    ['replaces what a database cannot hold', 'a\0b', 5, { text: 'a\ufffdb', cut: false }],
    ['keeps nothing of an empty speech', '', 5, { text: '', cut: false }],
  ])('%s', (_, text, limit, expected) => {
    expect(cutText(text, limit)).toEqual(expected)
  })

  it('always keeps well-formed text of at most the limit, and says whether anything is missing', () => {
    const anyText = fc.string({
      unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
    })
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 20 }), (text, limit) => {
        const { text: kept, cut } = cutText(text, limit)
        expect(isWellFormed(kept)).toBe(true)
        expect([...kept].length).toBe(Math.min(limit, [...text].length))
        expect(cut).toBe([...text].length > limit)
      }),
      { numRuns: cases(2000) },
    )
  })
})
