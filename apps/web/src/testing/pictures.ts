import { crc32, createDeflate } from 'node:zlib'
import sharp from 'sharp'

const word = (number: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(number)
  return bytes
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  return Buffer.concat([word(data.length), named, word(crc32(named))])
}

/** Compressed zeros that never exist in memory all at once. */
async function packedZeros(length: number): Promise<Buffer> {
  const packing = createDeflate({ level: 9 })
  const packed = packing.toArray()
  const piece = Buffer.alloc(1024 * 1024)
  for (let left = length; left > 0; left -= piece.length)
    if (!packing.write(piece.subarray(0, left)))
      await new Promise((resolve) => packing.once('drain', resolve))
  packing.end()
  return Buffer.concat(await packed)
}

interface Png {
  readonly width: number
  readonly height: number
  /** The number of frames that an APNG declares, and the number that it has. */
  readonly saysFrames?: number
  readonly hasFrames?: number
}

/** A whole and valid PNG in black, with one bit for each pixel. */
export async function blackPng({ width, height, saysFrames, hasFrames = 0 }: Png): Promise<Buffer> {
  const header = Buffer.concat([word(width), word(height), Buffer.from([1, 0, 0, 0, 0])])
  const pixels = await packedZeros((1 + Math.ceil(width / 8)) * height)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...(saysFrames === undefined ? [] : [chunk('acTL', Buffer.concat([word(saysFrames), word(0)]))]),
    ...Array.from({ length: hasFrames }, (_, at) =>
      chunk('fcTL', Buffer.concat([word(at), Buffer.alloc(22)])),
    ),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

interface Gif {
  readonly screen: readonly [width: number, height: number]
  readonly frame?: readonly [width: number, height: number]
  readonly frames: number
}

/** A GIF of two colours. Each of its frames claims to be as large as `frame`, and has almost no content. */
export function plainGif({ screen, frame = screen, frames }: Gif): Buffer {
  const head = Buffer.concat([
    Buffer.from('GIF89a'),
    sides(screen),
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
  ])
  const pause = Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0])
  const image = Buffer.concat([
    Buffer.from([0x2c, 0, 0, 0, 0]),
    sides(frame),
    Buffer.from([0, 2, 1, 0x2c, 0]),
  ])
  return Buffer.concat([
    head,
    ...Array.from({ length: frames }, () => [pause, image]).flat(),
    Buffer.from([0x3b]),
  ])
}

function sides([width, height]: readonly [number, number]): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt16LE(width, 0)
  bytes.writeUInt16LE(height, 2)
  return bytes
}

/** Stands in for a photo: the tests depend on its format only. */
export const plain = (width = 640, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } })

/** A moving WebP or GIF of so many frames, no two of them alike. */
export function moving(frames: number, side: number) {
  const frame = side * side * 3
  const pixels = Buffer.alloc(frames * frame)
  for (let at = 0; at < frames; at++) pixels.fill(at, at * frame, (at + 1) * frame)
  return sharp(pixels, { raw: { width: side, height: side * frames, channels: 3, pageHeight: side } })
}
