import { z } from 'zod'
import { matchOpened, moveMissed, moveRefused, slips } from '../contract/entry-schema.ts'
import type { Taken } from '../contract/entry-schema.ts'
import { deck } from './cards/card.ts'
import { actions, boardStreets, handEnds } from './events.ts'

const seat = z.int().min(0).max(1)
const chips = z.int().min(0)
const card = z.enum(deck)
const hole = z.tuple([card, card])
export type Hole = Taken<typeof hole>
const both = z.tuple([hole, hole])
const amount = z.object({ seat, amount: chips })
/** All cards that one hand may need. The first two are for the button. */
const deal = z.object({ holes: both, board: z.array(card).length(5) })
export type Deal = Taken<typeof deal>
/** What the hands of a match are played with. The order has, for each hand, the number of its deal, from 0. */
const drawn = z.object({ deals: z.array(deal), order: z.array(z.int().min(0)) })
export type Drawn = Taken<typeof drawn>

export const holdemRuleset = z
  .strictObject({
    id: z.string(),
    players: z.literal(2),
    // How often cards are drawn for a hand.
    deals: z.int().min(1).max(50),
    // Whether each deal is played twice, the second time with the seats swapped.
    twice: z.boolean(),
    // Whether results say what a seat would have without the luck of its cards. Absent means no.
    countsLuck: z.literal(true).optional(),
    // The one hand begins on the flop with cards from the list of spots, and the match ends with its first action, for no
    // points. Absent means no.
    flopSpot: z.literal(true).optional(),
    // The chips of each seat at the start of each hand.
    stack: z.int().min(4).max(100_000),
    smallBlind: z.int().min(1),
    bigBlind: z.int().min(2),
    slips: slips.extend({ then: z.enum(['random', 'harmless']) }),
    turnLimitMs: z.int().min(1_000).max(600_000),
  })
  .refine(({ smallBlind, bigBlind }) => smallBlind <= bigBlind, {
    path: ['smallBlind'],
    error: 'The small blind is above the big blind.',
  })
  .refine(({ bigBlind, stack }) => 2 * bigBlind <= stack, {
    path: ['bigBlind'],
    error: 'The big blind is above half of the stack.',
  })
  .refine(({ flopSpot, deals, twice }) => !flopSpot || (deals === 1 && !twice), {
    path: ['flopSpot'],
    error: 'A spot at the flop is one hand.',
  })
export type HoldemRuleset = Taken<typeof holdemRuleset>

export const holdemEvent = z.discriminatedUnion('type', [
  matchOpened(holdemRuleset),
  // Nobody reads it before the end.
  z.object({ type: z.literal('cards-drawn'), ...drawn.shape }),
  z.object({ type: z.literal('hand-opened'), hand: z.int().min(1), button: seat }),
  // Only the seat reads it.
  z.object({ type: z.literal('hole-dealt'), seat, cards: hole }),
  z.object({ type: z.literal('blinds-posted'), small: amount, big: amount }),
  z.object({
    type: z.literal('action-taken'),
    seat,
    action: z.enum(actions),
    // The chips that go from the stack into the pot.
    paid: chips,
    // All that the seat has bet on this street.
    bet: chips,
    isAllIn: z.boolean(),
    // The action was taken for a seat that gave no legal answer.
    drawn: z.boolean(),
  }),
  z.object({ type: z.literal('board-dealt'), street: z.enum(boardStreets), cards: z.array(card) }),
  z.object({ type: z.literal('bet-returned'), seat, amount: chips }),
  z.object({ type: z.literal('cards-shown'), holes: both }),
  z.object({
    type: z.literal('hand-ended'),
    hand: z.int().min(1),
    reason: z.enum(handEnds),
    // Null if the pot is split.
    winner: seat.nullable(),
    pot: chips,
    // What each seat gets out of the pot.
    won: z.array(chips),
    // What each seat has won or lost in this hand.
    net: z.array(z.int()),
    // At a showdown, the best five cards of each seat.
    best: z.array(z.array(card)).nullable(),
  }),
  moveRefused,
  moveMissed,
  z.object({ type: z.literal('cards-revealed'), ...drawn.shape }),
  z.object({ type: z.literal('match-ended'), points: z.array(z.int()) }),
])
export type HoldemEvent = Taken<typeof holdemEvent>
export type ActionTaken = Extract<HoldemEvent, { readonly type: 'action-taken' }>
export type HandEnded = Extract<HoldemEvent, { readonly type: 'hand-ended' }>
