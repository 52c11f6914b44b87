import { languages } from '@wis/engine'
import { z } from 'zod'
import { moveMissed, moveRefused, slips } from '../contract/slips-schema.ts'
import { bargainEnds } from './events.ts'
import type { BargainEvent, BargainRuleset } from './events.ts'
import { mostThings, wholeWorth } from './instances.ts'

export const bargainRuleset = z.strictObject({
  id: z.string(),
  players: z.literal(2),
  offers: z.int().min(1).max(50),
  discreet: z.boolean(),
  slips: slips.extend({ then: z.enum(['random', 'harmless']) }),
  turnLimitMs: z.int().min(1_000).max(600_000),
}) satisfies z.ZodType<BargainRuleset>

const seat = z.int().min(0).max(1)
const count = z.int().min(0).max(mostThings)
const things = z.tuple([count, count, count])
const value = z.int().min(0).max(wholeWorth)
const values = z.tuple([value, value, value])
const words = { text: z.string().nullable(), cut: z.boolean(), drawn: z.boolean() }

export const bargainEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('match-opened'),
    ruleset: bargainRuleset,
    language: z.enum(languages),
    aliases: z.array(z.string()),
  }),
  z.object({ type: z.literal('things-laid'), counts: things }),
  z.object({ type: z.literal('values-dealt'), seat, values }),
  z.object({ type: z.literal('offer-made'), seat, take: things, ...words }),
  z.object({ type: z.literal('offer-accepted'), seat, ...words }),
  z.object({ type: z.literal('offer-rejected'), seat, ...words }),
  z.object({ type: z.literal('turn-passed'), seat }),
  moveRefused,
  moveMissed,
  z.object({
    type: z.literal('match-ended'),
    reason: z.enum(bargainEnds),
    points: z.array(z.int().min(0)),
    values: z.tuple([values, values]),
  }),
]) satisfies z.ZodType<BargainEvent>
