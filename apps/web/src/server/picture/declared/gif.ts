import { around, nameAt } from './declared.ts'
import type { Declared, Extent } from './declared.ts'

const screenEnd = 13
const [extension, image] = [0x21, 0x2c]
const imageHead = 10

/** A GIF with its frames, each of which may reach beyond the screen that the file begins with. */
export function declaredGif(bytes: Buffer): Declared | undefined {
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
