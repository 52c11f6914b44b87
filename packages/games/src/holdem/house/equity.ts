import type { Rng } from '@wis/engine'
import { deck, placeOf } from '../cards/card.ts'
import type { Card } from '../cards/card.ts'
import { scoreBySuits } from '../cards/score.ts'

/**
 * The share of the pot that these hole cards win on average against two random ones, estimated by laying out the
 * missing cards this many times.
 */
export function equityOf(hole: readonly Card[], board: readonly Card[], rng: Rng, rollouts: number): number {
  const own = rankSets([...hole, ...board])
  const table = rankSets(board)
  const seen = new Set([...hole, ...board].map(placeOf))
  const left = [...deck.keys()].filter((place) => !seen.has(place))
  const missing = 5 - board.length
  let won = 0
  for (let rollout = 0; rollout < rollouts; rollout++) {
    const [mine, theirs] = [own.slice() as RankSets, table.slice() as RankSets]
    for (let drawn = 0; drawn < missing + 2; drawn++) {
      const place = drawTo(left, drawn, rng)
      add(theirs, place)
      if (drawn < missing) add(mine, place)
    }
    const difference = scoreBySuits(...mine) - scoreBySuits(...theirs)
    won += difference > 0 ? 1 : difference === 0 ? 0.5 : 0
  }
  return won / rollouts
}

/** The ranks held of each suit. */
type RankSets = [number, number, number, number]

function rankSets(cards: readonly Card[]): RankSets {
  const sets: RankSets = [0, 0, 0, 0]
  for (const card of cards) add(sets, placeOf(card))
  return sets
}

function add(sets: RankSets, place: number): void {
  sets[(place & 3) as 0 | 1 | 2 | 3] |= 1 << (place >> 2)
}

/** Swaps a card by chance to the index, and names it. */
function drawTo(left: number[], index: number, rng: Rng): number {
  const chosen = index + rng.int(left.length - index)
  const place = left[chosen] ?? 0
  left[chosen] = left[index] ?? 0
  left[index] = place
  return place
}
