import { whoIsSpy } from './who-is-spy/game.ts'

/** Every game of the platform. A new game is a folder and a line here. */
export const games = { 'who-is-spy': whoIsSpy } as const
export type GameId = keyof typeof games
