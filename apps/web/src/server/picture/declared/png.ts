import { nameAt } from './declared.ts'
import type { Declared } from './declared.ts'

const signature = '\x89PNG\r\n\x1a\n'
/** A length, a name, and a checksum after the content. */
const chunkHead = 8
const chunkTail = 4

/**
 * A PNG, or an APNG with its frames. Both the declared number and the actual number of frames are counted, and the
 * higher one is used.
 */
export function declaredPng(bytes: Buffer): Declared | undefined {
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
