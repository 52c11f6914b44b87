import type { Game, MatchVoided } from '@wis/engine'

type CountingEvent =
  | { readonly type: 'match-opened'; readonly answers: number }
  | { readonly type: 'number-noted'; readonly seat: number; readonly number: number }
  | { readonly type: 'number-told'; readonly seat: number; readonly sum: number }
  | { readonly type: 'match-ended'; readonly sums: readonly number[] }

interface CountingState {
  readonly left: number
  readonly sums: readonly number[]
  readonly ended: string | null
}

interface CountingMove {
  readonly kind: 'number'
  readonly number: number
}

/** Two seats add up numbers in turn. Its rules cost next to nothing, so that only the engine is measured. */
export const countingGame: Game<number, CountingState, CountingMove, CountingEvent> = {
  id: 'counting',
  blank: { left: 0, sums: [0, 0], ended: null },
  open: (answers) => [{ type: 'match-opened', answers }],
  evolve,
  turns: ({ left }) =>
    left === 0
      ? []
      : [{ seat: left % 2, kind: 'number', round: 1, step: Math.ceil(left / 2), limitMs: 1000 }],
  readMove: (_, __, text) => ({ kind: 'number', number: Number(text) }),
  decide: ({ left, sums }, seat, move) => {
    if (left === 0) return { ok: false, reason: 'match-over' }
    if (left % 2 !== seat) return { ok: false, reason: 'not-your-turn' }
    const number = move.kind === 'number' ? move.number : 0
    const sum = (sums[seat] ?? 0) + number
    const facts = [
      { type: 'number-noted', seat, number } as const,
      { type: 'number-told', seat, sum } as const,
    ]
    return { ok: true, events: left > 1 ? facts : [...facts, { type: 'match-ended', sums }] }
  },
  audience: (event) => (event.type === 'number-noted' ? [event.seat] : 'everyone'),
  outcome: ({ ended, sums }) =>
    ended === null
      ? undefined
      : { kind: 'decided', places: [1, 1], teams: [0, 1], points: sums, reason: ended },
}

function evolve(state: CountingState, event: CountingEvent | MatchVoided): CountingState {
  switch (event.type) {
    case 'match-opened':
      return { ...state, left: event.answers }
    case 'number-noted':
      return state
    case 'number-told':
      return { ...state, left: state.left - 1, sums: state.sums.with(event.seat, event.sum) }
    case 'match-ended':
      return { ...state, left: 0, ended: 'counted' }
    case 'match-voided':
      return { ...state, left: 0, ended: event.reason }
  }
}
