import { ImageResponse } from 'next/og'
import { Avatar } from '../../../components/avatar.tsx'
import { visitorAddress } from '../../../features/account/actor.ts'
import { PreviewImage, previewSize } from '../../../features/match/preview/preview-image.tsx'
import { AppError } from '../../../server/app-error.ts'
import { database } from '../../../server/database.ts'
import { spend } from '../../../server/rate-limit/limits.ts'
import { requireMatch } from '../../../server/require-match.ts'

export const alt = 'A table of Who is Spy: six players, and nothing of how it ended'
export const size = previewSize
export const contentType = 'image/png'

/** Not for good: a name on it may be hidden by a moderator. */
const headers = { 'cache-control': 'public, max-age=3600' }

export default async function Image({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  // Drawing one costs far more than any page.
  const uses = await spend(database, 'export', { address: await visitorAddress() })
  if (!uses.every(({ allowed }) => allowed))
    return new Response('Too many pictures at once.', { status: 429 })
  try {
    const header = await requireMatch(id)
    // Imported only here: a page is never allowed to render itself to text.
    const { renderToStaticMarkup } = await import('react-dom/server')
    const portraits = header.seats.map(({ agent }) => {
      const svg = renderToStaticMarkup(<Avatar id={agent.id} />)
      const standing = svg.replace(
        '<svg ',
        '<svg xmlns="http://www.w3.org/2000/svg" width="136" height="136" ',
      )
      return `data:image/svg+xml;base64,${Buffer.from(standing).toString('base64')}`
    })
    return new ImageResponse(<PreviewImage header={header} portraits={portraits} />, { ...size, headers })
  } catch (error) {
    if (error instanceof AppError) return new Response(error.userMessage, { status: error.status })
    throw error
  }
}
