import {
  drawPreview,
  portraitAddress,
  previewSize,
} from '../../../features/match/preview/preview-portrait.tsx'
import { ScenePreview } from '../../../features/scene/preview/scene-preview.tsx'
import { requireMatch } from '../../../server/require-match.ts'
import { sceneForPreview } from '../../../server/scenes/scenes-of.ts'

export const alt = 'A table with its players, and nothing of how it ended'
export const size = previewSize
export const contentType = 'image/png'

export default async function Image({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  return drawPreview(async () => {
    const header = await requireMatch(id)
    const portraits = await Promise.all(
      header.seats.map(({ agent, seat }) => portraitAddress(agent.id, seat)),
    )
    const { game, scene } = await sceneForPreview(header)
    return <ScenePreview header={header} game={game} scene={scene} portraits={portraits} />
  })
}
