/** What an author of a game writes a kit with. What `view.ts` is written with is in `table.ts`, for a browser loads it. */
export { defineGame } from './define-game.ts'
export type { HouseAsked, PlayerSpec, Words } from './definition.ts'
