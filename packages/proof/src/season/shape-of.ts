import { seasonsApart } from '../games-apart.ts'
import { kitSeasonFormat } from '../kit/season-lines.ts'
import { kitSeasons } from '../kit/seasons.ts'
import { memberOf } from '../line.ts'
import type { Line } from '../line.ts'
import type { SeasonShape } from './season-shape.ts'

/** A file in no known format is read by the oldest one, which says what it expects. */
export const [oldestShape] = seasonsApart

/** How a season of this game is written. */
export const shapeOfGame = (game: string): SeasonShape =>
  seasonsApart.find((shape) => shape.game === game) ?? kitSeasons

/** How the season that begins with this line is to be read. */
export function shapeOfHeader(line: Line): SeasonShape {
  const format = memberOf(line.value, 'format')
  if (format === kitSeasonFormat) return kitSeasons
  return seasonsApart.find((shape) => shape.format === format) ?? oldestShape
}
