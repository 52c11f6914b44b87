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

interface Due {
  readonly kind: 'speech' | 'vote'
  readonly seats: readonly Seat[]
}

/** The move that is due now, and its seats. */
export function due({ phase, rounds }: SpyState): Due {
  const current = rounds.at(-1)
  if (phase === 'voting' && current?.vote) return { kind: 'vote', seats: notVoted(current.vote) }
  const speaker = phase === 'speaking' ? current?.order[current.speeches.length] : undefined
  return { kind: 'speech', seats: speaker === undefined ? [] : [speaker] }
}

function notVoted({ voters, cast }: Vote): readonly Seat[] {
  return voters.filter((seat) => !cast.some((ballot) => ballot.seat === seat))
}
