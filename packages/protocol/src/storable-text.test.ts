import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isStorable, unstorableIn } from './storable-text.ts'

describe('text', () => {
  it.each(['', 'a', '卧底', 'a🙂b', '\ufffd', 'a\nb', '\u202e'])('%j can be stored', (text) => {
    expect(isStorable(text)).toBe(true)
  })

  it.each(['\0', 'a\0b', '\ud83d', 'a\udc00', '\udc00\ud83d'])('%j cannot', (text) => {
    expect(isStorable(text)).toBe(false)
  })

  it('can be stored if and only if UTF-8 returns it unchanged and it holds no NUL', () => {
    const anything = fc.string({
      unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    })
    // A decoder that drops a byte order mark at the beginning would return another text.
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
    const property = fc.property(anything, (text) => {
      const isWhole = decoder.decode(new TextEncoder().encode(text)) === text
      expect(isStorable(`x${text}`)).toBe(isWhole && !text.includes('\0'))
    })
    fc.assert(property, { numRuns: 1000, examples: [['\ufeff']] })
  })
})

describe('a value', () => {
  it.each([
    ['a text', '\0', ['']],
    ['a field', { name: 'a', note: '\ud800' }, ['note']],
    ['an item deep inside', { a: [{ b: 'x' }, { b: ['\0'] }] }, ['a.1.b.0']],
    ['a name', { a: { 'b\0c': 1 } }, ['a.b\ufffdc']],
    ['nothing', { a: [1, null, true, 'ok', { b: '卧底' }] }, []],
  ])('is refused for %s', (_, value, places) => {
    expect(unstorableIn(value)).toEqual(places)
  })

  it('may be nested to any depth', () => {
    let value: unknown = '\0'
    for (let depth = 0; depth < 100_000; depth++) value = [value]
    expect(unstorableIn(value)).toHaveLength(1)
  })
})
