import type { Outcome } from '@wis/engine'
import type { GameView } from '../contract/game-kit.ts'
import { holdemMoments } from './moments.ts'
import { sayHoldem } from './say.ts'
import { holdemScene } from './scene.ts'
import type { HoldemEvent } from './schema.ts'
import { blankHoldem, evolveHoldem } from './state.ts'
import type { HoldemState } from './state.ts'
import { places } from './tally.ts'

/** What whoever watches a match of this game needs of it. */
export const view: GameView<HoldemState, HoldemEvent> = {
  id: 'holdem',
  rules: {
    blank: blankHoldem,
    evolve: evolveHoldem,
    audience: (event) => {
      if (event.type === 'cards-drawn') return 'nobody'
      return event.type === 'hole-dealt' ? [event.seat] : 'everyone'
    },
    outcome,
  },
  wire: { say: sayHoldem },
  results: {},
  scene: holdemScene,
  moments: holdemMoments,
}

function outcome({ ending }: HoldemState): Outcome | undefined {
  if (ending?.kind !== 'decided') return ending ?? undefined
  const { points, reason } = ending
  return { kind: 'decided', places: places(points), teams: [0, 1], points, reason }
}
