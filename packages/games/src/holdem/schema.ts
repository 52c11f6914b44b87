import { languages } from '@wis/engine'
import { z } from 'zod'
import { moveMissed, moveRefused, slips } from '../contract/slips-schema.ts'
import { deck } from './cards/card.ts'
import { actions, boardStreets, handEnds } from './events.ts'
import type { HoldemEvent, HoldemRuleset } from './events.ts'

const seat = z.int().min(0).max(1)
const chips = z.int().min(0)
const card = z.enum(deck)
const hole = z.tuple([card, card])
const both = z.tuple([hole, hole])
const amount = z.object({ seat, amount: chips })
const drawn = {
  deals: z.array(z.object({ holes: both, board: z.array(card).length(5) })),
  order: z.array(z.int().min(0)),
}

export const holdemRuleset = z
  .strictObject({
    id: z.string(),
    players: z.literal(2),
    deals: z.int().min(1).max(50),
    twice: z.boolean(),
    countsLuck: z.literal(true).optional(),
    flopSpot: z.literal(true).optional(),
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
  }) satisfies z.ZodType<HoldemRuleset>

export const holdemEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('match-opened'),
    ruleset: holdemRuleset,
    language: z.enum(languages),
    aliases: z.array(z.string()),
  }),
  z.object({ type: z.literal('cards-drawn'), ...drawn }),
  z.object({ type: z.literal('hand-opened'), hand: z.int().min(1), button: seat }),
  z.object({ type: z.literal('hole-dealt'), seat, cards: hole }),
  z.object({ type: z.literal('blinds-posted'), small: amount, big: amount }),
  z.object({
    type: z.literal('action-taken'),
    seat,
    action: z.enum(actions),
    paid: chips,
    bet: chips,
    isAllIn: z.boolean(),
    drawn: z.boolean(),
  }),
  z.object({ type: z.literal('board-dealt'), street: z.enum(boardStreets), cards: z.array(card) }),
  z.object({ type: z.literal('bet-returned'), seat, amount: chips }),
  z.object({ type: z.literal('cards-shown'), holes: both }),
  z.object({
    type: z.literal('hand-ended'),
    hand: z.int().min(1),
    reason: z.enum(handEnds),
    winner: seat.nullable(),
    pot: chips,
    won: z.array(chips),
    net: z.array(z.int()),
    best: z.array(z.array(card)).nullable(),
  }),
  moveRefused,
  moveMissed,
  z.object({ type: z.literal('cards-revealed'), ...drawn }),
  z.object({ type: z.literal('match-ended'), points: z.array(z.int()) }),
]) satisfies z.ZodType<HoldemEvent>
