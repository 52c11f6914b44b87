import type { Rng, Seat } from '@wis/engine'
import { boardStreets } from './events.ts'
import type { BoardStreet } from './events.ts'
import { endByFold, endByShowdown, holesBySeat } from './hand-end.ts'
import { at } from './hand.ts'
import type { Hand } from './hand.ts'
import type { Deal, Drawn, HoldemEvent, HoldemRuleset } from './schema.ts'
import { handsOf } from './state.ts'
import type { HoldemState } from './state.ts'

const boardParts: Readonly<Record<BoardStreet, readonly [number, number]>> = {
  flop: [0, 3],
  turn: [3, 4],
  river: [4, 5],
}

/** The button changes with every hand. */
const buttonOf = (hand: number) => (hand - 1) % 2

/** The first hand. In a spot at the flop chance places the button, so that either seat may be the one that is asked. */
export function openFirstHand(ruleset: HoldemRuleset, drawn: Drawn, rng: Rng): readonly HoldemEvent[] {
  if (!ruleset.flopSpot) return openHand(ruleset, drawn, 1)
  const { board } = dealOf(drawn, 1)
  const flop = { type: 'board-dealt', street: 'flop', cards: board.slice(...boardParts.flop) } as const
  return [...openHand(ruleset, drawn, 1, rng.int(2)), flop]
}

function openHand(
  ruleset: HoldemRuleset,
  drawn: Drawn,
  hand: number,
  button: Seat = buttonOf(hand),
): readonly HoldemEvent[] {
  const [first, second] = holesBySeat(dealOf(drawn, hand), button)
  return [
    { type: 'hand-opened', hand, button },
    { type: 'hole-dealt', seat: 0, cards: first },
    { type: 'hole-dealt', seat: 1, cards: second },
    {
      type: 'blinds-posted',
      small: { seat: button, amount: ruleset.smallBlind },
      big: { seat: 1 - button, amount: ruleset.bigBlind },
    },
  ]
}

function dealOf({ deals, order }: Drawn, hand: number): Deal {
  const deal = deals[order[hand - 1] ?? 0]
  if (!deal) throw new RangeError(`no cards are drawn for hand ${hand}`)
  return deal
}

/** What follows from an action, up to the next question. */
export function afterwards({ ruleset, drawn, hand, tallies }: HoldemState): readonly HoldemEvent[] {
  if (!hand || !drawn) return []
  if (ruleset.flopSpot)
    return [
      { type: 'cards-revealed', ...drawn },
      { type: 'match-ended', points: [0, 0] },
    ]
  if (hand.next !== null) return []
  const events = closeBetting(hand, ruleset.stack, dealOf(drawn, hand.number))
  const ended = events.at(-1)
  if (ended?.type !== 'hand-ended') return events
  if (hand.number < handsOf(ruleset)) return [...events, ...openHand(ruleset, drawn, hand.number + 1)]
  const points = tallies.map(({ chips }, seat) => chips + at(ended.net, seat))
  return [...events, { type: 'cards-revealed', ...drawn }, { type: 'match-ended', points }]
}

function closeBetting(hand: Hand, stack: number, deal: Deal): readonly HoldemEvent[] {
  if (hand.folded !== null) return endByFold(hand, stack, hand.folded)
  const left = streetsAfter(hand).map((street): HoldemEvent => {
    return { type: 'board-dealt', street, cards: deal.board.slice(...boardParts[street]) }
  })
  const isOver = left.length === 0 || hand.stacks.includes(0)
  if (!isOver) return left.slice(0, 1)
  const shown: HoldemEvent = { type: 'cards-shown', holes: holesBySeat(deal, hand.button) }
  return [shown, ...left, endByShowdown(hand, stack, deal)]
}

const streetsAfter = ({ street }: Hand): readonly BoardStreet[] =>
  street === 'pre-flop' ? boardStreets : boardStreets.slice(boardStreets.indexOf(street) + 1)
