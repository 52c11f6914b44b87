import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldAscii, keyOfFolded } from './fold.ts'

const character = fc.integer({ min: 0, max: 0x7f }).map((code) => String.fromCharCode(code))
const ascii = fc.string({ unit: character, maxLength: 300 })

describe('ASCII text', () => {
  it('is folded as any other text is, only sooner', () => {
    fc.assert(
      fc.property(ascii, (text) => {
        const folded = text.toLowerCase()
        expect(foldAscii(text)).toMatchObject({ text, folded, key: keyOfFolded(folded), otherKey: undefined })
      }),
    )
  })

  it.each([
    ['another script', 'thé'],
    ['a disguise', 't\u200dea'],
    ['full-width letters', 'ｔｅａ'],
    ['a lone surrogate', 'tea\ud800'],
    ['too much text', 'a'.repeat(2001)],
  ])('is none of the others: %s', (_, text) => {
    expect(foldAscii(text)).toBeUndefined()
  })
})
