import { around, declaredWebp, nameAt, nothing } from './declared/declared.ts'
import type { Declared, Extent } from './declared/declared.ts'
import { pictureLimits } from './picture-limits.ts'

/** Why a picture is refused before it is decoded. */
export type PictureFault =
  | { readonly reason: 'kind' | 'bytes' | 'frames' }
  | { readonly reason: 'side' | 'ratio'; readonly width: number; readonly height: number }

/** The fault that keeps a picture from being decoded, judged by its own declarations; undefined if there is none. */
export function pictureFault(bytes: Uint8Array): PictureFault | undefined {
  const { mostBytes, leastSide, mostSide, mostRatio, mostFrames } = pictureLimits
  if (bytes.length > mostBytes) return { reason: 'bytes' }
  const declared = declaredBy(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  if (!declared) return { reason: 'kind' }
  const { width, height, frames } = declared
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  if (short < leastSide || long > mostSide) return { reason: 'side', width, height }
  if (long > short * mostRatio) return { reason: 'ratio', width, height }
  return frames > mostFrames ? { reason: 'frames' } : undefined
}

/** The type by its first bytes, whatever its sender calls it. */
const declaredBy = (bytes: Buffer): Declared | undefined =>
  declaredPng(bytes) ?? declaredJpeg(bytes) ?? declaredGif(bytes) ?? declaredWebp(bytes)

/** Start of scan: from here on there are pixels. */
const scan = 0xda
/** Markers that stand alone, without a length after them. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
/** Start of frame. Three of these numbers mean something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** A JPEG, judged by the heads of all parts before its pixels. */
function declaredJpeg(bytes: Buffer): Declared | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8 || bytes[2] !== 0xff) return undefined
  let extent: Extent = nothing
  let at = 2
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1)
    if (marker === scan) break
    if (isFrame(marker))
      extent = around(extent, { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) })
    // 0xff before a marker is only padding.
    at += marker === 0xff ? 1 : isAlone(marker) ? 2 : 2 + bytes.readUInt16BE(at + 2)
  }
  return { kind: 'jpeg', ...extent, frames: 1 }
}

const signature = '\x89PNG\r\n\x1a\n'
/** A length, a name, and a checksum after the content. */
const chunkHead = 8
const chunkTail = 4

/**
 * A PNG, or an APNG with its frames. Both the declared number and the actual number of frames are counted, and the
 * higher one is used.
 */
function declaredPng(bytes: Buffer): Declared | undefined {
  if (nameAt(bytes, 0, 8) !== signature || nameAt(bytes, 12) !== 'IHDR' || bytes.length < 24) return undefined
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  let [said, found] = [1, 0]
  let at = signature.length
  while (at + chunkHead + 4 <= bytes.length) {
    const name = nameAt(bytes, at + 4)
    if (name === 'acTL') said = Math.max(said, bytes.readUInt32BE(at + chunkHead))
    if (name === 'fcTL') found += 1
    at += chunkHead + bytes.readUInt32BE(at) + chunkTail
  }
  return { kind: 'png', width, height, frames: Math.max(said, found) }
}

const screenEnd = 13
const [extension, image] = [0x21, 0x2c]
const imageHead = 10

/** A GIF with its frames, each of which may reach beyond the screen that the file begins with. */
function declaredGif(bytes: Buffer): Declared | undefined {
  if (!/^GIF8[79]a$/.test(nameAt(bytes, 0, 6)) || bytes.length < screenEnd) return undefined
  let extent: Extent = { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
  let frames = 0
  let at = screenEnd + coloursAfter(bytes.readUInt8(10))
  while (at + imageHead <= bytes.length) {
    const block = bytes[at]
    if (block === extension) at = afterParts(bytes, at + 2)
    else if (block === image) {
      frames += 1
      extent = around(extent, reachOf(bytes, at))
      // One byte more: the number of bits of the first code.
      at = afterParts(bytes, at + imageHead + coloursAfter(bytes.readUInt8(at + 9)) + 1)
    } else break
  }
  return { kind: 'gif', ...extent, frames: Math.max(1, frames) }
}

/** How many bytes of colours follow, if any. */
const coloursAfter = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0)

const reachOf = (bytes: Buffer, at: number): Extent => ({
  width: bytes.readUInt16LE(at + 1) + bytes.readUInt16LE(at + 5),
  height: bytes.readUInt16LE(at + 3) + bytes.readUInt16LE(at + 7),
})

/** Skips parts that each begin with their length in one byte; one of length 0 is the last. */
function afterParts(bytes: Buffer, start: number): number {
  let at = start
  for (let length = bytes[at]; length; length = bytes[at]) at += 1 + length
  return at + 1
}
