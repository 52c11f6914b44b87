import { brotliDecompressSync } from 'node:zlib'
import { byteReader } from './byte-reader.ts'
import { placeOnAxes } from './place-on-axes.ts'
import { plainOutlines } from './plain-outlines.ts'
import { readVariations } from './variations.ts'
import type { Variation } from './variations.ts'

/** Tables in the order of their numbers in the format; those that no font here has are left out. */
const known: Readonly<Record<number, string>> = {
  ...{ 0: 'cmap', 1: 'head', 2: 'hhea', 3: 'hmtx', 4: 'maxp', 5: 'name', 6: 'OS/2', 7: 'post' },
  ...{ 10: 'glyf', 11: 'loca', 26: 'GDEF', 27: 'GPOS', 28: 'GSUB', 39: 'avar', 47: 'fvar', 48: 'gvar' },
}
const headLength = 48

/**
 * The font in a WOFF2 file as TrueType, held at one place of its axes: what can be drawn with where nothing reads WOFF2
 * or fonts that vary. Without hints, which small screens need and pictures do not.
 */
export function readWoff2(file: Buffer, axes: Readonly<Record<string, number>> = {}): Buffer {
  const source = byteReader(file, 12)
  const count = source.word()
  const directory = byteReader(file, headLength)
  const entries = Array.from({ length: count }, () => {
    const flags = directory.byte()
    const number = flags & 63
    const tag = number === 63 ? directory.bytes(4).toString('latin1') : known[number]
    const length = directory.base128()
    const isOutline = number === 10 || number === 11
    const isChanged = isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0
    return { tag, isChanged, length: isChanged ? directory.base128() : length }
  })
  const content = byteReader(brotliDecompressSync(file.subarray(directory.position())))
  const tables = new Map<string, Buffer>()
  for (const { tag, isChanged, length } of entries) {
    const table = content.bytes(length)
    if (isChanged && tag !== 'glyf' && tag !== 'loca') throw new Error(`a table ${tag} in another form`)
    if (tag !== undefined) tables.set(tag, table)
  }
  return written(heldAt(axes, tables))
}

type Tables = ReadonlyMap<string, Buffer>

function heldAt(axes: Readonly<Record<string, number>>, tables: Tables): Tables {
  const { glyf: outlines, head, hhea, hmtx, fvar, avar, gvar, ...rest } = Object.fromEntries(tables)
  if (!outlines || !head || !hhea || !hmtx) throw new Error('a font without outlines')
  const variation = gvar ? readVariations(gvar, placeOnAxes({ fvar, avar }, axes)) : still
  const { glyf, loca, wider } = plainOutlines(outlines, variation)
  const longOffsets = Buffer.from(head)
  longOffsets.writeInt16BE(1, 50)
  const widths = Buffer.from(hhea)
  widths.writeUInt16BE(wider.length, 34)
  const changed = { glyf, loca, head: longOffsets, hhea: widths, hmtx: widened(hmtx, hhea, wider) }
  return new Map(Object.entries({ ...rest, ...changed }))
}

const still: Variation = (_, points) => Array.from({ length: points.length + 4 }, () => ({ x: 0, y: 0 }))

/** How wide each glyph is, and how far its left edge is in. The last of the widths goes for all that have none. */
function widened(hmtx: Buffer, hhea: Buffer, wider: readonly number[]): Buffer {
  const full = hhea.readUInt16BE(34)
  const bytes = Buffer.alloc(4 * wider.length)
  for (const [glyph, more] of wider.entries()) {
    const edge = glyph < full ? 4 * glyph + 2 : 4 * full + 2 * (glyph - full)
    bytes.writeUInt16BE(Math.max(0, hmtx.readUInt16BE(4 * Math.min(glyph, full - 1)) + more), 4 * glyph)
    bytes.writeInt16BE(hmtx.readInt16BE(edge), 4 * glyph + 2)
  }
  return bytes
}

/** A directory, and every table from a place that four divides. Nothing here reads the sums that could be in it. */
function written(tables: ReadonlyMap<string, Buffer>): Buffer {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const directory = Buffer.alloc(12 + 16 * sorted.length)
  directory.writeUInt32BE(0x00010000, 0)
  directory.writeUInt16BE(sorted.length, 4)
  const parts: Buffer[] = [directory]
  let end = directory.length
  for (const [place, [tag, table]] of sorted.entries()) {
    const at = 12 + 16 * place
    directory.write(tag, at, 'latin1')
    directory.writeUInt32BE(end, at + 8)
    directory.writeUInt32BE(table.length, at + 12)
    const padding = Buffer.alloc(-table.length & 3)
    parts.push(table, padding)
    end += table.length + padding.length
  }
  return Buffer.concat(parts)
}
