import type { GameKit } from '../contract/game-kit.ts'
import type { LineEvent, LineRuleset } from '../line-game/events.ts'
import { lineIntegrity } from '../line-game/integrity.ts'
import { linePoints, linePresets } from '../line-game/presets.ts'
import { lineResults } from '../line-game/results.ts'
import { lineGame, lineMoveOf } from '../line-game/rules.ts'
import type { LineMove } from '../line-game/rules.ts'
import { lineRuleset } from '../line-game/schema.ts'
import type { LineState } from '../line-game/state.ts'
import { lineStudies } from '../line-game/studies.ts'
import { lineWire } from '../line-game/wire.ts'
import { files } from './content/generated/disguise.ts'
import { ticTacToeHouse } from './house.ts'
import { ticTacToeShape } from './shape.ts'
import { ticTacToeTexts } from './texts.ts'
import { view } from './view.ts'

export const ticTacToe: GameKit<LineRuleset, null, LineState, LineMove, LineEvent> = {
  ...view,
  genre: 'board',
  glyph: 'M9 3v18M15 3v18M3 9h18M3 15h18',
  rules: lineGame('tic-tac-toe', ticTacToeShape, linePresets[0]),
  moveOf: lineMoveOf,
  setup: { ruleset: lineRuleset, presets: linePresets, pointsWithin: linePoints, draw: () => null },
  wire: lineWire(ticTacToeShape),
  house: ticTacToeHouse,
  results: lineResults(),
  board: { order: 'skill', columns: ['game-win-rate', 'draw-rate', 'refused-rate'] },
  studies: lineStudies(files),
  integrity: lineIntegrity(ticTacToeShape),
  sideBySide: { llmarena: { publishedAs: 'TicTacToe', value: { kind: 'skill' }, ruleset: 'llmarena' } },
  texts: ticTacToeTexts,
  // As many squares as one can mark in the two games of a match.
  check: { mostTurns: 9 },
}
