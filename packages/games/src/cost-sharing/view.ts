import type { Outcome } from '@wis/engine'
import type { GameView } from '../contract/game-kit.ts'
import type { CostEvent } from './events.ts'
import { costSharingMoments } from './moments.ts'
import { say } from './say.ts'
import { costSharingScene } from './scene.ts'
import { blankCostSharing, evolve } from './state.ts'
import type { CostState } from './state.ts'

/** What whoever watches a match of this game needs of it. */
export const view: GameView<CostState, CostEvent> = {
  id: 'cost-sharing',
  rules: {
    blank: blankCostSharing,
    evolve,
    audience: (event) =>
      event.type === 'move-refused' || event.type === 'move-missed' ? [event.seat] : 'everyone',
    outcome,
  },
  wire: { say },
  results: {},
  scene: costSharingScene,
  moments: costSharingMoments,
}

function outcome({ ending }: CostState): Outcome | undefined {
  if (ending?.kind !== 'decided') return ending ?? undefined
  const { points, reason } = ending
  const places = points.map((own) => 1 + points.filter((other) => other > own).length)
  return { kind: 'decided', places, teams: [...points.keys()], points, reason }
}
