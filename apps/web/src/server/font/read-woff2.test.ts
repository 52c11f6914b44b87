import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readWoff2 } from './read-woff2.ts'

const file = path.join('node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2')
const font = readWoff2(readFileSync(file), { wght: 380, opsz: 144 })
const table = (tag: string, of = font) => {
  const count = of.readUInt16BE(4)
  const at = Array.from({ length: count }, (_, place) => 12 + 16 * place).find(
    (place) => of.toString('latin1', place, place + 4) === tag,
  )
  if (at === undefined) return undefined
  const start = of.readUInt32BE(at + 8)
  return of.subarray(start, start + of.readUInt32BE(at + 12))
}
const must = (tag: string) => table(tag) ?? Buffer.alloc(0)

it('a font of the product is TrueType that does not vary', () => {
  expect(font.readUInt32BE(0)).toBe(0x00010000)
  expect(['fvar', 'gvar', 'avar'].map((tag) => table(tag))).toEqual([undefined, undefined, undefined])
  expect(must('head').readUInt32BE(12)).toBe(0x5f0f3cf5)
})

it('every glyph of it ends where the next begins', () => {
  const [glyf, loca] = [must('glyf'), must('loca')]
  const glyphs = must('maxp').readUInt16BE(4)
  expect(loca).toHaveLength(4 * (glyphs + 1))
  expect(loca.readUInt32BE(4 * glyphs)).toBe(glyf.length)
})

it('it is as heavy and as wide as it is asked for', () => {
  const black = readWoff2(readFileSync(file), { wght: 900, opsz: 144 })
  const widths = (of: Buffer) => {
    const hmtx = table('hmtx', of) ?? Buffer.alloc(0)
    return Array.from({ length: hmtx.length / 4 }, (_, glyph) => hmtx.readUInt16BE(4 * glyph))
  }
  const [light, heavy] = [widths(font), widths(black)]
  expect(light.filter((width, glyph) => width < (heavy[glyph] ?? 0)).length).toBeGreaterThan(light.length / 2)
})
