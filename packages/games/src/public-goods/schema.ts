import { languages } from '@wis/engine'
import { z } from 'zod'
import { moveMissed, moveRefused, slips } from '../contract/slips-schema.ts'
import type { PublicGoodsEvent, PublicGoodsRuleset } from './events.ts'

const seat = z.int().min(0).max(5)
const round = z.int().min(1)
const points = z.int().min(0)

export const publicGoodsRuleset = z.strictObject({
  id: z.string(),
  players: z.int().min(2).max(6),
  rounds: z.int().min(1).max(20),
  endowment: z.int().min(1).max(1_000),
  multiplierTenths: z.int().min(10).max(100),
  slips: slips.extend({ then: z.enum(['random', 'harmless']) }),
  turnLimitMs: z.int().min(1_000).max(600_000),
}) satisfies z.ZodType<PublicGoodsRuleset>

export const publicGoodsEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('match-opened'),
    ruleset: publicGoodsRuleset,
    language: z.enum(languages),
    aliases: z.array(z.string()),
  }),
  z.object({ type: z.literal('round-opened'), round }),
  z.object({ type: z.literal('investment-made'), seat, amount: points, given: z.boolean() }),
  z.object({ type: z.literal('investment-sealed'), seat }),
  moveRefused,
  moveMissed,
  z.object({ type: z.literal('round-ended'), round, investments: z.array(points) }),
  z.object({ type: z.literal('match-ended'), points: z.array(points) }),
]) satisfies z.ZodType<PublicGoodsEvent>
