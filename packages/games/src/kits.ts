import type { GameKit } from './contract/game-kit.ts'
import { kits } from './every-kit.ts'

export { kits }

/** The game that is meant where nobody names one. Links and requests of earlier days name none. */
export { usualGame } from './content/generated/usual-game.ts'

/** The game with this id. Undefined if the platform does not have it, or no longer. */
export function kitCalled(id: string): GameKit | undefined {
  return kits.find((kit) => kit.id === id)
}

/** Whether players say anything in their own words under these rules. A game that is not known may have words. */
export function hasWords(game: string, ruleset: unknown): boolean {
  const kit = kitCalled(game)
  const words = kit ? kit.setup.words : true
  if (typeof words !== 'string') return words === true
  return typeof ruleset === 'object' && ruleset !== null && Reflect.get(ruleset, words) === true
}
