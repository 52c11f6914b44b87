import type { Seat, Turn } from '@wis/engine'
import type { SpyState, Vote } from './state.ts'

/** One seat at a time while speaking. In a vote, every voter who has not voted. */
export function turns(state: SpyState): readonly Turn[] {
  const { kind, seats } = due(state)
  const round = state.rounds.at(-1)?.round ?? 0
  const limitMs = state.ruleset.turnLimitMs
  // Every round has one question for a speech, and then one for a ballot.
  const step = kind === 'speech' ? 2 * round - 1 : 2 * round
  return seats.map((seat) => ({ seat, kind, round, step, limitMs }))
}

let last: { readonly state: SpyState; readonly due: Due } | undefined

/** The move that is due now, and its seats. The same state is looked at for its turns, and then for the ruling. */
export function due(state: SpyState): Due {
  if (last?.state !== state) last = { state, due: dueIn(state) }
  return last.due
}

interface Due {
  readonly kind: 'speech' | 'vote'
  readonly seats: readonly Seat[]
  /** How many seats have not acted yet in this phase. A seat that speaks later is one of them. */
  readonly left: number
}

function dueIn({ phase, rounds }: SpyState): Due {
  const current = rounds.at(-1)
  if (phase === 'voting' && current?.vote) {
    const seats = notVoted(current.vote)
    return { kind: 'vote', seats, left: seats.length }
  }
  const speaker = phase === 'speaking' ? current?.order[current.speeches.length] : undefined
  if (!current || speaker === undefined) return { kind: 'speech', seats: [], left: 0 }
  return { kind: 'speech', seats: [speaker], left: current.order.length - current.speeches.length }
}

function notVoted({ voters, cast }: Vote): readonly Seat[] {
  return voters.filter((seat) => !cast.some((ballot) => ballot.seat === seat))
}
