import type { GameKit } from '../contract/game-kit.ts'
import type { DilemmaEvent, DilemmaRuleset } from './events.ts'
import { dilemmaHouse } from './house.ts'
import { dilemmaStrategies } from './minds.ts'
import { dilemmaMoments } from './moments.ts'
import { dilemmaPresets } from './presets.ts'
import { dilemmaResults } from './results.ts'
import { dilemmaMoveOf, dilemmaRules } from './rules.ts'
import type { DilemmaMove } from './rules.ts'
import { dilemmaScene } from './scene.ts'
import { dilemmaRuleset } from './schema.ts'
import type { DilemmaState } from './state.ts'
import { dilemmaStudies } from './studies.ts'
import { dilemmaTexts } from './texts.ts'
import { dilemmaWire } from './wire.ts'

export const dilemma: GameKit<DilemmaRuleset, null, DilemmaState, DilemmaMove, DilemmaEvent> = {
  id: 'dilemma',
  rules: dilemmaRules,
  moveOf: dilemmaMoveOf,
  setup: {
    ruleset: dilemmaRuleset,
    presets: dilemmaPresets,
    pointsWithin: ({ rounds, payoffs }) => [0, rounds * Math.max(1, ...Object.values(payoffs))],
    draw: () => null,
  },
  wire: dilemmaWire,
  house: dilemmaHouse,
  results: dilemmaResults,
  board: {
    order: 'mean-points',
    columns: ['defection-rate', 'retaliation-rate', 'forgiveness-rate', 'refused-rate'],
  },
  scene: (state) => dilemmaScene(state),
  moments: dilemmaMoments,
  texts: dilemmaTexts,
  studies: dilemmaStudies,
  strategies: dilemmaStrategies,
  // All seats are alike, and none is asked more often than twice in each of the five rounds.
  check: { seats: [0], mostTurns: 10 },
}
