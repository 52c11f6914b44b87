import fs from 'node:fs/promises'
import path from 'node:path'
import { unfinished } from './put-in-place.ts'

const pieceBytes = 256 * 1024
/** Whoever reads along waits no longer than this for bytes that are there. */
const mostWaitMs = 1_000

/**
 * Writes a file under an unfinished name, and renames it once it is whole. Reports its size as it grows, for readers
 * that follow along. A failure leaves nothing behind.
 */
export async function writeBytes(
  place: string,
  bytes: AsyncIterable<Uint8Array>,
  onWritten: (size: number) => void = () => undefined,
): Promise<number> {
  await fs.mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
  const draft = place + unfinished
  const file = await fs.open(draft, 'wx', 0o600)
  let size = 0
  try {
    onWritten(0)
    for await (const piece of gathered(bytes)) {
      await file.appendFile(piece)
      size += piece.length
      onWritten(size)
    }
    await file.sync()
    await file.close()
    await fs.rename(draft, place)
    return size
  } catch (error) {
    await file.close().catch(() => undefined)
    await fs.rm(draft, { force: true })
    throw error
  }
}

/** The same bytes in larger chunks, because each chunk costs a system call. */
async function* gathered(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = []
  let size = 0
  let since = performance.now()
  for await (const piece of bytes) {
    pieces.push(piece)
    size += piece.length
    if (size < pieceBytes && performance.now() - since < mostWaitMs) continue
    yield Buffer.concat(pieces)
    pieces = []
    size = 0
    since = performance.now()
  }
  if (size > 0) yield Buffer.concat(pieces)
}
