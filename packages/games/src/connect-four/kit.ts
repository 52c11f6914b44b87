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
import { connectFourHouse } from './house.ts'
import { rewardFacts, rewardPerGame } from './reward-facts.ts'
import { connectFourShape } from './shape.ts'
import { connectFourTexts } from './texts.ts'
import { view } from './view.ts'

export const connectFour: GameKit<LineRuleset, null, LineState, LineMove, LineEvent> = {
  ...view,
  genre: 'board',
  glyph:
    'M3 4h18v16H3zM6.4 15.5a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0zM10.4 15.5a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0zM14.4 15.5a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0zM10.4 11a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0zM14.4 11a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0zM14.8 7a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0z',
  rules: lineGame('connect-four', connectFourShape, linePresets[0]),
  moveOf: lineMoveOf,
  setup: { ruleset: lineRuleset, presets: linePresets, pointsWithin: linePoints, draw: () => null },
  wire: lineWire(connectFourShape),
  house: connectFourHouse,
  results: lineResults(rewardFacts),
  board: { order: 'skill', columns: ['game-win-rate', 'draw-rate', 'mean-reward', 'refused-rate'] },
  studies: { ...lineStudies(files), metrics: [rewardPerGame] },
  integrity: lineIntegrity(connectFourShape),
  sideBySide: { llmarena: { publishedAs: 'ConnectFour', value: { kind: 'skill' }, ruleset: 'llmarena' } },
  texts: connectFourTexts,
}
