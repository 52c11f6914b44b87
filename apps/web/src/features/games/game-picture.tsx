'use client'

import type { Scene } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { SceneTable } from '../scene/scene-table.tsx'

interface GamePictureProps {
  readonly scene: Scene
  /** Faces for its seats, at which nobody sits. */
  readonly agents: readonly AgentRef[]
}

export function GamePicture({ scene, agents }: GamePictureProps) {
  return <SceneTable scene={scene} agents={agents} />
}
