import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

const deflate = promisify(deflateRaw)

const windowBytes = 32 * 1024
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty block that says it is the last one. */
const lastBlock = Buffer.from([3, 0])

/**
 * Compresses once what is the same in many answers, which differ in what stands between the parts: the same text of
 * `gapBytes` in every gap. It goes in uncompressed, as a block of its own. Each part may point back to what was said
 * before, but never into a gap, which stands there as what no text contains.
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

/** A block that is not the last one, of bytes as they are; whatever came before it must end at a byte. */
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
    // Of nothing it makes zero, whatever there was before.
    if (text.length > 0) sum = crc32(text, sum)
    length += text.length
  }
  end.writeUInt32LE(sum, 0)
  end.writeUInt32LE(length, 4)
  return end
}
