import type { GameKit } from './contract/game-kit.ts'
import { otherKits } from './other-kits.ts'
import { whoIsSpyKit } from './who-is-spy/kit.ts'

/** Every game of the platform. */
export const kits: readonly GameKit[] = [whoIsSpyKit, ...otherKits]

/** The game that is meant where nobody names one. Links and requests of earlier days name none. */
export const usualGame = whoIsSpyKit.id

/** The game with this id. Undefined if the platform does not have it, or no longer. */
export function kitCalled(id: string): GameKit | undefined {
  return kits.find((kit) => kit.id === id)
}
