import type { MatchVoided, Outcome } from '@wis/engine'
import type { GameView } from '../contract/game-kit.ts'
import { chameleonMoments } from './moments.ts'
import { pays } from './points.ts'
import { say } from './say.ts'
import { chameleonScene } from './scene.ts'
import type { ChameleonEvent } from './schema.ts'
import { blankChameleon, evolve } from './state.ts'
import type { ChameleonState } from './state.ts'

/** What whoever watches a match of this game needs of it. */
export const view: GameView<ChameleonState, ChameleonEvent> = {
  id: 'chameleon',
  rules: { blank: blankChameleon, evolve, audience, outcome },
  wire: { say },
  results: {},
  scene: chameleonScene,
  moments: chameleonMoments,
}

/** A refused answer stays with its seat: it may be a vote, or say that the seat does not know the word. */
function audience(event: ChameleonEvent | MatchVoided) {
  switch (event.type) {
    case 'chameleon-chosen':
      return 'nobody'
    case 'word-dealt':
    case 'vote-cast':
    case 'move-refused':
    case 'move-missed':
      return [event.seat]
    case 'match-opened':
    case 'clues-opened':
    case 'clue-given':
    case 'fouls-called':
    case 'vote-opened':
    case 'votes-revealed':
    case 'chameleon-caught':
    case 'word-guessed':
    case 'match-ended':
    case 'match-voided':
      return 'everyone'
  }
}

/** All others are one side, and a seat that has left still belongs to it. */
function outcome({ ending, chameleon, aliases }: ChameleonState): Outcome | undefined {
  if (ending?.kind !== 'decided') return ending ?? undefined
  const [own, other] = pays[ending.reason]
  const seats = [...aliases.keys()]
  const teams = seats.map((seat) => (seat === chameleon ? 1 : 0))
  const places = teams.map((team) => ((team === 1 ? own < other : other < own) ? 2 : 1))
  return { kind: 'decided', places, teams, points: ending.points, reason: ending.reason }
}
