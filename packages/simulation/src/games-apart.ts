/** Matches of the game whose house players answer a request, and what is studied with them. */
export { listGap } from './who-is-spy/list-gap.ts'
export type { Draw, ListGap } from './who-is-spy/list-gap.ts'
export { mixedPersonas } from './who-is-spy/mixed-personas.ts'
export { listDraws, seasonDraws } from './who-is-spy/public-draws.ts'
export { simulateMatch } from './who-is-spy/simulate-match.ts'
export type { Player, SimulatedMatch, Simulation } from './who-is-spy/simulate-match.ts'
export { guessedPartners, outsiderWins } from './who-is-spy/spy-wins.ts'
