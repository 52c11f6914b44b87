'use client'

import { deferredCode } from '../../match/deferred/deferred-code.ts'
import { DeferredPart } from '../../match/deferred/deferred-part.tsx'
import { useOpenedEntry } from '../../match/deferred/use-opened-entry.ts'
import type { SceneMatchPlayerProps } from './scene-match-player.tsx'

const code = deferredCode(() => import('./scene-match-player.tsx'))

/** The player of a match. At rest, it remains the server's drawing until the reader touches it. */
export function DeferredScenePlayer(props: SceneMatchPlayerProps) {
  useOpenedEntry(props.at !== undefined)
  return (
    <DeferredPart code={code} mayWait={props.isAtRest}>
      {({ SceneMatchPlayer }) => <SceneMatchPlayer {...props} />}
    </DeferredPart>
  )
}
