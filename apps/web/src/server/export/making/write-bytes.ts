import fs from 'node:fs/promises'
import path from 'node:path'
import { unfinished } from './put-in-place.ts'

const pieceBytes = 256 * 1024

/**
 * Writes a file under a name that says that it is not finished, and gives it its own once it is whole. Tells how far it
 * has come, for whoever reads along. What fails leaves nothing behind.
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

/** The same bytes in larger pieces: each costs a call of the system. */
async function* gathered(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of bytes) {
    pieces.push(piece)
    size += piece.length
    if (size < pieceBytes) continue
    yield Buffer.concat(pieces)
    pieces = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(pieces)
}
