import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLines } from './check-file.ts'

async function* pieces(bytes: Uint8Array, size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

async function lines(text: string, size = 64): Promise<string[]> {
  const read: string[] = []
  for await (const line of readLines(pieces(new TextEncoder().encode(text), size))) read.push(line)
  return read
}

describe('lines', () => {
  it('are the same however the file is divided into chunks', async () => {
    const text = fc.array(fc.string({ unit: 'binary' })).map((parts) => parts.join('\n'))
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 1, max: 20 }), async (whole, size) => {
        const wellFormed = new TextDecoder().decode(new TextEncoder().encode(whole))
        const expected = wellFormed.split('\n')
        if (expected.at(-1) === '') expected.pop()
        expect(await lines(whole, size)).toEqual(expected)
      }),
    )
  })

  it('do not begin with a byte order mark', async () => {
    expect(await lines('\ufeff{}\n')).toEqual(['{}'])
  })

  it('without end are cut, and the next line is whole', async () => {
    const [cut = '', next] = await lines(`${'x'.repeat(20_000_000)}\nnext`, 1_000_000)
    expect(cut.length).toBeGreaterThan(8_000_000)
    expect(cut.length).toBeLessThan(11_000_000)
    expect(next).toBe('next')
  })
})
