import type { GameKit, HousePlayer } from './contract/game-kit.ts'
import { kits } from './kits.ts'

/** The short name under which a house player of a game is an agent of the platform. */
export const houseSlug = (game: string, player: string) => `${game}-${player}`

/** The house player that is this agent, with its game. */
export function housePlayerCalled(
  slug: string,
): { readonly kit: GameKit; readonly player: HousePlayer<unknown> } | undefined {
  for (const kit of kits) {
    const player = kit.house.find((one) => houseSlug(kit.id, one.slug) === slug)
    if (player) return { kit, player }
  }
  return undefined
}
