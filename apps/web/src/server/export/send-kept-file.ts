import type { FileHandle } from 'node:fs/promises'
import fs from 'node:fs/promises'
import { Raw } from '../api/call.ts'
import type { Viewer } from '../permissions.ts'
import { matchesTag } from '../request/entity-tag.ts'
import { lengthHeader } from '../request/tell-lengths.ts'
import { mediaTypeOf, savedAs } from './kept-file.ts'
import type { KeptFile, SeasonFile } from './kept-file.ts'

const pieceBytes = 256 * 1024

/** Opens a file when its first bytes are wanted, so that an answer without a reader leaves nothing open. */
export type Opening = () => Promise<FileHandle>

/** Bytes of a file. The next part is read only after the reader has taken the one before. */
export function fileStream(opening: Opening, { first, last }: ByteRange): ReadableStream<Uint8Array> {
  let place = first
  return lazyStream(opening, async (file) => {
    const piece = await readPiece(file, place, last + 1)
    place += piece?.length ?? 0
    return piece
  })
}

export interface GrowingFile {
  /** How many bytes can be read by now. */
  size(): number
  /** Whether the file is finished. Throws if it never will be. */
  isWhole(): boolean
  /** Resolves when one of these has changed. */
  changed(): Promise<void>
}

/** All of a file that is still being written: first the part that exists, then the rest as it grows. */
export function growingStream(opening: Opening, growing: GrowingFile): ReadableStream<Uint8Array> {
  let place = 0
  return lazyStream(opening, async (file) => {
    for (;;) {
      const change = growing.changed()
      const isWhole = growing.isWhole()
      const piece = await readPiece(file, place, growing.size())
      place += piece?.length ?? 0
      if (piece || isWhole) return piece
      await change
    }
  })
}

async function readPiece(file: FileHandle, from: number, until: number): Promise<Uint8Array | undefined> {
  if (from >= until) return undefined
  const piece = new Uint8Array(Math.min(pieceBytes, until - from))
  const { bytesRead } = await file.read(piece, 0, piece.length, from)
  if (bytesRead === 0) throw new Error('a file is shorter than it was')
  return piece.subarray(0, bytesRead)
}

function lazyStream(
  opening: Opening,
  next: (file: FileHandle) => Promise<Uint8Array | undefined>,
): ReadableStream<Uint8Array> {
  let file: FileHandle | undefined
  const close = async () => file?.close()
  return new ReadableStream(
    {
      pull: async (controller) => {
        try {
          file ??= await opening()
          const piece = await next(file)
          if (piece) return controller.enqueue(piece)
          await close()
          controller.close()
        } catch (error) {
          await close()
          throw error
        }
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  )
}

/** The first and the last byte of a range, both included. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * The range that a Range header asks for in a file of this size (RFC 9110). Undefined if it asks for everything, for
 * several ranges, or in an unknown way. Null if the file has no such bytes.
 */
export function byteRange(header: string | null, size: number): ByteRange | null | undefined {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(' ', '') ?? '')
  if (!asked) return undefined
  const [from, to] = [asked[1] ?? '', asked[2] ?? '']
  if (from === '' && to === '') return undefined
  if (from === '') return lastBytes(Number(to), size)
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return undefined
  return first < size ? { first, last } : null
}

const lastBytes = (count: number, size: number) =>
  count === 0 || size === 0 ? null : { first: Math.max(0, size - count), last: size - 1 }

interface FileCall {
  readonly request: Request
  readonly viewer: Viewer
}

export interface Wanted {
  readonly slug: string
  readonly file: SeasonFile
}

/** The headers of every answer with a file, whether the file is finished or not. */
export function fileHeaders(
  { viewer }: FileCall,
  { slug, file }: Wanted,
  tag: string | undefined,
): Record<string, string> {
  const audience = viewer.kind === 'anonymous' ? 'public' : 'private'
  return {
    'content-disposition': `attachment; filename="${savedAs(slug, file)}"`,
    'accept-ranges': 'bytes',
    // Compression on the way would change the bytes that ranges are counted in.
    'cache-control': `${audience}, max-age=0, must-revalidate, no-transform`,
    ...(tag !== undefined && { etag: `"${tag}"` }),
  }
}

/** Answers with a stored file, or with the requested part of it; undefined if the file is gone by now. */
export async function sendKeptFile(call: FileCall, kept: KeptFile, wanted: Wanted): Promise<Raw | undefined> {
  if (!(await touched(kept.path))) return undefined
  const { method, headers } = call.request
  const shown = fileHeaders(call, wanted, kept.tag)
  const type = mediaTypeOf(wanted.file)
  if (matchesTag(headers.get('if-none-match'), `"${kept.tag}"`))
    return new Raw(null, { type, status: 304, headers: shown })
  const range = rangeIn(headers, kept)
  if (range === null)
    return new Raw(null, {
      type,
      status: 416,
      headers: { ...shown, 'content-range': `bytes */${kept.size}` },
    })
  const { first, last } = range ?? { first: 0, last: kept.size - 1 }
  const sized = { ...shown, [lengthHeader]: String(last + 1 - first) }
  const partial = { ...sized, 'content-range': `bytes ${first}-${last}/${kept.size}` }
  const about = range ? { type, status: 206, headers: partial } : { type, headers: sized }
  if (method === 'HEAD') return new Raw(null, about)
  return new Raw(
    fileStream(() => fs.open(kept.path, 'r'), { first, last }),
    about,
  )
}

/** If the client has the beginning of another file, a part of this one would be useless, so it gets the whole. */
function rangeIn(headers: Headers, { tag, size }: KeptFile): ByteRange | null | undefined {
  const condition = headers.get('if-range')
  return condition === null || condition === `"${tag}"` ? byteRange(headers.get('range'), size) : undefined
}

/** Whether a file still exists. Its new time stamp makes it the last one to be deleted for room. */
function touched(path: string): Promise<boolean> {
  const now = new Date()
  return fs.utimes(path, now, now).then(
    () => true,
    () => false,
  )
}
