import fs from 'node:fs/promises'
import { Raw } from '../api/call.ts'
import type { Viewer } from '../permissions.ts'
import { matchesTag } from '../request/entity-tag.ts'
import { lengthHeader } from '../request/tell-lengths.ts'
import { byteRange, fileStream } from './file-stream.ts'
import type { ByteRange } from './file-stream.ts'
import { mediaTypeOf, savedAs } from './kept-file.ts'
import type { KeptFile, SeasonFile } from './kept-file.ts'

export interface FileCall {
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
