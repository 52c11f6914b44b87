import { z } from 'zod'
import { matchOpened, moveMissed, moveRefused, slips } from '../contract/entry-schema.ts'
import type { Taken } from '../contract/entry-schema.ts'
import { colours, deckLength } from './cards.ts'
import { hanabiEnds, makers } from './events.ts'

export const hanabiRuleset = z
  .strictObject({
    id: z.string(),
    players: z.int().min(2).max(5),
    colours: z.int().min(1).max(colours.length),
    ranks: z.int().min(2).max(5),
    handSize: z.int().min(1).max(10),
    // The clue tokens at the beginning, and the most there can be.
    tokens: z.int().min(1).max(20),
    lives: z.int().min(1).max(10),
    // What the fireworks are worth once the last life is lost.
    bombed: z.enum(['zero', 'keep']),
    slips: slips.extend({ then: z.enum(['random', 'harmless']) }),
    turnLimitMs: z.int().min(1_000).max(600_000),
  })
  .refine((ruleset) => ruleset.players * ruleset.handSize < deckLength(ruleset), {
    path: ['handSize'],
    message: 'the deck has too few cards for these hands',
  })
export type HanabiRuleset = Taken<typeof hanabiRuleset>

const seat = z.int().min(0)
const number = z.int().min(1)
const made = z.enum(makers)
const face = { colour: z.enum(colours), rank: number }
/** A card with its number in the order in which the cards were drawn, from 1. */
const numberedCard = z.object({ card: number, ...face })
export type NumberedCard = Taken<typeof numberedCard>
/** A card from a hand, with its place there, from 1 for the oldest card. */
const laid = { seat, made, card: number, position: number, ...face }
const clue = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('colour'), value: z.enum(colours) }),
  z.object({ kind: z.literal('rank'), value: number }),
])
export type Clue = Taken<typeof clue>

export const hanabiEvent = z.discriminatedUnion('type', [
  matchOpened(hanabiRuleset),
  // The order in which cards will be drawn. Nobody reads it during the match.
  z.object({ type: z.literal('deck-shuffled'), deck: z.array(z.object(face)) }),
  z.object({ type: z.literal('hand-dealt'), seat, cards: z.array(number) }),
  // The faces of cards that came into a hand. Everybody at the table reads it but the holder.
  z.object({
    type: z.literal('cards-seen'),
    holder: seat,
    readers: z.array(seat),
    cards: z.array(numberedCard),
  }),
  // It fits if it was the next card of its firework.
  z.object({ type: z.literal('card-played'), ...laid, fits: z.boolean() }),
  z.object({ type: z.literal('card-discarded'), ...laid }),
  z.object({
    type: z.literal('clue-given'),
    seat,
    made,
    to: seat,
    clue,
    // The numbers of the cards that it touches, the oldest first, and where these are in the hand.
    cards: z.array(number),
    positions: z.array(number),
  }),
  z.object({ type: z.literal('card-drawn'), seat, card: number }),
  z.object({ type: z.literal('deck-emptied') }),
  moveRefused,
  moveMissed,
  z.object({
    type: z.literal('match-ended'),
    reason: z.enum(hanabiEnds),
    score: z.int().min(0),
    // The cards that are left in the hands.
    hands: z.array(z.array(numberedCard)),
  }),
])
export type HanabiEvent = Taken<typeof hanabiEvent>
type Of<Type> = Extract<HanabiEvent, { readonly type: Type }>
export type CardPlayed = Of<'card-played'>
export type CardDiscarded = Of<'card-discarded'>
export type ClueGiven = Of<'clue-given'>
/** What a seat did with its turn. */
export type HanabiAct = CardPlayed | CardDiscarded | ClueGiven
export type CardsSeen = Of<'cards-seen'>
