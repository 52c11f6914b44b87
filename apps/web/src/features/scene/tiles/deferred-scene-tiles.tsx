'use client'

import { useEffect, useState } from 'react'
import { deferredCode } from '../../match/deferred/deferred-code.ts'
import { Touched } from '../../match/deferred/touched.tsx'
import { useTouchedCode } from '../../match/deferred/use-touched-code.ts'
import type { SceneTilesProps } from './scene-tiles.tsx'
// These styles are imported here, because the server's drawing needs them before the code of the tables loads.
import '../scene.module.css'

const code = deferredCode(() => import('./scene-tiles.tsx'))

/** What the server has drawn is as good as new for this long. */
const freshMs = 4000

/**
 * Small tables that are the server's drawing until their code has come. The rest of the page does not wait for it. It
 * comes with the first touch; where the tables are the page, also by itself, when they are looked at again.
 */
export function DeferredSceneTiles(props: SceneTilesProps) {
  const { areThree = false } = props
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    if (areThree) return
    const timer = setTimeout(() => {
      setIsDue(true)
    }, freshMs)
    return () => {
      clearTimeout(timer)
    }
  }, [areThree])
  const tiles = useTouchedCode(code, true, isDue)
  return <Touched name="tiles">{tiles && <tiles.SceneTiles {...props} />}</Touched>
}
