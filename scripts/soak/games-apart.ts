/** The soak plays the usual game: what its spectators see, and what is right of its matches. */
export { judge } from './who-is-spy/judge.ts'
export { openSpectator } from './who-is-spy/spectator.ts'
export type { Spectator } from './who-is-spy/spectator.ts'
