import { languages } from '@wis/engine'
import { z } from 'zod'
import { moveMissed, moveRefused, slips } from '../contract/slips-schema.ts'
import { endReasons } from './events.ts'
import type { ChameleonEvent, ChameleonRuleset } from './events.ts'

const seat = z.int().min(0).max(5)
const limit = z.int().min(1).max(2_000)

export const chameleonRuleset = z.strictObject({
  id: z.string(),
  players: z.int().min(3).max(6),
  clueLimit: z.strictObject({ en: limit, zh: limit }),
  wordInClue: z.enum(['out', 'allowed']),
  listsWords: z.boolean().optional(),
  slips: slips.extend({ then: z.literal('harmless') }),
  turnLimitMs: z.int().min(1_000).max(600_000),
}) satisfies z.ZodType<ChameleonRuleset>

export const chameleonEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('match-opened'),
    ruleset: chameleonRuleset,
    language: z.enum(languages),
    aliases: z.array(z.string()),
    topic: z.string(),
    words: z.array(z.string()).optional(),
  }),
  z.object({ type: z.literal('chameleon-chosen'), seat, word: z.string() }),
  z.object({ type: z.literal('word-dealt'), seat, word: z.string().nullable() }),
  z.object({ type: z.literal('clues-opened'), order: z.array(seat) }),
  z.object({ type: z.literal('clue-given'), seat, text: z.string().nullable(), cut: z.boolean() }),
  z.object({ type: z.literal('fouls-called'), seats: z.array(seat) }),
  z.object({ type: z.literal('vote-opened'), candidates: z.array(seat) }),
  z.object({ type: z.literal('vote-cast'), seat, target: seat.nullable() }),
  z.object({
    type: z.literal('votes-revealed'),
    ballots: z.array(z.object({ seat, target: seat.nullable() })),
    accused: seat.nullable(),
  }),
  z.object({ type: z.literal('chameleon-caught'), seat }),
  z.object({ type: z.literal('word-guessed'), seat, text: z.string().nullable(), right: z.boolean() }),
  moveRefused,
  moveMissed,
  z.object({
    type: z.literal('match-ended'),
    reason: z.enum(endReasons),
    chameleon: seat,
    word: z.string(),
    points: z.array(z.int().min(0)),
  }),
]) satisfies z.ZodType<ChameleonEvent>
