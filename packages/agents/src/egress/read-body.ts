import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { EgressFailure } from './egress-failure.ts'
import type { Answering } from './exchange.ts'

type Decompress = (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>

/** Calls ask for no compression. Some servers compress all the same, so these forms are understood. */
const decompressors: ReadonlyMap<string, Decompress> = new Map<string, Decompress>([
  ['gzip', promisify(gunzip)],
  ['x-gzip', promisify(gunzip)],
  ['deflate', promisify(inflate)],
  ['br', promisify(brotliDecompress)],
])

/**
 * Reads the whole body as text. Stops as soon as it is too long, before or after decompression. `seen` keeps the
 * bytes so far.
 */
export async function readBody(answer: Answering, maxBytes: number, seen: Buffer[]): Promise<string> {
  const tooLong = malformed(`the answer is longer than ${maxBytes} bytes`)
  if (Number(answer.headers['content-length']) > maxBytes) throw tooLong
  let length = 0
  const body: AsyncIterable<Buffer> = answer.body
  for await (const chunk of body) {
    seen.push(chunk)
    length += chunk.length
    if (length > maxBytes) throw tooLong
  }
  const bytes = await decompressed(Buffer.concat(seen), answer.headers['content-encoding'] ?? '', maxBytes)
  seen.splice(0, seen.length, bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw malformed('the answer is not UTF-8')
  }
}

async function decompressed(bytes: Buffer, encoding: string, maxOutputLength: number): Promise<Buffer> {
  const name = encoding.trim().toLowerCase()
  if (name === '' || name === 'identity' || bytes.length === 0) return bytes
  const decompress = decompressors.get(name)
  if (!decompress) throw malformed('the answer is compressed in a way nobody asked for')
  try {
    return await decompress(bytes, { maxOutputLength })
  } catch {
    throw malformed(`the answer cannot be decompressed to at most ${maxOutputLength} bytes`)
  }
}

function malformed(detail: string): EgressFailure {
  return new EgressFailure('malformed', 'agent', detail)
}
