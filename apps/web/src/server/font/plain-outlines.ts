import { byteReader } from './byte-reader.ts'
import type { ByteReader } from './byte-reader.ts'
import type { Place } from './move-between.ts'
import { readPoint } from './read-point.ts'
import type { Variation } from './variations.ts'

interface Outlines {
  readonly glyf: Buffer
  /** How much wider each glyph has become. */
  readonly wider: readonly number[]
  /** Where each glyph begins, and where the last ends. */
  readonly loca: Buffer
}

interface Streams {
  readonly contours: ByteReader
  readonly points: ByteReader
  readonly flags: ByteReader
  readonly glyphs: ByteReader
  readonly composites: ByteReader
  readonly boxes: ByteReader
}

/** The outlines of a WOFF2 file, which keeps them sorted by kind of number, as they stand in a TrueType font. */
export function plainOutlines(table: Buffer, variation: Variation): Outlines {
  const head = byteReader(table, 4)
  const count = head.word()
  head.word()
  const [contours = 0, points = 0, flags = 0, glyphs = 0, composites = 0, boxes = 0] = Array.from(
    { length: 7 },
    head.long,
  )
  let at = head.position()
  const stream = (length: number) => byteReader(table.subarray(at, (at += length)))
  const streams: Streams = {
    contours: stream(contours),
    points: stream(points),
    flags: stream(flags),
    glyphs: stream(glyphs),
    composites: stream(composites),
    boxes: stream(boxes),
  }
  const hasBox = streams.boxes.bytes(4 * Math.ceil(count / 32))
  const loca = Buffer.alloc(4 * (count + 1))
  const found: Buffer[] = []
  const wider: number[] = []
  let end = 0
  for (let glyph = 0; glyph < count; glyph++) {
    const isBoxed = ((hasBox[glyph >> 3] ?? 0) & (128 >> (glyph & 7))) !== 0
    const { outline, widening } = outlineOf(streams, isBoxed, (points, ends) =>
      variation(glyph, points, ends),
    )
    wider.push(widening)
    found.push(outline, Buffer.alloc(-outline.length & 3))
    end += outline.length + (-outline.length & 3)
    loca.writeUInt32BE(end, 4 * (glyph + 1))
  }
  return { glyf: Buffer.concat(found), loca, wider }
}

interface Outline {
  readonly outline: Buffer
  readonly widening: number
}

type Vary = (points: readonly Place[], ends: readonly number[]) => readonly Place[]

function outlineOf(streams: Streams, isBoxed: boolean, vary: Vary): Outline {
  const contours = streams.contours.signed()
  if (contours === 0) return { outline: Buffer.alloc(0), widening: wideningOf(vary([], []), 0) }
  return contours < 0 ? composite(streams, vary) : simple(streams, { contours, isBoxed }, vary)
}

/** The first two of the four points behind a glyph are where it begins and ends. */
function wideningOf(moves: readonly Place[], points: number): number {
  return Math.round((moves[points + 1]?.x ?? 0) - (moves[points]?.x ?? 0))
}

interface Simple {
  readonly contours: number
  readonly isBoxed: boolean
}

function simple(
  { points, flags, glyphs, boxes }: Streams,
  { contours, isBoxed }: Simple,
  vary: Vary,
): Outline {
  let total = 0
  const ends = Array.from({ length: contours }, () => (total += points.short()) - 1)
  const drawn = Array.from({ length: total }, () => readPoint(flags, glyphs))
  // Hints, which stand in a stream of their own.
  glyphs.short()
  if (isBoxed) boxes.bytes(8)
  const [beforeX, beforeY] = [sums(drawn.map(({ dx }) => dx)), sums(drawn.map(({ dy }) => dy))]
  const moves = vary(
    beforeX.map((x, at) => ({ x, y: beforeY[at] ?? 0 })),
    ends,
  )
  const xs = beforeX.map((x, at) => Math.round(x + (moves[at]?.x ?? 0)))
  const ys = beforeY.map((y, at) => Math.round(y + (moves[at]?.y ?? 0)))
  const outline = Buffer.concat([
    words([contours, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), ...ends, 0]),
    Buffer.from(drawn.map(({ isOnCurve }) => (isOnCurve ? 1 : 0))),
    words(steps(xs)),
    words(steps(ys)),
  ])
  return { outline, widening: wideningOf(moves, total) }
}

function sums(values: readonly number[]): number[] {
  let sum = 0
  return values.map((value) => (sum += value))
}

const steps = (places: readonly number[]) => places.map((place, at) => place - (places[at - 1] ?? 0))

const [wordArguments, areOffsets, hasScale, goesOn, hasTwoScales, hasMatrix, hasHints] = [
  ...[1, 2, 8, 32, 64, 128, 256],
] as const

/** Its box is the one of the default place: nothing that draws asks for it. */
function composite({ composites, glyphs, boxes }: Streams, vary: Vary): Outline {
  const box = boxes.bytes(8)
  const parts: { flags: number; glyph: number; x: number; y: number; scale: Buffer }[] = []
  for (let flags: number = goesOn; (flags & goesOn) !== 0;) {
    flags = composites.word()
    const glyph = composites.word()
    const one = () => (flags & wordArguments ? composites.signed() : (composites.byte() << 24) >> 24)
    const [x, y] = [one(), one()]
    const scale = composites.bytes(
      flags & hasScale ? 2 : flags & hasTwoScales ? 4 : flags & hasMatrix ? 8 : 0,
    )
    if ((flags & areOffsets) === 0) throw new Error('a part of a glyph that hangs on a point')
    if ((flags & hasHints) !== 0 && (flags & goesOn) === 0) glyphs.short()
    parts.push({ flags, glyph, x, y, scale })
  }
  const moves = vary(parts, [])
  const outline = Buffer.concat([
    words([-1]),
    box,
    ...parts.flatMap(({ flags, glyph, x, y, scale }, at) => [
      words([(flags & ~hasHints) | wordArguments, glyph]),
      words([Math.round(x + (moves[at]?.x ?? 0)), Math.round(y + (moves[at]?.y ?? 0))]),
      scale,
    ]),
  ])
  return { outline, widening: wideningOf(moves, parts.length) }
}

function words(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length)
  for (const [place, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, 2 * place)
  return bytes
}
