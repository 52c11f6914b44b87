import 'server-only'
import { kits } from '@wis/games'
import type { Language } from '@wis/games'
import type { LeaderboardRow } from '@wis/protocol'
import { isProvisional } from '@wis/ratings'
import { untilSettled } from '../../../server/until-settled.ts'
import { mainIntervalOf, mainIntervalText, mainNumberOf, mainValueOf } from '../game/game-cell.ts'
import type { GameCell } from '../game/game-cell.ts'
import { mainColumnOf } from '../game/game-columns.ts'
import type { SharedColumn } from '../game/game-columns.ts'
import { kitOfBoard } from '../game/game-of-board.ts'
import { leaderboardRowOf } from '../leaderboard-row-of.ts'
import { placesByMain } from '../places-by-main.ts'
import { placesText } from '../places-text.ts'
import { openingBoard } from './opening-board.ts'

export interface Leader {
  readonly agent: LeaderboardRow['agent']
  readonly matches: number
  /** Its possible places within the 95% intervals, such as 2–5. */
  readonly places: string
  readonly text: string
  /** What a bar shows. Undefined where the number has no interval yet. */
  readonly range: { readonly value: number; readonly low: number; readonly high: number } | undefined
  /** The same in words. */
  readonly interval: GameCell['interval']
  /** Whether it has too few matches for its place to mean much. */
  readonly isGrey: boolean
}

export interface FirstOfBoard {
  readonly game: string
  /** What the leaders are ordered by. */
  readonly column: SharedColumn
  readonly leaders: readonly Leader[]
}

const mostOfEach = 50

/** The first agents of each game's board in the reader's language. A game that nobody has played yet is left out. */
export const firstOfGames = (language: Language): Promise<readonly FirstOfBoard[]> =>
  untilSettled(`first of games ${language}`, async () => {
    const found = await Promise.all(kits.map(({ id }) => firstOfBoard(id, language, mostOfEach)))
    return found.flatMap((first) => first ?? [])
  })

export interface Placed {
  readonly board: FirstOfBoard
  readonly leader: Leader
  /** From 0. */
  readonly place: number
}

/** Where an agent stands on the board of a game. Undefined if it is not among the first. */
export function placeIn(
  boards: readonly FirstOfBoard[],
  { game, agentId }: { readonly game: string | undefined; readonly agentId: string },
): Placed | undefined {
  const board = boards.find((one) => one.game === game)
  const place = board?.leaders.findIndex(({ agent }) => agent.id === agentId) ?? -1
  const leader = board?.leaders[place]
  return board && leader && { board, leader, place }
}

/**
 * The first agents of a game by the number that its leaderboard opens with: the rating, or its own where all play
 * together. Undefined if the game has no ladder, or no decided match.
 */
export async function firstOfBoard(
  game: string,
  language: Language,
  limit: number,
): Promise<FirstOfBoard | undefined> {
  const board = await openingBoard(game, { language, includeHouse: true, limit })
  const kit = board && kitOfBoard(board)
  if (!board || !kit || board.items.length === 0) return undefined
  const isRated = board.order === 'skill' && board.ratings !== null
  const rows = board.items.map((stored) => leaderboardRowOf(stored, board.rule, kit))
  const places = isRated || board.nextCursor !== null ? [] : placesByMain(rows, kit)
  const leaders = rows.map((row, at): Leader => {
    const value = mainValueOf(row, kit)
    const ends = mainIntervalOf(row, kit)
    return {
      agent: row.agent,
      matches: row.matches,
      places: row.rankRange ? placesText(row.rankRange) : (places[at] ?? String(at + 1)),
      text: mainNumberOf(row, kit) ?? '–',
      range: value !== null && ends ? { value, ...ends } : undefined,
      interval: mainIntervalText(row, kit),
      isGrey: isProvisional(kit.board.order, row),
    }
  })
  return { game, column: mainColumnOf(kit.board), leaders }
}
