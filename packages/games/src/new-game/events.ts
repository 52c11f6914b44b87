import { languages } from '@wis/engine'
import { z } from 'zod'
import { moveMissed, moveRefused, slips } from '../contract/slips-schema.ts'

export const choices = ['rock', 'paper', 'scissors'] as const
export type Choice = (typeof choices)[number]
const choice = z.enum(choices)
const seat = z.int().min(0).max(1)

/** The rules of one match, as data. */
export const ruleset = z.strictObject({
  id: z.string(),
  players: z.literal(2),
  /** Best of so many rounds. */
  rounds: z.int().min(1).max(99),
  slips: slips.extend({ then: z.literal('random') }),
  turnLimitMs: z.int().min(1_000).max(600_000),
})
export type Ruleset = z.infer<typeof ruleset>

const twice = { tries: 2, then: 'random' } as const
const arena: Ruleset = { id: 'arena', players: 2, rounds: 5, turnLimitMs: 30_000, slips: twice }
/** The first one is what a match is played by if nothing else is said. */
export const presets = [arena, { ...arena, id: 'long', rounds: 21 }] as const

const language = z.enum(languages)
/** Everything that can happen, in the past tense. It is stored, and the match is read from it again. */
export const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('match-opened'), ruleset, language, aliases: z.array(z.string()) }),
  z.object({ type: z.literal('choice-made'), seat, choice, drawn: z.boolean() }),
  z.object({ type: z.literal('round-ended'), choices: z.array(choice).length(2), winner: seat.nullable() }),
  z.object({ type: z.literal('match-ended'), points: z.array(z.int()) }),
  moveRefused,
  moveMissed,
])
export type Event = z.infer<typeof event>
