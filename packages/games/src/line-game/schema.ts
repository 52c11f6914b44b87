import { languages } from '@wis/engine'
import { z } from 'zod'
import { moveMissed, moveRefused, slips } from '../contract/slips-schema.ts'
import { gameEnds } from './events.ts'
import type { LineEvent, LineRuleset } from './events.ts'

const seat = z.int().min(0).max(1)
const cell = z.int().min(0)

export const lineRuleset = z.strictObject({
  id: z.string(),
  players: z.literal(2),
  games: z.int().min(1).max(10),
  hints: z.boolean(),
  slips: slips.extend({ then: z.enum(['random', 'lose']) }),
  turnLimitMs: z.int().min(1_000).max(600_000),
}) satisfies z.ZodType<LineRuleset>

export const lineEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('match-opened'),
    ruleset: lineRuleset,
    language: z.enum(languages),
    aliases: z.array(z.string()),
  }),
  z.object({ type: z.literal('game-opened'), game: z.int().min(1), first: seat }),
  z.object({ type: z.literal('mark-set'), seat, cell, drawn: z.boolean() }),
  moveRefused,
  moveMissed,
  z.object({
    type: z.literal('game-ended'),
    game: z.int().min(1),
    reason: z.enum(gameEnds),
    winner: seat.nullable(),
    line: z.array(cell),
  }),
  z.object({ type: z.literal('match-ended'), points: z.array(z.int()) }),
]) satisfies z.ZodType<LineEvent>
