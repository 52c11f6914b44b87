import { describe, expect, it } from 'vitest'
import { fold, lookAlikes } from './fold.ts'

const listed = Object.entries(lookAlikes).flatMap(([read, letters]) =>
  [...letters].map((letter) => [read, letter] as const),
)

describe('the table of look-alikes', () => {
  it('lists no letter twice', () => {
    const letters = listed.map(([, letter]) => letter)
    expect(letters.filter((letter, index) => letters.indexOf(letter) !== index)).toEqual([])
  })

  it('lists letters in their form after decomposition and case folding, the only form that occurs', () => {
    const unmet = listed.filter(([read, letter]) => fold(letter) !== read)
    expect(unmet).toEqual([])
  })

  it('lists no letter of plain text', () => {
    expect(listed.filter(([, letter]) => /[\0-\x7f]/.test(letter))).toEqual([])
  })
})
