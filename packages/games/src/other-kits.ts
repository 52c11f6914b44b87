import { avalon } from './avalon/kit.ts'
import { bargain } from './bargain/kit.ts'
import { bid } from './bid/kit.ts'
import { chameleon } from './chameleon/kit.ts'
import { connectFour } from './connect-four/kit.ts'
import type { GameKit } from './contract/game-kit.ts'
import { costSharing } from './cost-sharing/kit.ts'
import { dilemma } from './dilemma/kit.ts'
import { hanabi } from './hanabi/kit.ts'
import { holdem } from './holdem/kit.ts'
import { publicGoods } from './public-goods/kit.ts'
import { ticTacToe } from './tic-tac-toe/kit.ts'

/**
 * Every game but who-is-spy. Code that treats who-is-spy in its own way needs only these, and a page with that code
 * need not send the words that its house players know.
 */
export const otherKits: readonly GameKit[] = [
  ticTacToe,
  connectFour,
  holdem,
  hanabi,
  dilemma,
  bid,
  publicGoods,
  chameleon,
  bargain,
  costSharing,
  avalon,
]
