'use client'

import { deferredCode } from '../match/deferred/deferred-code.ts'
import { DeferredPart } from '../match/deferred/deferred-part.tsx'
import type { SceneMatchPlayerProps } from '../scene/player/scene-match-player.tsx'

const code = deferredCode(() => import('./featured-scene.tsx'))

/** A replay remains the server's drawing until its reader touches the page. */
export function DeferredFeaturedScene(props: SceneMatchPlayerProps) {
  return (
    <DeferredPart code={code} mayWait={props.isAtRest}>
      {({ FeaturedScene }) => <FeaturedScene {...props} />}
    </DeferredPart>
  )
}
