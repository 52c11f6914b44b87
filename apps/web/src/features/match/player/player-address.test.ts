import { describe, expect, it } from 'vitest'
import { parsePlayerAddress, playerQuery } from './player-address.ts'

const nothing = { at: undefined, view: undefined, level: undefined }

describe('the address of a moment', () => {
  it('holds the complete view, and is read back as the same', () => {
    const address = { at: 12, view: 'votes', level: 'speeches' } as const
    const query = playerQuery(address)
    expect(query).toBe('?e=12&view=votes&reveal=0')
    expect(parsePlayerAddress(Object.fromEntries(new URLSearchParams(query)))).toEqual(address)
  })

  it('counts seats from 1, as the table does', () => {
    const query = playerQuery({ ...nothing, at: 3, seat: 0 })
    expect(query).toBe('?e=3&seat=1')
    expect(parsePlayerAddress(Object.fromEntries(new URLSearchParams(query))).seat).toBe(0)
  })

  it('names no moment while a match is followed', () => {
    expect(playerQuery({ at: undefined, view: 'table', level: 'everything' })).toBe('?view=table&reveal=2')
    expect(playerQuery({ ...nothing, at: -1 })).toBe('?')
  })

  it.each([
    { e: '-1' },
    { e: '1.5' },
    { e: '9'.repeat(40) },
    { view: 'x' },
    { reveal: '3' },
    { seat: '0' },
    {},
  ])('ignores invalid values: %o', (query) => {
    expect(parsePlayerAddress(query)).toEqual(nothing)
  })

  it('uses the first of several values', () => {
    expect(parsePlayerAddress({ e: ['3', '4'] }).at).toBe(3)
  })
})
