export const actions = ['fold', 'check-and-call', 'raise-half-pot', 'raise-full-pot', 'all-in'] as const
export type Action = (typeof actions)[number]

/** The streets on which cards are laid on the table. */
export const boardStreets = ['flop', 'turn', 'river'] as const
export type BoardStreet = (typeof boardStreets)[number]
export type Street = 'pre-flop' | BoardStreet

export const handEnds = ['fold', 'showdown'] as const
export type HandEnd = (typeof handEnds)[number]
