import fs from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { readLines } from '../verify/read-lines.ts'

export interface UnpackLimits {
  /** The longest line, in UTF-16 code units. No row of any table comes near it. */
  readonly longestLine: number
  /** From this many bytes on, the ratio of unpacked to packed size is checked. */
  readonly plainBytes: number
  /** The highest allowed ratio of unpacked to packed size. Rows contain ids, so theirs is about 10. */
  readonly mostTimes: number
}

const mebibyte = 1024 ** 2
const usual: UnpackLimits = { longestLine: 64 * mebibyte, plainBytes: 16 * mebibyte, mostTimes: 200 }

/** A file that was made to fill memory or disk. */
export class Unpackable extends Error {
  override readonly name = 'Unpackable'
}

/** The lines of a packed file. Throws early if the file cannot be a backup, long before it fills memory. */
export async function* unpackedLines(
  file: string,
  limits: UnpackLimits = usual,
): AsyncGenerator<string, void, undefined> {
  const { longestLine } = limits
  for await (const line of readLines(unpacked(file, limits), longestLine)) {
    if (line.length > longestLine) throw new Unpackable('a line in it is longer than any row can be')
    yield line
  }
}

async function* unpacked(
  file: string,
  { longestLine, plainBytes, mostTimes }: UnpackLimits,
): AsyncGenerator<Uint8Array, void, undefined> {
  const source = fs.createReadStream(file)
  const gunzip = createGunzip()
  // The reader gets the error from the stream itself.
  pipeline(source, gunzip, () => undefined)
  const bytes: AsyncIterable<Uint8Array> = gunzip
  let [size, sinceLineEnd] = [0, 0]
  for await (const chunk of bytes) {
    size += chunk.length
    const end = chunk.lastIndexOf(newline)
    sinceLineEnd = end < 0 ? sinceLineEnd + chunk.length : chunk.length - end - 1
    if (size > plainBytes && size > mostTimes * source.bytesRead)
      throw new Unpackable(`it unfolds to more than ${mostTimes} times its size, which no backup does`)
    // No character of a line takes more than three bytes for each of its code units.
    if (sinceLineEnd > 3 * longestLine) throw new Unpackable('a line in it is longer than any row can be')
    yield chunk
  }
}

const newline = 0x0a
