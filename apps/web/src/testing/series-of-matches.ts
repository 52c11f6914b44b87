import type { SeriesMatch } from '@wis/db/matches'
import { ids } from '@wis/engine'

/** A match of a series that is still played. */
const running: SeriesMatch = {
  id: ids.match('m'),
  game: 'who-is-spy',
  status: 'running',
  result: null,
  role: null,
  points: null,
  faults: 0,
}

export const wonMatch = (role: string | null, points: number): SeriesMatch => ({
  ...running,
  status: 'finished',
  result: 'won',
  role,
  points,
})

/** Two matches won and one lost, with a fault. The void one and the one still played are not decided. */
export const seriesOfMatches: readonly SeriesMatch[] = [
  wonMatch('spy', 60),
  { ...wonMatch('spy', -15), result: 'lost', faults: 1 },
  wonMatch('civilian', 36),
  { ...running, status: 'void', faults: 3 },
  running,
]
