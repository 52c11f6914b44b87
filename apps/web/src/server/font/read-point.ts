import type { ByteReader } from './byte-reader.ts'

export interface Point {
  readonly dx: number
  readonly dy: number
  readonly isOnCurve: boolean
}

/** How far the next point is from the one before: the flag says how many bytes follow and what they mean. */
export function readPoint(flags: ByteReader, glyphs: ByteReader): Point {
  const byte = flags.byte()
  const flag = byte & 127
  const far = distance(flag, glyphs)
  const signed = (bits: number, value: number) => ((bits & 1) === 1 ? value : -value)
  // Along one axis alone there is one sign.
  return flag < 20
    ? { dx: signed(flag, far.x), dy: signed(flag, far.y), isOnCurve: byte < 128 }
    : { dx: signed(flag, far.x), dy: signed(flag >> 1, far.y), isOnCurve: byte < 128 }
}

function distance(flag: number, { byte, word }: ByteReader): { readonly x: number; readonly y: number } {
  if (flag < 10) return { x: 0, y: ((flag & 14) << 7) + byte() }
  if (flag < 20) return { x: (((flag - 10) & 14) << 7) + byte(), y: 0 }
  if (flag < 84) {
    const [high, low] = [flag - 20, byte()]
    return { x: 1 + (high & 48) + (low >> 4), y: 1 + ((high & 12) << 2) + (low & 15) }
  }
  if (flag < 120) {
    const high = flag - 84
    return { x: 1 + (Math.floor(high / 12) << 8) + byte(), y: 1 + (((high % 12) >> 2) << 8) + byte() }
  }
  if (flag < 124) {
    const [first, second, third] = [byte(), byte(), byte()]
    return { x: (first << 4) + (second >> 4), y: ((second & 15) << 8) + third }
  }
  return { x: word(), y: word() }
}
