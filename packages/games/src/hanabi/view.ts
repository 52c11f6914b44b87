import type { Audience, MatchVoided, Outcome } from '@wis/engine'
import type { GameView } from '../contract/game-kit.ts'
import { hanabiMoments } from './moments.ts'
import { hanabiPresets } from './presets.ts'
import { say } from './say.ts'
import { hanabiScene } from './scene.ts'
import type { HanabiEvent } from './schema.ts'
import { blankHanabi, evolveHanabi } from './state.ts'
import type { HanabiState } from './state.ts'

/** What whoever watches a match of this game needs of it. */
export const view: GameView<HanabiState, HanabiEvent> = {
  id: 'hanabi',
  rules: { blank: blankHanabi(hanabiPresets[0]), evolve: evolveHanabi, audience, outcome },
  wire: { say },
  results: {},
  scene: hanabiScene,
  moments: hanabiMoments,
}

/** A refused answer could say what its writer must not tell, so that its seat alone reads it. */
function audience(event: HanabiEvent | MatchVoided): Audience {
  switch (event.type) {
    case 'deck-shuffled':
      return 'nobody'
    case 'cards-seen':
      return event.readers
    case 'move-refused':
      return [event.seat]
    default:
      return 'everyone'
  }
}

function outcome({ ending, ruleset }: HanabiState): Outcome | undefined {
  if (ending?.kind !== 'decided') return ending ?? undefined
  const each = (value: number) => Array.from({ length: ruleset.players }, () => value)
  return {
    kind: 'decided',
    places: each(1),
    teams: each(0),
    points: each(ending.score),
    reason: ending.reason,
  }
}
