import { kits } from '@wis/games'

/** What measurements know of single games: scripted matches, their history, and rules that make a match long. */
export { dealMatches } from './who-is-spy/deal-matches.ts'
export type { DealtMatch } from './who-is-spy/deal-matches.ts'
export { writeHistory } from './who-is-spy/history.ts'
export { playField } from './who-is-spy/played-field.ts'
export type { PlayedField } from './who-is-spy/played-field.ts'
export { pairGain } from './who-is-spy/pair-gain.ts'
export { playAndSettle } from './who-is-spy/played-match.ts'
export { scriptedAgent } from './who-is-spy/scripted-agent.ts'
export type { ScriptedTurn } from './who-is-spy/scripted-agent.ts'
export { scriptedMatch, scriptFor } from './who-is-spy/scripted-match.ts'

/** The columns of a match that are filled when one game ends. */
export const columnsOfEnd = ['spy_seat', 'civilian_word', 'spy_word'] as const

/** A game whose matches are as long as one likes: so many deals, each played twice. */
export const lengthened = {
  kit: kits.find(({ id }) => id === 'holdem'),
  rules: (deals: number) => ({ deals, twice: true }),
}

/** A game whose ladders are simulated. */
export interface LadderGame {
  readonly game: string
  readonly preset: string
  /** Whether it lists its moves, so that an agent may always take the first one. */
  readonly lists: boolean
  /** What an answer says that only loses, if there is such an answer. */
  readonly loses?: Readonly<Record<string, unknown>>
}

/** Games whose matches cost so little that whole seasons can be played. */
export const ladderGames: readonly LadderGame[] = [
  { game: 'tic-tac-toe', preset: 'arena', lists: true },
  { game: 'connect-four', preset: 'arena', lists: true },
  { game: 'holdem', preset: 'duplicate', lists: true, loses: { action: 'fold' } },
  { game: 'bid', preset: 'arena', lists: false, loses: { bid: 0 } },
  { game: 'bargain', preset: 'arena', lists: false },
  { game: 'dilemma', preset: 'arena', lists: false, loses: { choice: 'cooperate' } },
  { game: 'public-goods', preset: 'arena', lists: false, loses: { investment: 20 } },
]
