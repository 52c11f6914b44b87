export { simulateMatch } from './simulate-match.ts'
export type { SimulatedMatch, Simulation } from './simulate-match.ts'
