import type { GameKit } from '../contract/game-kit.ts'
import { drawValues } from './draw-values.ts'
import type { BidEvent, BidRuleset, Values } from './events.ts'
import { bidHouse } from './house.ts'
import { bidIntegrity } from './integrity.ts'
import { bidPresets } from './presets.ts'
import { bidResults } from './results.ts'
import { bidMoveOf, bidRules } from './rules.ts'
import type { BidMove } from './rules.ts'
import { bidRuleset } from './schema.ts'
import type { BidState } from './state.ts'
import { bidStudies } from './studies.ts'
import { bidTexts } from './texts.ts'
import { view } from './view.ts'
import { bidWire } from './wire.ts'

export const bid: GameKit<BidRuleset, Values, BidState, BidMove, BidEvent> = {
  ...view,
  genre: 'numbers',
  rules: bidRules,
  moveOf: bidMoveOf,
  setup: {
    ruleset: bidRuleset,
    presets: bidPresets,
    pointsWithin: ({ auctions, mostValue, ceiling }) => {
      const most = auctions * mostValue
      return [ceiling === 'none' ? -most : 0, most]
    },
    draw: (ruleset, _, rng) => drawValues(ruleset, rng),
  },
  wire: bidWire,
  house: bidHouse,
  results: bidResults,
  board: {
    order: 'mean-points',
    columns: ['equilibrium-gap', 'overbid-rate', 'auction-win-rate', 'refused-rate'],
  },
  studies: bidStudies,
  integrity: bidIntegrity,
  sideBySide: {
    llmarena: {
      publishedAs: 'Bid',
      ruleset: 'llmarena',
      value: { kind: 'metric', metric: 'points-per-auction' },
    },
  },
  texts: bidTexts,
}
