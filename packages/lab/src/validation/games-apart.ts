/** What is planted into the players of a single game. */
export { findingsOfBias, findingsOfInjection } from '../who-is-spy/planted-behaviour.ts'
