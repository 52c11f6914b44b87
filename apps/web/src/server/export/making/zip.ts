import { ReadableStream as NodeStream } from 'node:stream/web'
import { configure, ZipWriter } from '@zip.js/zip.js'

export interface ZipEntry {
  /** ASCII, without a slash at its beginning. */
  readonly name: string
  bytes(): AsyncIterable<Uint8Array>
}

/** 1 January 1980, the first day that the format knows. An archive must not depend on when or where it was made. */
const firstDay = 0x0021_0000

const options = {
  // The export of a season may be larger than 4 GiB, and its size is not known in advance.
  zip64: true,
  // This is already a process of its own.
  useWebWorkers: false,
  rawLastModDate: firstDay,
  extendedTimestamp: false,
} as const

/**
 * The library lets no more archives than this be written at the same time. By default there are as many as processors,
 * and a reader who stops reading would hold up everybody else’s.
 */
const mostAtOnce = 10_000

/** An archive of files whose sizes are not known in advance. It holds none of them in memory. */
export async function* zipOf(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Uint8Array, void, undefined> {
  configure({ maxWorkers: mostAtOnce })
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const archive = new ZipWriter(writable, options)
  const written = writeAll(archive, entries)
  // The reader gets the failure at the end of the stream. Until then nobody may be waiting for this promise.
  written.catch((error: unknown) => writable.abort(error).catch(() => undefined))
  yield* readable
  await written
}

async function writeAll(
  archive: ZipWriter<unknown>,
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): Promise<void> {
  // In order, because a later entry may describe earlier ones.
  for await (const { name, bytes } of entries) {
    // Node has a type of its own for the same stream.
    await archive.add(name, NodeStream.from(bytes()) as ReadableStream<Uint8Array>)
  }
  await archive.close()
}
