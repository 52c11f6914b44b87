import { byteReader } from './byte-reader.ts'
import type { ByteReader } from './byte-reader.ts'
import { moveBetween } from './move-between.ts'
import type { Place } from './move-between.ts'

/** How far every point of a glyph moves, and behind them the four that say how wide it is. */
export type Variation = (glyph: number, points: readonly Place[], ends: readonly number[]) => readonly Place[]

const [embeddedPeak, hasRegion, hasOwnPoints] = [0x8000, 0x4000, 0x2000]

/** Reads how the outlines differ at this place of the axes. */
export function readVariations(gvar: Buffer, place: readonly number[]): Variation {
  const head = byteReader(gvar, 4)
  const [axes, sharedCount, sharedAt, , flags, dataAt] = [
    ...[head.word(), head.word(), head.long(), head.word(), head.word(), head.long()],
  ] as const
  const shared = byteReader(gvar, sharedAt)
  const peaks = Array.from({ length: sharedCount ?? 0 }, () => tuple(shared, axes ?? 0))
  const offset = (glyph: number) =>
    (flags ?? 0) & 1 ? gvar.readUInt32BE(20 + 4 * glyph) : 2 * gvar.readUInt16BE(20 + 2 * glyph)
  return (glyph, points, ends) => {
    const moved = Array.from({ length: points.length + 4 }, () => ({ x: 0, y: 0 }))
    const [start, end] = [offset(glyph), offset(glyph + 1)]
    if (start === end) return moved
    const data = gvar.subarray((dataAt ?? 0) + start, (dataAt ?? 0) + end)
    for (const { weight, touched, xs, ys } of changes(data, { place, peaks, count: moved.length })) {
      const found = { x: spread(moved.length, touched, xs), y: spread(moved.length, touched, ys) }
      const whole = touched ? moveBetween(points, ends, found) : found
      for (const [at, sum] of moved.entries()) {
        sum.x += weight * (whole.x[at] ?? 0)
        sum.y += weight * (whole.y[at] ?? 0)
      }
    }
    return moved
  }
}

/** What is known of each point; undefined for those that nothing is said of. */
function spread(count: number, touched: readonly number[] | undefined, values: readonly number[]) {
  if (!touched) return values
  const all: (number | undefined)[] = Array.from({ length: count }, () => undefined)
  for (const [at, point] of touched.entries()) all[point] = values[at] ?? 0
  return all
}

interface Glyph {
  readonly place: readonly number[]
  readonly peaks: readonly (readonly number[])[]
  readonly count: number
}

function* changes(data: Buffer, { place, peaks, count }: Glyph) {
  const head = byteReader(data)
  const counted = head.word()
  const body = byteReader(data, head.word())
  const common = (counted & 0x8000) !== 0 ? pointNumbers(body) : undefined
  let at = body.position()
  for (let left = counted & 0x0fff; left > 0; left--) {
    const [size, index] = [head.word(), head.word()]
    const peak = index & embeddedPeak ? tuple(head, place.length) : (peaks[index & 0x0fff] ?? [])
    const region =
      index & hasRegion ? { from: tuple(head, place.length), to: tuple(head, place.length) } : undefined
    const own = byteReader(data, at)
    at += size
    const weight = place.reduce(
      (product, value, axis) =>
        product * weightOf(value, peak[axis] ?? 0, region && [region.from[axis] ?? 0, region.to[axis] ?? 0]),
      1,
    )
    if (weight === 0) continue
    const touched = index & hasOwnPoints ? pointNumbers(own) : common
    const length = touched?.length ?? count
    yield { weight, touched, xs: deltas(own, length), ys: deltas(own, length) }
  }
}

/** A change is whole at its peak and nothing outside its region, which begins at the default if nothing else is said. */
function weightOf(value: number, peak: number, region: readonly [number, number] | undefined): number {
  if (peak === 0 || value === peak) return 1
  const [from, to] = region ?? [Math.min(peak, 0), Math.max(peak, 0)]
  if (value <= from || value >= to) return 0
  return value < peak ? (value - from) / (peak - from) : (to - value) / (to - peak)
}

function tuple(source: ByteReader, axes: number): readonly number[] {
  return Array.from({ length: axes }, () => source.signed() / 16384)
}

/** Undefined: all of them. */
function pointNumbers(source: ByteReader): readonly number[] | undefined {
  const first = source.byte()
  const count = first < 128 ? first : ((first & 127) << 8) + source.byte()
  if (count === 0) return undefined
  const numbers: number[] = []
  for (let point = 0; numbers.length < count;) {
    const control = source.byte()
    for (let left = (control & 127) + 1; left > 0; left--) {
      point += control & 128 ? source.word() : source.byte()
      numbers.push(point)
    }
  }
  return numbers
}

function deltas(source: ByteReader, count: number): readonly number[] {
  const values: number[] = []
  while (values.length < count) {
    const control = source.byte()
    for (let left = (control & 63) + 1; left > 0; left--)
      values.push(control & 128 ? 0 : control & 64 ? source.signed() : (source.byte() << 24) >> 24)
  }
  return values
}
