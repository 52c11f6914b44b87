import { languages } from '@wis/engine'
import { z } from 'zod'
import { moveMissed, moveRefused, slips } from '../contract/slips-schema.ts'
import { ceilings } from './events.ts'
import type { BidEvent, BidRuleset } from './events.ts'

const seat = z.int().min(0).max(1)
const auction = z.int().min(1)
const cents = z.int().min(0)
const pair = z.array(cents).length(2)
const values = z.array(pair)

export const bidRuleset = z
  .strictObject({
    id: z.string(),
    players: z.literal(2),
    auctions: z.int().min(1).max(50),
    leastValue: z.int().min(2),
    mostValue: z.int().min(2).max(100_000),
    ceiling: z.enum(ceilings),
    slips: slips.extend({ then: z.enum(['random', 'harmless']) }),
    turnLimitMs: z.int().min(1_000).max(600_000),
  })
  .refine(({ leastValue, mostValue }) => leastValue <= mostValue, {
    path: ['leastValue'],
    error: 'The least value is above the highest one.',
  }) satisfies z.ZodType<BidRuleset>

export const bidEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('match-opened'),
    ruleset: bidRuleset,
    language: z.enum(languages),
    aliases: z.array(z.string()),
  }),
  z.object({ type: z.literal('values-drawn'), values }),
  z.object({ type: z.literal('auction-opened'), auction }),
  z.object({ type: z.literal('value-dealt'), seat, value: cents }),
  z.object({ type: z.literal('bid-made'), seat, bid: cents, given: z.boolean() }),
  z.object({ type: z.literal('bid-sealed'), seat }),
  moveRefused,
  moveMissed,
  z.object({
    type: z.literal('auction-ended'),
    auction,
    bids: pair,
    winner: seat,
    byChance: z.boolean(),
  }),
  z.object({ type: z.literal('values-revealed'), values }),
  z.object({ type: z.literal('match-ended'), points: z.array(z.int()).length(2) }),
]) satisfies z.ZodType<BidEvent>
