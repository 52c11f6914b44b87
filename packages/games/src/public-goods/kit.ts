import type { GameKit } from '../contract/game-kit.ts'
import type { PublicGoodsEvent, PublicGoodsRuleset } from './events.ts'
import { publicGoodsHouse } from './house.ts'
import { publicGoodsStrategies } from './minds.ts'
import { publicGoodsMoments } from './moments.ts'
import { paybackOf, sharesPerPoint } from './payback.ts'
import { publicGoodsPresets } from './presets.ts'
import { publicGoodsResults } from './results.ts'
import { publicGoodsMoveOf, publicGoodsRules } from './rules.ts'
import type { PublicGoodsMove } from './rules.ts'
import { publicGoodsScene } from './scene.ts'
import { publicGoodsRuleset } from './schema.ts'
import type { PublicGoodsState } from './state.ts'
import { publicGoodsStudies } from './studies.ts'
import { publicGoodsTexts } from './texts.ts'
import { publicGoodsWire } from './wire.ts'

export const publicGoods: GameKit<
  PublicGoodsRuleset,
  null,
  PublicGoodsState,
  PublicGoodsMove,
  PublicGoodsEvent
> = {
  id: 'public-goods',
  rules: publicGoodsRules,
  moveOf: publicGoodsMoveOf,
  setup: {
    ruleset: publicGoodsRuleset,
    presets: publicGoodsPresets,
    pointsWithin: (ruleset) => {
      const { players, endowment } = ruleset
      // A seat has most if all others invest everything, and it nothing or everything itself.
      const kept = sharesPerPoint * endowment + paybackOf(ruleset, (players - 1) * endowment)
      return [0, Math.max(kept, paybackOf(ruleset, players * endowment))]
    },
    draw: () => null,
  },
  wire: publicGoodsWire,
  house: publicGoodsHouse,
  results: publicGoodsResults,
  board: {
    order: 'mean-points',
    columns: ['investment-rate', 'least-rate', 'above-means-rate', 'refused-rate'],
  },
  scene: (state) => publicGoodsScene(state),
  moments: publicGoodsMoments,
  texts: publicGoodsTexts,
  studies: publicGoodsStudies,
  strategies: publicGoodsStrategies,
}
