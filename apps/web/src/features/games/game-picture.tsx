'use client'

import type { Scene } from '@wis/games'
import { SceneTable } from '../scene/scene-table.tsx'

/** A table of a game, at which nobody sits. */
export function GamePicture({ scene }: { scene: Scene }) {
  return <SceneTable scene={scene} agents={[]} />
}
