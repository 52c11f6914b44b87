import type { Audience, MatchVoided, Outcome } from '@wis/engine'
import type { GameView } from '../contract/game-kit.ts'
import type { BidEvent } from './events.ts'
import { bidMoments } from './moments.ts'
import { say } from './say.ts'
import { bidScene } from './scene.ts'
import { blankBid, evolve } from './state.ts'
import type { BidState } from './state.ts'

/** What whoever watches a match of this game needs of it. */
export const view: GameView<BidState, BidEvent> = {
  id: 'bid',
  rules: { blank: blankBid, evolve, audience, outcome },
  wire: { say },
  results: {},
  scene: (state) => bidScene(state),
  moments: bidMoments,
}

function audience(event: BidEvent | MatchVoided): Audience {
  switch (event.type) {
    case 'values-drawn':
      return 'nobody'
    case 'value-dealt':
    case 'bid-made':
    case 'move-refused':
    case 'move-missed':
      return [event.seat]
    case 'match-opened':
    case 'auction-opened':
    case 'bid-sealed':
    case 'auction-ended':
    case 'values-revealed':
    case 'match-ended':
    case 'match-voided':
      return 'everyone'
  }
}

function outcome({ ending }: BidState): Outcome | undefined {
  if (ending?.kind !== 'decided') return ending ?? undefined
  const { points } = ending
  const places = points.map((own) => 1 + points.filter((other) => other > own).length)
  return { kind: 'decided', places, teams: [...points.keys()], points, reason: 'auctions-played' }
}
