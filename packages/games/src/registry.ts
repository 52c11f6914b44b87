import { whoIsSpy } from './who-is-spy/game.ts'

/** Every game of the platform. What a new one needs besides a line here stands in the README. */
export const games = { 'who-is-spy': whoIsSpy } as const
export type GameId = keyof typeof games
