export const hanabiEnds = ['completed', 'lives', 'deck'] as const
export type HanabiEnd = (typeof hanabiEnds)[number]

/** Who chose a move: its seat, or the match itself after all tries were over. */
export const makers = ['seat', 'chance', 'rule'] as const
export type Maker = (typeof makers)[number]
