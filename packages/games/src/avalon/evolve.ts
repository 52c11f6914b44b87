import type { MatchVoided } from '@wis/engine'
import { afterSlip } from '../contract/asked.ts'
import type { AvalonEvent } from './schema.ts'
import { opened } from './state.ts'
import type { AvalonState } from './state.ts'
import { evolveTable } from './table.ts'

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
