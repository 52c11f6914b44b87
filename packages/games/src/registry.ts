import { whoIsSpy } from './who-is-spy/game.ts'

/** Every game of the platform. The README lists the other parts that a new game needs. */
export const games = { 'who-is-spy': whoIsSpy } as const
export type GameId = keyof typeof games
