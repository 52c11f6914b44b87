import type { GameView } from '../contract/game-kit.ts'
import { fifteenthsPerPoint } from '../contract/results.ts'
import { audience, outcome } from './audience.ts'
import { spyMoments } from './kit/moments.ts'
import { say } from './kit/say.ts'
import { spyScene } from './kit/scene.ts'
import type { SpyEvent } from './schema.ts'
import { blank, evolve } from './state.ts'
import type { SpyState } from './state.ts'

/** What whoever watches a match of this game needs of it. */
export const view: GameView<SpyState, SpyEvent> = {
  id: 'who-is-spy',
  rules: { blank, evolve, audience, outcome },
  wire: { say },
  results: { perPoint: fifteenthsPerPoint },
  scene: spyScene,
  moments: spyMoments,
  retold: ['vote-cast'],
  sealed: { answers: ['vote-cast'], until: ['votes-revealed'] },
}
