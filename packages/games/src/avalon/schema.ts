import { languages } from '@wis/engine'
import { z } from 'zod'
import { moveMissed, moveRefused, slips } from '../contract/slips-schema.ts'
import { cards, endReasons } from './events.ts'
import type { AvalonEvent, AvalonRuleset } from './events.ts'
import { guessable } from './notes.ts'
import { roles } from './roles.ts'

const seat = z.int().min(0).max(4)
const limit = z.int().min(1).max(2_000)

export const avalonRuleset = z.strictObject({
  id: z.string(),
  players: z.int().min(5).max(5),
  speechLimit: z.strictObject({ en: limit, zh: limit }),
  refusals: z.strictObject({ most: z.int().min(1).max(9), then: z.enum(['evil-wins', 'next-unvoted']) }),
  slips: slips.extend({ then: z.literal('harmless') }),
  turnLimitMs: z.int().min(1_000).max(600_000),
  talkLimitMs: z.int().min(1_000).max(600_000).exactOptional(),
  notes: z.literal('asked').exactOptional(),
}) satisfies z.ZodType<AvalonRuleset>

const spoken = { seat, text: z.string().nullable(), cut: z.boolean(), noted: z.boolean() }
const team = z.array(seat)
const noted = z.string().nullable()

export const avalonEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('match-opened'),
    ruleset: avalonRuleset,
    language: z.enum(languages),
    aliases: z.array(z.string()),
  }),
  z.object({ type: z.literal('role-dealt'), seat, role: z.enum(roles), sees: z.array(seat) }),
  z.object({
    type: z.literal('proposal-opened'),
    quest: z.int().min(1).max(5),
    proposal: z.int().min(1),
    leader: seat,
    size: z.int().min(1).max(5),
    voted: z.boolean(),
  }),
  z.object({ type: z.literal('team-proposed'), ...spoken, team, drawn: z.boolean() }),
  z.object({ type: z.literal('speech-given'), ...spoken }),
  z.object({ type: z.literal('team-settled'), ...spoken, team, changed: z.boolean(), drawn: z.boolean() }),
  z.object({
    type: z.literal('thoughts-noted'),
    seat,
    notes: z.object({
      guesses: z.array(
        z.object({ seat, value: z.enum(guessable), certainty: z.int().min(0).max(100).nullable() }),
      ),
      intentions: z.array(z.string()),
      thinking: noted,
      expects: noted,
      draft: noted,
    }),
  }),
  z.object({ type: z.literal('vote-cast'), seat, approves: z.boolean(), drawn: z.boolean() }),
  z.object({ type: z.literal('votes-revealed'), approvals: z.array(z.boolean()), carried: z.boolean() }),
  z.object({ type: z.literal('card-played'), seat, card: z.enum(cards), drawn: z.boolean() }),
  z.object({
    type: z.literal('quest-ended'),
    quest: z.int().min(1).max(5),
    fails: z.int().min(0).max(3),
    won: z.boolean(),
  }),
  z.object({ type: z.literal('merlin-named'), seat, target: seat.nullable(), right: z.boolean() }),
  moveRefused,
  moveMissed,
  z.object({
    type: z.literal('match-ended'),
    reason: z.enum(endReasons),
    roles: z.array(z.enum(roles)),
    points: z.array(z.int().min(0)),
  }),
]) satisfies z.ZodType<AvalonEvent>
