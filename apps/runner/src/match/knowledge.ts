import { advance, isHidden, redact } from '@wis/engine'
import type { Entry, Seat } from '@wis/engine'
import { whoIsSpy } from '@wis/games'
import type { SpyEvent, SpyState } from '@wis/games'
import type { AgentRequest } from '@wis/protocol'

type History = AgentRequest['history']

/** What is known of a match, and how much of it each seat may know: kept up to date, so that no turn reads the log anew. */
export interface Knowledge {
  /** As the director knows it. */
  readonly state: SpyState
  add(entries: readonly Entry<SpyEvent>[]): void
  historyOf(seat: Seat): History
}

export function openKnowledge(seats: number): Knowledge {
  const histories = Array.from({ length: seats }, (): History[number][] => [])
  let state = whoIsSpy.blank
  return {
    get state() {
      return state
    },
    add: (entries) => {
      for (const entry of entries) {
        state = advance(whoIsSpy, state, entry)
        const told = { ...entry, event: { ...entry.event } }
        for (const [seat, history] of histories.entries())
          if (!isHidden(redact(whoIsSpy, seat, entry).event)) history.push(told)
      }
    },
    historyOf: (seat) => [...(histories[seat] ?? [])],
  }
}
