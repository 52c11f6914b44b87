const chunkHead = 8
/** The chunks of a frame's picture follow after this many bytes of the frame's head. */
const frameHead = 16

/** A WebP: lossy, lossless, or with a canvas and frames of either kind on it. */
export function declaredWebp(bytes: Buffer): Declared | undefined {
  if (nameAt(bytes, 0) !== 'RIFF' || nameAt(bytes, 8) !== 'WEBP') return undefined
  let extent: Extent = nothing
  let frames = 0
  let at = 12
  while (at + chunkHead <= bytes.length) {
    const name = nameAt(bytes, at)
    const length = bytes.readUInt32LE(at + 4)
    if (name === 'ANMF') frames += 1
    extent = around(extent, extentOf(name, bytes, at + chunkHead))
    // A chunk of odd length has a padding byte after it. A frame is entered, to read the picture in it.
    at += chunkHead + (name === 'ANMF' ? frameHead : length + (length % 2))
  }
  return { kind: 'webp', ...extent, frames: Math.max(1, frames) }
}

function extentOf(name: string, bytes: Buffer, at: number): Extent {
  if (at + 12 > bytes.length) return nothing
  if (name === 'VP8X')
    return { width: 1 + bytes.readUIntLE(at + 4, 3), height: 1 + bytes.readUIntLE(at + 7, 3) }
  if (name === 'ANMF')
    return { width: 1 + bytes.readUIntLE(at + 6, 3), height: 1 + bytes.readUIntLE(at + 9, 3) }
  if (name === 'VP8 ')
    return { width: bytes.readUInt16LE(at + 6) & 0x3fff, height: bytes.readUInt16LE(at + 8) & 0x3fff }
  if (name !== 'VP8L') return nothing
  const sides = bytes.readUInt32LE(at + 1)
  return { width: 1 + (sides & 0x3fff), height: 1 + ((sides >>> 14) & 0x3fff) }
}

const pictureKinds = ['png', 'jpeg', 'gif', 'webp'] as const

/** The facts in a picture's first bytes and in the heads of its parts. Nothing is decompressed for them. */
export interface Declared {
  readonly kind: (typeof pictureKinds)[number]
  /** In pixels: the largest that any part of it claims. */
  readonly width: number
  readonly height: number
  /** How many pictures there are in a moving one; 1 in any other. */
  readonly frames: number
}

export type Extent = Pick<Declared, 'width' | 'height'>

/** The smallest extent that holds both. */
export const around = (one: Extent, other: Extent): Extent => ({
  width: Math.max(one.width, other.width),
  height: Math.max(one.height, other.height),
})

export const nothing: Extent = { width: 0, height: 0 }

/** Bytes as text of one byte a character, because formats name their parts in that way. */
export const nameAt = (bytes: Buffer, at: number, length = 4) => bytes.toString('latin1', at, at + length)
