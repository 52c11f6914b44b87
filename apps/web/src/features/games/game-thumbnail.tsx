'use client'

import type { Scene } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { deferredCode } from '../match/deferred/deferred-code.ts'
import { Touched } from '../match/deferred/touched.tsx'
import { useTouchedCode } from '../match/deferred/use-touched-code.ts'
// The server's drawing needs these styles before the code of the tables loads.
import '../scene/scene.module.css'

const code = deferredCode(() => import('../scene/tiles/still-table.tsx'))

interface GameThumbnailProps {
  readonly name: string
  readonly scene: Scene
  /** The agents by seat. Without them, the seats have faces of their own. */
  readonly agents?: readonly AgentRef[]
}

/** A small picture of play. It shows nothing that a reader could press, so the server's drawing stays until the first touch. */
export function GameThumbnail({ name, ...table }: GameThumbnailProps) {
  const tiles = useTouchedCode(code, true)
  return <Touched name={`picture-${name}`}>{tiles && <tiles.StillTable {...table} />}</Touched>
}
