import type { Rng } from '@wis/engine'
import type { GameKit } from '../contract/game-kit.ts'
import { airlinePool } from './airlines.ts'
import type { CostEvent, CostRuleset } from './events.ts'
import { costSharingHouse } from './house/house.ts'
import { costStrategies } from './minds.ts'
import { costPresets } from './presets.ts'
import { costSharingResults } from './results.ts'
import { costSharingMoveOf, costSharingRules } from './rules.ts'
import type { Airlines, CostMove } from './rules.ts'
import { costRuleset } from './schema.ts'
import type { CostState } from './state.ts'
import { costSharingTexts } from './texts.ts'
import { view } from './view.ts'
import { costSharingWire } from './wire.ts'

export const costSharing: GameKit<CostRuleset, Airlines, CostState, CostMove, CostEvent> = {
  ...view,
  genre: 'talk',
  glyph: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 12V3.5M12 12l7.2 4.5M12 12l-7.2 4.5',
  rules: costSharingRules,
  moveOf: costSharingMoveOf,
  setup: {
    ruleset: costRuleset,
    presets: costPresets,
    pointsWithin: () => [0, 100],
    draw: (_, __, rng) => drawAirlines(rng),
  },
  wire: costSharingWire,
  house: costSharingHouse,
  results: costSharingResults,
  board: {
    order: 'mean-points',
    columns: ['agreement-rate', 'coordination', 'own-share', 'usage-distance', 'refused-rate'],
  },
  texts: costSharingTexts,
  strategies: costStrategies,
}

/** Three different airlines; each set of three in each order is as likely as any other. */
function drawAirlines(rng: Rng): Airlines {
  const [one, other, last] = rng.shuffle(airlinePool)
  if (!one || !other || !last) throw new RangeError('three airlines are needed')
  return [one, other, last]
}
