import { around, nothing } from './declared.ts'
import type { Declared, Extent } from './declared.ts'

/** Start of scan: from here on there are pixels. */
const scan = 0xda
/** Markers that stand alone, without a length after them. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
/** Start of frame. Three of these numbers mean something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** A JPEG, judged by the heads of all parts before its pixels. */
export function declaredJpeg(bytes: Buffer): Declared | undefined {
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
