import type { GameKit } from '../contract/game-kit.ts'
import type { BargainEvent, BargainRuleset } from './events.ts'
import { bargainHouse } from './house/house.ts'
import { drawInstance, wholeWorth } from './instances.ts'
import type { Instance } from './instances.ts'
import { bargainIntegrity } from './integrity.ts'
import { bargainPresets } from './presets.ts'
import { bargainResults } from './results.ts'
import { bargainMoveOf, bargainRules } from './rules.ts'
import type { BargainMove } from './rules.ts'
import { bargainRuleset } from './schema.ts'
import type { BargainState } from './state.ts'
import { bargainTexts } from './texts.ts'
import { view } from './view.ts'
import { bargainWire } from './wire.ts'

export const bargain: GameKit<BargainRuleset, Instance, BargainState, BargainMove, BargainEvent> = {
  ...view,
  genre: 'talk',
  glyph: 'M12 4v16M8 20h8M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z',
  rules: bargainRules,
  moveOf: bargainMoveOf,
  setup: {
    ruleset: bargainRuleset,
    presets: bargainPresets,
    labels: {
      offers: { en: 'Offers at most', zh: '最多报价次数' },
      discreet: { en: 'Players are asked to keep values to themselves', zh: '要求玩家不透露估值' },
    },
    pointsWithin: () => [0, wholeWorth],
    draw: (_, __, rng) => drawInstance(rng),
  },
  wire: bargainWire,
  house: bargainHouse,
  results: bargainResults,
  board: {
    order: 'mean-points',
    columns: ['agreement-rate', 'efficiency-agreed', 'pareto-rate', 'offers-per-match', 'refused-rate'],
  },
  integrity: bargainIntegrity,
  sideBySide: { llmarena: { publishedAs: 'Bargain', value: { kind: 'skill' }, ruleset: 'llmarena' } },
  texts: bargainTexts,
}
