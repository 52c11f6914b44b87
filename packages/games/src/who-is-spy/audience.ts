import type { Audience, MatchVoided, Outcome } from '@wis/engine'
import type { SpyEvent } from './schema.ts'
import type { SpyState } from './state.ts'

/** Who may read a fact during the match. */
export function audience(event: SpyEvent | MatchVoided): Audience {
  switch (event.type) {
    case 'spy-chosen':
      return 'nobody'
    case 'word-dealt':
    case 'vote-cast':
      return [event.seat]
    case 'match-opened':
    case 'round-opened':
    case 'speech-given':
    case 'speech-missed':
    case 'fouls-called':
    case 'vote-opened':
    case 'votes-revealed':
    case 'seat-eliminated':
    case 'match-ended':
    case 'match-voided':
      return 'everyone'
    default:
      event satisfies never
      return 'nobody'
  }
}

/** The whole winning side wins, whether or not its seats lived to see it. */
export function outcome({ ending, spy, aliases }: SpyState): Outcome | undefined {
  if (ending?.kind !== 'decided') return ending ?? undefined
  const { winner, points, reason } = ending
  const teams = [...aliases.keys()].map((seat) => (seat === spy ? 1 : 0))
  const places = teams.map((team) => ((team === 1) === (winner === 'spy') ? 1 : 2))
  return { kind: 'decided', places, teams, points, reason }
}
