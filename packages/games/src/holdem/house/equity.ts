import type { Rng } from '@wis/engine'
import type { Card } from '../cards/card.ts'
import { addPlace, drawTo, placesLeft, rankSets } from '../cards/rank-sets.ts'
import type { RankSets } from '../cards/rank-sets.ts'
import { scoreBySuits } from '../cards/score.ts'

/**
 * The share of the pot that these hole cards win on average against two random ones, estimated by laying out the
 * missing cards this many times.
 */
export function equityOf(hole: readonly Card[], board: readonly Card[], rng: Rng, rollouts: number): number {
  const own = rankSets([...hole, ...board])
  const table = rankSets(board)
  const left = placesLeft([...hole, ...board])
  const missing = 5 - board.length
  let won = 0
  for (let rollout = 0; rollout < rollouts; rollout++) {
    const [mine, theirs] = [own.slice() as RankSets, table.slice() as RankSets]
    for (let drawn = 0; drawn < missing + 2; drawn++) {
      const place = drawTo(left, drawn, rng)
      addPlace(theirs, place)
      if (drawn < missing) addPlace(mine, place)
    }
    const difference = scoreBySuits(...mine) - scoreBySuits(...theirs)
    won += difference > 0 ? 1 : difference === 0 ? 0.5 : 0
  }
  return won / rollouts
}
