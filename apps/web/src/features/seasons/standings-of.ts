import 'server-only'
import { leaderboard } from '@wis/db/boards'
import type { Board, BoardQuery } from '@wis/db/boards'
import type { StoredSeason } from '@wis/db/seasons'
import { database } from '../../server/database.ts'
import { openingBoard } from '../leaderboard/leaders/opening-board.ts'

/**
 * The board that says who leads a season. A ladder of the platform that is played goes as the leaderboard of its game
 * opens. A season with an organizer goes by its terms, and a board that was taken by what it was taken by.
 */
export const standingsOf = (
  season: StoredSeason,
  wish: Omit<BoardQuery, 'game' | 'seasonSlug' | 'sort'>,
): Promise<Board | undefined> =>
  goesAsItOpens(season)
    ? openingBoard(season.game, { ...wish, seasonSlug: season.slug })
    : leaderboard(database(), { ...wish, seasonSlug: season.slug })

/** Whether the rows of such a board are ordered by rating, whatever its official order is. */
export const isByRating = (season: StoredSeason, board: Pick<Board, 'order' | 'ratings'>) =>
  goesAsItOpens(season) && board.order === 'skill' && board.ratings !== null

const goesAsItOpens = ({ format, organizer, board }: StoredSeason) =>
  format === 'ladder' && organizer === null && board === null
