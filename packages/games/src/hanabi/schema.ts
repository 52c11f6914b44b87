import { languages } from '@wis/engine'
import { z } from 'zod'
import { moveMissed, moveRefused, slips } from '../contract/slips-schema.ts'
import { colours, deckLength } from './cards.ts'
import { hanabiEnds, makers } from './events.ts'
import type { HanabiEvent, HanabiRuleset } from './events.ts'

export const hanabiRuleset = z
  .strictObject({
    id: z.string(),
    players: z.int().min(2).max(5),
    colours: z.int().min(1).max(colours.length),
    ranks: z.int().min(2).max(5),
    handSize: z.int().min(1).max(10),
    tokens: z.int().min(1).max(20),
    lives: z.int().min(1).max(10),
    bombed: z.enum(['zero', 'keep']),
    slips: slips.extend({ then: z.enum(['random', 'harmless']) }),
    turnLimitMs: z.int().min(1_000).max(600_000),
  })
  .refine((ruleset) => ruleset.players * ruleset.handSize < deckLength(ruleset), {
    path: ['handSize'],
    message: 'the deck has too few cards for these hands',
  }) satisfies z.ZodType<HanabiRuleset>

const seat = z.int().min(0)
const number = z.int().min(1)
const made = z.enum(makers)
const face = { colour: z.enum(colours), rank: number }
const numberedCard = z.object({ card: number, ...face })
const laid = { seat, made, card: number, position: number, ...face }
const clue = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('colour'), value: z.enum(colours) }),
  z.object({ kind: z.literal('rank'), value: number }),
])

export const hanabiEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('match-opened'),
    ruleset: hanabiRuleset,
    language: z.enum(languages),
    aliases: z.array(z.string()),
  }),
  z.object({ type: z.literal('deck-shuffled'), deck: z.array(z.object(face)) }),
  z.object({ type: z.literal('hand-dealt'), seat, cards: z.array(number) }),
  z.object({
    type: z.literal('cards-seen'),
    holder: seat,
    readers: z.array(seat),
    cards: z.array(numberedCard),
  }),
  z.object({ type: z.literal('card-played'), ...laid, fits: z.boolean() }),
  z.object({ type: z.literal('card-discarded'), ...laid }),
  z.object({
    type: z.literal('clue-given'),
    seat,
    made,
    to: seat,
    clue,
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
    hands: z.array(z.array(numberedCard)),
  }),
]) satisfies z.ZodType<HanabiEvent>
