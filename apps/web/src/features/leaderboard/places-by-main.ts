import type { LeaderboardRow } from '@wis/protocol'
import { rankRangeAmong } from '@wis/ratings'
import { mainIntervalOf } from './game/game-cell.ts'
import type { KitOfBoard } from './game/game-of-board.ts'
import { placesText } from './places-text.ts'

/** The possible places of each row of a whole board without ratings, by the number that it goes by. Rows with few matches stand apart. */
export function placesByMain(rows: readonly LeaderboardRow[], kit: KitOfBoard): readonly string[] {
  const intervals = rows.map((row) => (row.inGame?.fewMatches ? undefined : mainIntervalOf(row, kit)))
  const rangeOf = rankRangeAmong(intervals.filter((one) => one !== undefined))
  return rows.map(({ rank }, at) => {
    const own = intervals[at]
    return own ? placesText(rangeOf(own)) : String(rank)
  })
}
