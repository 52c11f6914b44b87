import { connectFour } from './connect-four/kit.ts'
import type { GameKit } from './contract/game-kit.ts'
import { dilemma } from './dilemma/kit.ts'
import { holdem } from './holdem/kit.ts'
import { ticTacToe } from './tic-tac-toe/kit.ts'

/** Every game of the platform that follows the contract. */
export const kits: readonly GameKit[] = [ticTacToe, connectFour, holdem, dilemma]
