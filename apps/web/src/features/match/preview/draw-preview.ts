import 'server-only'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import type { ReactElement } from 'react'
import { AppError } from '../../../server/app-error.ts'
import { createWorkQueue } from '../../../server/work-queue.ts'
import { previewSize } from './preview-portrait.tsx'

/** Not stored for good, because a moderator may hide a name on it. */
const headers = { 'cache-control': 'public, max-age=3600' }

/** The server answers nothing else while it draws a picture, so other requests go between two pictures. */
const queue = createWorkQueue({ atOnce: 1, waiting: 15 })

/**
 * The preview picture of a link. Drawing one costs far more than any page, so pictures have an allowance of their
 * own.
 */
export async function drawPreview(preview: () => Promise<ReactElement>): Promise<Response> {
  try {
    // Each picture counts as its own account, because only the number in the queue matters.
    const drawn = await queue.run(randomUUID(), async () => draw(await preview()))
    return (
      drawn ?? new Response('Too many pictures at once.', { status: 503, headers: { 'retry-after': '5' } })
    )
  } catch (error) {
    if (error instanceof AppError) return new Response(error.userMessage, { status: error.status })
    throw error
  }
}

/** The next picture waits until this one is complete. */
async function draw(preview: ReactElement): Promise<Response> {
  const image = new ImageResponse(preview, { ...previewSize, headers, fonts: await previewFonts() })
  return new Response(await image.arrayBuffer(), { headers: image.headers })
}

const folder = path.join(process.cwd(), '../../node_modules/@fontsource')

// The program that draws the pictures reads neither variable fonts nor WOFF2, so the same fonts are here again, in
// one weight each. It takes a letter from the first font that has it; rare accents are in a separate file.
const files = [
  { name: 'Fraunces', file: 'fraunces/files/fraunces-latin-400-normal.woff' },
  { name: 'Instrument Sans', file: 'instrument-sans/files/instrument-sans-latin-400-normal.woff' },
  { name: 'Fraunces more', file: 'fraunces/files/fraunces-latin-ext-400-normal.woff' },
]

interface PreviewFont {
  readonly name: string
  readonly data: Buffer
}

let read: Promise<readonly PreviewFont[]> | undefined

/** The fonts of the pages, in a format for drawing pictures. Read once. */
export function previewFonts(): Promise<PreviewFont[]> {
  read ??= Promise.all(
    files.map(async ({ name, file }) => ({ name, data: await readFile(path.join(folder, file)) })),
  )
  return read.then((fonts) => [...fonts])
}
