import type { Entry } from '@wis/engine'
import { moveName } from '../moves.ts'
import type { HanabiEvent } from '../table.ts'

/** The answers that led to a log in which no answer was refused. */
export function answersIn(log: readonly Entry[]): readonly string[] {
  return log.flatMap((entry) => {
    const event = entry.event as HanabiEvent
    if (event.type === 'clue-given') return [moveName({ kind: 'clue', to: event.to, clue: event.clue })]
    if (event.type === 'card-played') return [moveName({ kind: 'play', position: event.position })]
    if (event.type === 'card-discarded') return [moveName({ kind: 'discard', position: event.position })]
    return []
  })
}
