import type * as matchParts from './match-parts.tsx'
import type * as playerParts from './player-parts.tsx'
import type { PlayerHandle } from './use-player.ts'

/** A player whose whole code is there. */
export interface Awake {
  readonly parts: typeof playerParts
  readonly handle: PlayerHandle
}

/** The same on the page of a match. */
export interface AwakeMatch {
  readonly parts: typeof matchParts
  readonly handle: PlayerHandle
}
