/** The part of a page that shows a match. */
export const playerId = 'player'
