import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from './canonical-json.ts'
import { parseLine } from './read-lines.ts'

describe('a line', { timeout: 60_000 }, () => {
  it('is read with any spacing, order and escapes', () => {
    expect(parseLine(String.raw` {"b" : [1.0, "\u0061:\"{"], "a":null}`)).toEqual({ a: null, b: [1, 'a:"{'] })
  })

  it('may nest as deeply as real data does, and hold any number of brackets in a text', () => {
    const text = `${'['.repeat(99)}"${'[{'.repeat(1000)}"${']'.repeat(99)}`
    expect(canonicalJson(parseLine(text))).toBe(text)
  })

  it('that can be read has a canonical spelling', () => {
    fc.assert(
      fc.property(fc.json({ stringUnit: 'binary' }), (text) => {
        expect(canonicalJson(parseLine(text))).toBe(canonicalJson(JSON.parse(text)))
      }),
    )
  })

  it.each([
    ['broken', '{"a":1'],
    ['empty', ''],
    ['two values', '{} {}'],
    ['a name twice', '{"a":1,"a":1}'],
    ['a name twice, spelled in two ways', String.raw`{"a":1,"\u0061":2}`],
    ['a name twice deep inside', '{"a":[{"b":{"c":1,"c":1}}]}'],
    ['half a character', String.raw`{"a":"\ud800"}`],
    ['half a character in a name', String.raw`{"\udc00":1}`],
    ['a number out of range', '{"a":1e999}'],
    ['nested without end', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['nested more deeply than anybody means', '[{"a":'.repeat(60) + '1' + '}]'.repeat(60)],
    ['a quotation that never ends', `"${'\\"'.repeat(1_000_000)}`],
  ])('is nothing if it is %s', (_, text) => {
    expect(parseLine(text)).toBeUndefined()
  })
})
