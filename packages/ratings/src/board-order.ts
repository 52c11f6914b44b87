/** What the official order of a game may go by. */
export type BoardOrder = 'total' | 'skill' | 'mean-points' | 'win-rate'
