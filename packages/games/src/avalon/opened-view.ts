import type { MatchVoided } from '@wis/engine'
import type { GameView, Teller } from '../contract/game-kit.ts'
import { asidesOf, notesLine } from './asides.ts'
import type { AvalonEvent } from './events.ts'
import { avalonMoments } from './moments.ts'
import { overTime } from './over-time.ts'
import { say } from './say.ts'
import { avalonScene } from './scene.ts'
import type { AvalonState } from './state.ts'

/** What replaces parts of the view for whoever may read notes of seats, and once a match is over. */
export const openedView: Pick<GameView<AvalonState, AvalonEvent>, 'wire' | 'scene' | 'moments'> = {
  wire: { say: sayAll },
  scene: (state, eyes) => avalonScene(state, eyes, { asidesOf, overTime }),
  moments: avalonMoments,
}

export function sayAll(event: AvalonEvent | MatchVoided, teller: Teller): string | undefined {
  return event.type === 'thoughts-noted' ? notesLine(event.seat, event.notes, teller) : say(event, teller)
}
