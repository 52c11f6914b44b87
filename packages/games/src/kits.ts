import type { GameKit } from './contract/game-kit.ts'
import { otherKits } from './other-kits.ts'
import { whoIsSpyKit } from './who-is-spy/kit.ts'

/** Every game of the platform. */
export const kits: readonly GameKit[] = [whoIsSpyKit, ...otherKits]
