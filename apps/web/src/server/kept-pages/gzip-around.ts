import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

const deflate = promisify(deflateRaw)

const windowBytes = 32 * 1024
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty block, marked as the last one. */
const lastBlock = Buffer.from([3, 0])

/**
 * Compresses the common parts of many answers once. The answers differ only in the filling between the parts, which
 * has `gapBytes` bytes in every gap and goes in uncompressed, as a block of its own. A part may refer back to earlier
 * text but never into a gap, because the gap is full of zeros, which no text contains.
 */
export async function gzipAround(
  parts: readonly string[],
  gapBytes: number,
): Promise<(filling: string) => Buffer> {
  const texts = parts.map((part) => Buffer.from(part))
  if (texts.some((text) => text.includes(0))) throw new Error('a text with a zero in it is no text')
  const whole = Buffer.concat(between(texts, Buffer.alloc(gapBytes)))
  let at = 0
  const blocks = await Promise.all(
    texts.map((text) => {
      const dictionary = whole.subarray(Math.max(0, at - windowBytes), at)
      at += text.length + gapBytes
      const known = dictionary.length > 0 ? { dictionary } : {}
      return deflate(text, { ...known, finishFlush: constants.Z_SYNC_FLUSH })
    }),
  )
  return (filling) => {
    const filled = Buffer.from(filling)
    if (filled.length !== gapBytes) throw new Error(`${filled.length} bytes do not fill a gap of ${gapBytes}`)
    const content = between(blocks, stored(filled))
    return Buffer.concat([header, ...content, lastBlock, trailer(between(texts, filled))])
  }
}

function between(parts: readonly Buffer[], filling: Buffer): readonly Buffer[] {
  return parts.flatMap((part, place) => (place === 0 ? [part] : [filling, part]))
}

/** An uncompressed block that is not the last one. The block before it must end on a full byte. */
function stored(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(bytes.length ^ 0xffff, 3)
  return Buffer.concat([head, bytes])
}

function trailer(texts: readonly Buffer[]): Buffer {
  const end = Buffer.alloc(8)
  let [sum, length] = [0, 0]
  for (const text of texts) {
    // For an empty text, crc32 returns zero and ignores the sum so far.
    if (text.length > 0) sum = crc32(text, sum)
    length += text.length
  }
  end.writeUInt32LE(sum, 0)
  end.writeUInt32LE(length, 4)
  return end
}
