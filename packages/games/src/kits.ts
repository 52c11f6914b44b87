import { connectFour } from './connect-four/kit.ts'
import type { GameKit } from './contract/game-kit.ts'
import { dilemma } from './dilemma/kit.ts'
import { hanabi } from './hanabi/kit.ts'
import { holdem } from './holdem/kit.ts'
import { ticTacToe } from './tic-tac-toe/kit.ts'
import { whoIsSpyKit } from './who-is-spy/kit.ts'

/** Every game of the platform. */
export const kits: readonly GameKit[] = [whoIsSpyKit, ticTacToe, connectFour, holdem, hanabi, dilemma]
