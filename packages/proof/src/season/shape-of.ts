import { olderExports } from '@wis/games'
import { olderSeasonsOf } from '../format-1/seasons.ts'
import { kitSeasonFormat, kitSeasons } from '../kit/seasons.ts'
import { memberOf } from '../read-lines.ts'
import type { Line } from '../read-lines.ts'
import type { SeasonShape } from './season-shape.ts'

const older = olderExports.map(olderSeasonsOf)

/** A file in no known format is read by the oldest one, which says what it expects. */
export const oldestShape: SeasonShape = older[0] ?? kitSeasons

/** How a season of this game is written. */
export const shapeOfGame = (game: string): SeasonShape =>
  older.find((shape) => shape.game === game) ?? kitSeasons

/** How the season that begins with this line is to be read. */
export function shapeOfHeader(line: Line): SeasonShape {
  return memberOf(line.value, 'format') === kitSeasonFormat ? kitSeasons : oldestShape
}
