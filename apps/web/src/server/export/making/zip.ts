import { ReadableStream as NodeStream } from 'node:stream/web'
import { ZipWriter } from '@zip.js/zip.js'

export interface ZipEntry {
  /** ASCII, without a slash at its beginning. */
  readonly name: string
  bytes(): AsyncIterable<Uint8Array>
}

/** 1 January 1980, the first day that the format knows: nothing in an archive depends on when or where it was made. */
const firstDay = 0x0021_0000

const options = {
  // A season's export may be larger than 4 GiB, and nobody knows that before it is made.
  zip64: true,
  // This is a process of its own already.
  useWebWorkers: false,
  rawLastModDate: firstDay,
  extendedTimestamp: false,
} as const

/** An archive of files whose sizes nobody knows before they are made. Holds none of them. */
export async function* zipOf(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const archive = new ZipWriter(writable, options)
  const written = writeAll(archive, entries)
  // Whoever reads sees it where the stream ends; until then nobody may be waiting for it.
  written.catch((error: unknown) => writable.abort(error).catch(() => undefined))
  yield* readable
  await written
}

async function writeAll(
  archive: ZipWriter<unknown>,
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): Promise<void> {
  // One after the other: a later entry may tell of those before it.
  for await (const { name, bytes } of entries) {
    // Node's own type of the same stream.
    await archive.add(name, NodeStream.from(bytes()) as ReadableStream<Uint8Array>)
  }
  await archive.close()
}
