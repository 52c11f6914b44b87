import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { BlobReader, ZipReader } from '@zip.js/zip.js'
import type { Entry, FileEntry } from '@zip.js/zip.js'
import { linesIn, recordsIn } from './lines-file.ts'
import { jsonText } from './read-value.ts'

/** The files of an export. Each is read as a stream, so that memory does not grow with it. */
export interface ExportSource {
  readonly names: () => Promise<readonly string[]>
  bytes(name: string): AsyncIterable<Uint8Array>
  /** The files of a folder in it, by their names there. */
  inside(folder: string): ExportSource
  close(): Promise<void>
}

export function openFolder(folder: string): ExportSource {
  return {
    names: () => readdir(folder),
    bytes: (name) => createReadStream(path.join(folder, name)),
    inside: (name) => openFolder(path.join(folder, name)),
    close: () => Promise.resolve(),
  }
}

const isFile = (entry: Entry): entry is FileEntry => !entry.directory

export async function openZip(file: string): Promise<ExportSource> {
  const archive = new ZipReader(new BlobReader(await openAsBlob(file)), { useWebWorkers: false })
  const entries = (await archive.getEntries()).filter(isFile)
  return { ...within(entries, ''), close: () => archive.close() }
}

/** The files of an archive whose names begin so, without that. */
function within(entries: readonly FileEntry[], start: string): ExportSource {
  const own = new Map(
    entries.flatMap((entry) =>
      entry.filename.startsWith(start) ? [[entry.filename.slice(start.length), entry] as const] : [],
    ),
  )
  return {
    names: () => Promise.resolve([...own.keys()]),
    bytes: (name) => {
      const entry = own.get(name)
      if (!entry) throw new RangeError(`there is no file ${name}`)
      return bytesOf(entry)
    },
    inside: (folder) => within(entries, `${start}${folder}/`),
    close: () => Promise.resolve(),
  }
}

async function* bytesOf(entry: FileEntry): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const written = entry.getData(writable)
  // The reader gets the failure at the end of the stream.
  written.catch((error: unknown) => writable.abort(error).catch(() => undefined))
  yield* readable
  await written
}

export async function digestOf(source: ExportSource, name: string) {
  const sum = createHash('sha256')
  let bytes = 0
  for await (const part of source.bytes(name)) {
    sum.update(part)
    bytes += part.length
  }
  return { bytes, sha256: sum.digest('hex') }
}

/** The lines of a file, without empty ones. */
export const linesOf = (source: ExportSource, name: string) => filled(linesIn(source.bytes(name)))

/** The records of a table, without empty ones. */
export const recordsOf = (source: ExportSource, name: string) => filled(recordsIn(source.bytes(name)))

async function* filled(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) if (line !== '') yield line
}

export async function jsonOf(source: ExportSource, name: string): Promise<unknown> {
  const parts: Uint8Array[] = []
  for await (const part of source.bytes(name)) parts.push(part)
  return jsonText(Buffer.concat(parts).toString('utf8'), name)
}
