import { randomUUID } from 'node:crypto'
import { ImageResponse } from 'next/og'
import type { ReactElement } from 'react'
import { AppError } from '../../../server/app-error.ts'
import { createWorkQueue } from '../../../server/work-queue.ts'
import { previewFonts } from './preview-fonts.ts'
import { previewSize } from './preview-portrait.tsx'

/** Not for good: a name on it may be hidden by a moderator. */
const headers = { 'cache-control': 'public, max-age=3600' }

/** Nothing else is answered while one is drawn, so everything else gets its turn after each. */
const queue = createWorkQueue({ atOnce: 1, waiting: 15 })

/** The picture of a link. Drawing one costs far more than any page: they have an allowance of their own. */
export async function drawPreview(preview: () => Promise<ReactElement>): Promise<Response> {
  try {
    // Each is drawn for itself: here only few count, not whose they are.
    const drawn = await queue.run(randomUUID(), async () => draw(await preview()))
    return (
      drawn ?? new Response('Too many pictures at once.', { status: 503, headers: { 'retry-after': '5' } })
    )
  } catch (error) {
    if (error instanceof AppError) return new Response(error.userMessage, { status: error.status })
    throw error
  }
}

/** Its turn lasts until it is whole. */
async function draw(preview: ReactElement): Promise<Response> {
  const image = new ImageResponse(preview, { ...previewSize, headers, fonts: await previewFonts() })
  return new Response(await image.arrayBuffer(), { headers: image.headers })
}
