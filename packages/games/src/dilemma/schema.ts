import { languages } from '@wis/engine'
import { z } from 'zod'
import { moveMissed, moveRefused, slips } from '../contract/slips-schema.ts'
import { choices } from './events.ts'
import type { DilemmaEvent, DilemmaRuleset } from './events.ts'

const seat = z.int().min(0).max(5)
const round = z.int().min(1)
const choice = z.enum(choices)
const reward = z.int().min(1).max(1_000)

export const dilemmaRuleset = z.strictObject({
  id: z.string(),
  players: z.int().min(2).max(6),
  rounds: z.int().min(1).max(20),
  payoffs: z
    .strictObject({ allCooperate: reward, oneDefects: reward, severalDefect: reward })
    .refine(({ oneDefects, severalDefect }) => oneDefects >= severalDefect, {
      message: 'A lone defector gets at least as much as one of several.',
      path: ['severalDefect'],
    }),
  talk: z.boolean(),
  slips: slips.extend({ then: z.literal('harmless') }),
  turnLimitMs: z.int().min(1_000).max(600_000),
}) satisfies z.ZodType<DilemmaRuleset>

export const dilemmaEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('match-opened'),
    ruleset: dilemmaRuleset,
    language: z.enum(languages),
    aliases: z.array(z.string()),
  }),
  z.object({ type: z.literal('round-opened'), round }),
  z.object({
    type: z.literal('line-written'),
    seat,
    text: z.string().nullable(),
    cut: z.boolean(),
    given: z.boolean(),
  }),
  z.object({ type: z.literal('lines-told'), round, lines: z.array(z.string().nullable()) }),
  z.object({ type: z.literal('choice-made'), seat, choice, given: z.boolean() }),
  moveRefused,
  moveMissed,
  z.object({
    type: z.literal('round-ended'),
    round,
    choices: z.array(choice),
    points: z.array(z.int().min(0)),
  }),
  z.object({ type: z.literal('match-ended'), points: z.array(z.int().min(0)) }),
]) satisfies z.ZodType<DilemmaEvent>
