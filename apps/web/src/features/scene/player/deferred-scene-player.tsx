'use client'

import { deferredCode, useDeferredCode, useOpenedEntry } from '../../match/deferred/use-deferred-code.ts'
import type { SceneMatchPlayerProps } from './scene-match-player.tsx'

const code = deferredCode(() => import('./scene-match-player.tsx'))

/** The player of a match. At rest, it remains the server's drawing until the reader touches it. */
export function DeferredScenePlayer(props: SceneMatchPlayerProps) {
  useOpenedEntry(props.at !== undefined)
  const { SceneMatchPlayer } = useDeferredCode(code, props.isAtRest)
  return <SceneMatchPlayer {...props} />
}
