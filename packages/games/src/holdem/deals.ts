import type { Rng } from '@wis/engine'
import { deck } from './cards/card.ts'
import { drawnOf, flopSpots } from './spots/chance-at-flop.ts'
import type { Deal, Drawn, HoldemRuleset } from './table.ts'

/**
 * The cards of a whole match, and which hand is played with which. All deals are played once before any is played
 * again, and the second time in an order drawn by chance, so that nobody knows which deal comes back when.
 */
export function drawCards({ deals, twice, flopSpot }: HoldemRuleset, rng: Rng): Drawn {
  if (flopSpot) return drawnOf(rng.pick(flopSpots))
  const drawn = Array.from({ length: deals }, () => drawDeal(rng))
  const first = [...drawn.keys()]
  return { deals: drawn, order: twice ? [...first, ...again(first, rng)] : first }
}

export function drawDeal(rng: Rng): Deal {
  const left = [...deck]
  const take = () => left.splice(rng.int(left.length), 1)[0] ?? '2c'
  return {
    holes: [
      [take(), take()],
      [take(), take()],
    ],
    board: [take(), take(), take(), take(), take()],
  }
}

/** Deals with an even and with an odd number take turns, so that the button goes on changing with every hand. */
function again(deals: readonly number[], rng: Rng): readonly number[] {
  const even = rng.shuffle(deals.filter((deal) => deal % 2 === 0))
  const odd = rng.shuffle(deals.filter((deal) => deal % 2 === 1))
  const [one, other] = deals.length % 2 === 0 ? [odd, even] : [even, odd]
  return deals.map((_, index) => (index % 2 === 0 ? one : other)[index >> 1] ?? 0)
}
