import { linePresets } from '../line-game/presets.ts'
import { lineView } from '../line-game/view.ts'
import { ticTacToeShape } from './shape.ts'

/** What whoever watches a match of this game needs of it. */
export const view = lineView('tic-tac-toe', ticTacToeShape, linePresets[0])
