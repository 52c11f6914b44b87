import { ImageResponse } from 'next/og'
import type { ReactElement } from 'react'
import { AppError } from '../../../server/app-error.ts'
import { database } from '../../../server/database.ts'
import { spend } from '../../../server/rate-limit/limits.ts'
import { visitorAddress } from '../../account/actor.ts'
import { previewSize } from './preview-portrait.tsx'

/** Not for good: a name on it may be hidden by a moderator. */
const headers = { 'cache-control': 'public, max-age=3600' }

/** The picture of a link. Drawing one costs far more than any page, so nobody is drawn many at once. */
export async function drawPreview(preview: () => Promise<ReactElement>): Promise<Response> {
  const uses = await spend(database, 'export', { address: await visitorAddress() })
  if (!uses.every(({ allowed }) => allowed)) {
    return new Response('Too many pictures at once.', { status: 429 })
  }
  try {
    return new ImageResponse(await preview(), { ...previewSize, headers })
  } catch (error) {
    if (error instanceof AppError) return new Response(error.userMessage, { status: error.status })
    throw error
  }
}
