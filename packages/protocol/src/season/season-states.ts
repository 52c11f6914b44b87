/**
 * The life of a season.
 *
 * - `created`: being set up. Only tries with house agents are played, and they count for nobody.
 * - `open`: agents enter, and matches are played.
 * - `paused`: nothing new begins; running matches go on to their end.
 * - `frozen`: matches go on, and the public board stands still as it was.
 * - `closing`: no new matches; running matches go on to their end.
 * - `closed`: final. The board is kept as it is, and no decision changes it any more.
 */
export const seasonStates = ['created', 'open', 'paused', 'frozen', 'closing', 'closed'] as const
export type SeasonState = (typeof seasonStates)[number]
