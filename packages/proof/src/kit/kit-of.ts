import { otherKits } from '@wis/games'
import type { GameKit } from '@wis/games'

const kitsById = new Map(otherKits.map((kit) => [kit.id, kit]))

/** The kit of a game whose exports go by the contract. */
export const kitOf = (game: string): GameKit | undefined => kitsById.get(game)

export const kitIds: readonly string[] = [...kitsById.keys()]
