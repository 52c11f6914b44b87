import type { MatchVoided, Outcome } from '@wis/engine'
import { afterSlip } from '../contract/asked.ts'
import type { GameView } from '../contract/game-kit.ts'
import { sideOf } from './roles.ts'
import { say } from './say.ts'
import { avalonScene } from './scene.ts'
import type { AvalonEvent } from './schema.ts'
import { blankAvalon, opened } from './state.ts'
import type { AvalonState } from './state.ts'
import { evolveTable } from './table.ts'

/** What whoever watches a match of this game needs of it before anything private is open. */
export const view: GameView<AvalonState, AvalonEvent> = {
  id: 'avalon',
  rules: { blank: blankAvalon, evolve, audience, outcome },
  wire: { say },
  results: {},
  scene: (state, eyes) => avalonScene(state, eyes),
  opened: {
    by: ['thoughts-noted', 'match-ended'],
    load: async () => ({ ...view, ...(await import('./opened-view.ts')).openedView }),
  },
}

/** What a fact changes. Takes any event in any state. */
export function evolve(state: AvalonState, event: AvalonEvent | MatchVoided): AvalonState {
  switch (event.type) {
    case 'match-opened':
      return { ...state, ...opened(event.ruleset), language: event.language, aliases: event.aliases }
    case 'role-dealt': {
      const { seat, role, sees } = event
      if (seat >= state.roles.length) return state
      return { ...state, roles: state.roles.with(seat, role), sees: state.sees.with(seat, sees) }
    }
    case 'move-refused':
    case 'move-missed':
      return { ...state, ...afterSlip(state, event) }
    case 'match-ended': {
      const { reason, points, roles } = event
      return { ...state, phase: 'over', roles, ending: { kind: 'decided', reason, points } }
    }
    case 'match-voided':
      return { ...state, phase: 'over', ending: { kind: 'void', reason: event.reason } }
    default:
      return evolveTable(state, event)
  }
}

/** A refused answer stays with its seat, because it may tell a role. */
function audience(event: AvalonEvent | MatchVoided) {
  switch (event.type) {
    case 'role-dealt':
    case 'thoughts-noted':
    case 'vote-cast':
    case 'card-played':
    case 'move-refused':
    case 'move-missed':
      return [event.seat]
    case 'match-opened':
    case 'proposal-opened':
    case 'team-proposed':
    case 'speech-given':
    case 'team-settled':
    case 'votes-revealed':
    case 'quest-ended':
    case 'merlin-named':
    case 'match-ended':
    case 'match-voided':
      return 'everyone'
  }
}

function outcome({ ending, roles: dealt }: AvalonState): Outcome | undefined {
  if (ending?.kind !== 'decided') return ending ?? undefined
  const { points, reason } = ending
  const teams = dealt.map((role) => (role !== null && sideOf(role) === 'evil' ? 1 : 0))
  return { kind: 'decided', places: points.map((own) => (own > 0 ? 1 : 2)), teams, points, reason }
}
