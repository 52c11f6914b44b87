'use client'

import { deferredCode, useDeferredCode } from '../match/deferred/use-deferred-code.ts'
import type { SceneMatchPlayerProps } from '../scene/player/scene-match-player.tsx'

const code = deferredCode(() => import('./featured-scene.tsx'))

/** A replay remains the server's drawing until its reader touches the page. */
export function DeferredFeaturedScene(props: SceneMatchPlayerProps) {
  const { FeaturedScene } = useDeferredCode(code, props.isAtRest)
  return <FeaturedScene {...props} />
}
