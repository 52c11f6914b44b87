import { whoIsSpy } from '@wis/games'
import type { OwnWays } from './own-ways.ts'
import { playMixedTables } from './who-is-spy/mixed-tables.ts'
import { playAgainstHouse } from './who-is-spy/play-against-house.ts'
import { requestFor } from './who-is-spy/request-for.ts'

/** The games that have ways of their own, by id. */
export const ownWays: Readonly<Record<string, OwnWays>> = {
  [whoIsSpy.id]: { play: playAgainstHouse, simulate: playMixedTables, requestFor },
}
