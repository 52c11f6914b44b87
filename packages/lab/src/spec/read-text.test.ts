import { mostLevels } from '@wis/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readText } from './read-text.ts'

const nests: Readonly<Record<string, (levels: number) => string>> = {
  'maps in JSON': (levels) => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels),
  'maps that never end': (levels) => '{"a":'.repeat(levels),
  'lists in JSON': (levels) => '['.repeat(levels) + ']'.repeat(levels),
  'lists that never end': (levels) => '['.repeat(levels),
  'lists in lists of lines': (levels) => '- '.repeat(levels) + 'x',
  'keys in keys': (levels) => '? '.repeat(levels) + 'x',
  'keys in keys of JSON': (levels) => '{? '.repeat(levels),
  'lists as keys': (levels) => '['.repeat(levels) + 'a' + ']: 1'.repeat(levels),
  indentation: (levels) => Array.from({ length: levels }, (_, at) => `${' '.repeat(at)}a:`).join('\n'),
  anchors: (levels) => '&a ['.repeat(levels),
  tags: (levels) => '!!map {a: '.repeat(levels),
  'quotes with brackets between': (levels) => `["]",`.repeat(levels),
  'lists of lines and indentation': (levels) =>
    Array.from({ length: levels }, (_, at) => `${' '.repeat(2 * at)}- a:`).join('\n'),
}
/** As many as the limits of length and parts leave room for. */
const most: Readonly<Record<string, number>> = { indentation: 600, 'lists of lines and indentation': 400 }

describe('YAML of a stranger', () => {
  it.each(Object.entries(nests))('is refused unread if it is nested too deeply by %s', (name, nest) => {
    for (const levels of [mostLevels + 1, 600, 1_300, 1_600])
      expect(readText(nest(Math.min(levels, most[name] ?? levels)))).toMatchObject({
        fault: { code: 'too-deep', values: { most: String(mostLevels) } },
      })
  })

  it.each(Object.entries(nests))('has a reason or a value for few levels of %s', (_, nest) => {
    const read = readText(nest(20))
    expect(read.ok || read.fault.code).not.toBe('too-deep')
  })

  it('may quote brackets, and hold them in a text of many lines', () => {
    const text = `prompt: |\n${'  [[[[{{{{ - - - ? ? ?\n'.repeat(100)}other: "${'['.repeat(500)}"`
    expect(readText(text)).toMatchObject({ ok: true })
  })

  it('may have no key but a text', () => {
    expect(readText('? [a, b]\n: 1')).toMatchObject({ fault: { code: 'not-readable' } })
    expect(readText('1: a\ntrue: b')).toEqual({ ok: true, value: { 1: 'a', true: 'b' } })
  })

  it('is one document', () => {
    expect(readText('a: 1\n---\nb: 2')).toMatchObject({
      fault: { code: 'not-readable', values: { line: '2' } },
    })
  })

  it('is never deeper than twice the limit, whatever marks it is made of', () => {
    const marks = [
      '[',
      ']',
      '{',
      '}',
      ': ',
      ', ',
      '- ',
      '? ',
      '"',
      "'",
      '\n',
      '\n ',
      '\n  ',
      'a',
      '&a ',
      '!t ',
      '|\n',
      '#',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...marks), { maxLength: 400 }), (parts) => {
        const read = readText(parts.join(''))
        if (read.ok) expect(depthOf(read.value)).toBeLessThanOrEqual(2 * mostLevels)
      }),
    )
  })
})

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0
