import { whoIsSpy } from '@wis/games'
import type { OwnWays } from './own-ways.ts'
import { playAgainstHouse } from './who-is-spy/play-against-house.ts'

/** The games that have ways of their own, by id. */
export const ownWays: Readonly<Record<string, OwnWays>> = {
  [whoIsSpy.id]: { play: playAgainstHouse },
}
