import { drawPreview } from '../../../features/match/preview/draw-preview.ts'
import { portraitAddress } from '../../../features/match/preview/portrait-address.ts'
import { PreviewImage } from '../../../features/match/preview/preview-image.tsx'
import { previewSize } from '../../../features/match/preview/preview-portrait.tsx'
import { requireMatch } from '../../../server/require-match.ts'

export const alt = 'A table of Who is Spy: six players, and nothing of how it ended'
export const size = previewSize
export const contentType = 'image/png'

export default async function Image({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  return drawPreview(async () => {
    const header = await requireMatch(id)
    const portraits = await Promise.all(
      header.seats.map(({ agent, seat }) => portraitAddress(agent.id, seat)),
    )
    return <PreviewImage header={header} portraits={portraits} />
  })
}
