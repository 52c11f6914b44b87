'use client'

import { deferredCode } from '../../match/deferred/deferred-code.ts'
import { Touched } from '../../match/deferred/touched.tsx'
import { useTouchedCode } from '../../match/deferred/use-touched-code.ts'
import type { SceneTilesProps } from './scene-tiles.tsx'
// These styles are imported here, because the server's drawing needs them before the code of the tables loads.
import '../scene.module.css'

const code = deferredCode(() => import('./scene-tiles.tsx'))

/**
 * Small tables that are the server's drawing until their code has come. The rest of the page does not wait for it. Beside
 * other things it comes with the first touch; where the tables are the page, at once.
 */
export function DeferredSceneTiles(props: SceneTilesProps) {
  const tiles = useTouchedCode(code, true, !props.areThree)
  return <Touched name="tiles">{tiles && <tiles.SceneTiles {...props} />}</Touched>
}
