'use client'

import type { Scene } from '@wis/games'
import { deferredCode } from '../match/deferred/deferred-code.ts'
import { Touched } from '../match/deferred/touched.tsx'
import { useTouchedCode } from '../match/deferred/use-touched-code.ts'
// The server's drawing needs these styles before the code of the tables loads.
import '../scene/scene.module.css'

const code = deferredCode(() => import('../scene/tiles/still-table.tsx'))

/** A small picture of play. It shows nothing that a reader could press, so the server's drawing stays until the first touch. */
export function GameThumbnail({ game, scene }: { game: string; scene: Scene }) {
  const tiles = useTouchedCode(code, true)
  return <Touched name={`picture-${game}`}>{tiles && <tiles.StillTable scene={scene} />}</Touched>
}
