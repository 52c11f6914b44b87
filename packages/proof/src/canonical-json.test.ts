import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

describe('canonical JSON', { timeout: 60_000 }, () => {
  it('is spelled as the example of the standard', () => {
    const value: unknown = JSON.parse(String.raw`{
      "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
      "literals": [null, true, false]
    }`)
    const spelled = String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`
    expect(canonicalJson(value)).toBe(spelled)
  })

  it('orders names by their UTF-16 code units', () => {
    const named = {
      '\u20ac': 'Euro Sign',
      '\r': 'Carriage Return',
      '\ufb33': 'Hebrew Letter Dalet With Dagesh',
      1: 'One',
      '\ud83d\ude00': 'Emoji: Grinning Face',
      '\u0080': 'Control',
      '\u00f6': 'Latin Small Letter O With Diaeresis',
    }
    const names = Object.keys(JSON.parse(canonicalJson({ nested: named })).nested)
    expect(
      canonicalJson(named)
        .match(/"[^"]+"(?=:)/g)
        ?.map((name) => JSON.parse(name)),
    ).toEqual(['\r', '1', '\u0080', '\u00f6', '\u20ac', '\ud83d\ude00', '\ufb33'])
    expect(names).toHaveLength(7)
  })

  it.each([
    ['0000000000000000', '0'],
    ['8000000000000000', '0'],
    ['0000000000000001', '5e-324'],
    ['8000000000000001', '-5e-324'],
    ['7fefffffffffffff', '1.7976931348623157e+308'],
    ['ffefffffffffffff', '-1.7976931348623157e+308'],
    ['4340000000000000', '9007199254740992'],
    ['c340000000000000', '-9007199254740992'],
    ['4430000000000000', '295147905179352830000'],
    ['44b52d02c7e14af5', '9.999999999999997e+22'],
    ['44b52d02c7e14af6', '1e+23'],
    ['44b52d02c7e14af7', '1.0000000000000001e+23'],
    ['444b1ae4d6e2ef4e', '999999999999999700000'],
    ['444b1ae4d6e2ef4f', '999999999999999900000'],
    ['444b1ae4d6e2ef50', '1e+21'],
    ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
    ['3eb0c6f7a0b5ed8d', '0.000001'],
    ['41b3de4355555553', '333333333.3333332'],
    ['41b3de4355555554', '333333333.33333325'],
    ['41b3de4355555555', '333333333.3333333'],
    ['41b3de4355555556', '333333333.3333334'],
    ['41b3de4355555557', '333333333.33333343'],
    ['becbf647612f3696', '-0.0000033333333333333333'],
    ['43143ff3c1cb0959', '1424953923781206.2'],
  ])('spells the number with the bits %s as %s', (bits, spelled) => {
    expect(canonicalJson(Buffer.from(bits, 'hex').readDoubleBE())).toBe(spelled)
  })

  it('escapes only the characters that need it, in the short form if there is one', () => {
    const text = '\u0000\u0007\b\t\n\u000b\f\r\u001f"\\/\u007f\u0080\u2028é€𝄞'
    const spelled = String.raw`"\u0000\u0007\b\t\n\u000b\f\r\u001f\"\\/${'\u007f\u0080\u2028é€𝄞'}"`
    expect(canonicalJson(text)).toBe(spelled)
  })

  it('keeps text as it is composed', () => {
    expect(canonicalJson('e\u0301')).not.toBe(canonicalJson('\u00e9'))
  })

  it('leaves out members that are undefined', () => {
    expect(canonicalJson({ b: undefined, a: { c: undefined } })).toBe('{"a":{}}')
  })

  it.each([
    ['not a number', NaN],
    ['infinity', -Infinity],
    ['half a character', 'a\ud800'],
    ['half a character in a name', { '\udc00': 1 }],
    ['a hole in a list', [undefined]],
    ['a function', () => 1],
    ['a big integer', 1n],
    ['nothing', undefined],
  ])('has no spelling for %s', (_, value) => {
    expect(() => canonicalJson(value)).toThrow(RangeError)
  })

  it('is the same for any order of names, and reads back as the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        const spelled = canonicalJson(value)
        expect(canonicalJson(reversed(value))).toBe(spelled)
        expect(canonicalJson(JSON.parse(spelled))).toBe(spelled)
      }),
    )
  })
})

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, reversed(member)]),
  )
}
