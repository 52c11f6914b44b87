import type { Outcome } from '@wis/engine'
import type { GameView } from '../contract/game-kit.ts'
import type { BargainEvent } from './events.ts'
import { bargainMoments } from './moments.ts'
import { say } from './say.ts'
import { bargainScene } from './scene.ts'
import { blankBargain, evolve } from './state.ts'
import type { BargainState } from './state.ts'

/** What whoever watches a match of this game needs of it. */
export const view: GameView<BargainState, BargainEvent> = {
  id: 'bargain',
  rules: {
    blank: blankBargain,
    evolve,
    audience: (event) => {
      switch (event.type) {
        case 'values-dealt':
        case 'move-refused':
        case 'move-missed':
          return [event.seat]
        default:
          return 'everyone'
      }
    },
    outcome,
  },
  wire: { say },
  results: {},
  scene: bargainScene,
  moments: bargainMoments,
}

function outcome({ ending }: BargainState): Outcome | undefined {
  if (ending?.kind !== 'decided') return ending ?? undefined
  const { points, reason } = ending
  const places = points.map((own) => 1 + points.filter((other) => other > own).length)
  return { kind: 'decided', places, teams: [0, 1], points, reason }
}
