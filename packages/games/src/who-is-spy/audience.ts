import type { Audience, MatchVoided } from '@wis/engine'
import type { SpyEvent } from './schema.ts'

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
