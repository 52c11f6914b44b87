'use client'

import { deferredCode, useDeferredCode } from '../../match/deferred/use-deferred-code.ts'
import type { SceneTilesProps } from './scene-tiles.tsx'
// These styles are imported here, because the server's drawing needs them before the code of the tables loads.
import '../scene.module.css'

const code = deferredCode(() => import('./scene-tiles.tsx'))

/** Small tables that remain the server's drawing until somebody touches the page, and move from then on. */
export function DeferredSceneTiles(props: SceneTilesProps) {
  const { SceneTiles } = useDeferredCode(code, true)
  return <SceneTiles {...props} />
}
