import type { Entry } from '@wis/engine'
import type { Ruleset, SpyEvent } from '@wis/games'
import { z } from 'zod'

const seat = z.int().min(0)
const round = z.int().min(1)
const words = z.object({ civilian: z.string(), spy: z.string() })

export const ruleset = z.object({
  id: z.string(),
  players: z.int().min(2),
  rounds: z.int().min(1).nullable(),
  minSurvivors: z.int().min(1),
  speechLimit: z.object({ en: z.int().min(1), zh: z.int().min(1) }),
  turnLimitMs: z.int().min(1),
  pot: z.int().min(0),
  spyRoundPoints: z.array(z.int()),
  voteBonus: z.int(),
  entryCost: z.int(),
  initialTotal: z.int(),
  aliases: z.literal('numbered'),
  selfVote: z.literal('abstention'),
}) satisfies z.ZodType<Ruleset>

/** Every event of who-is-spy as it is stored and sent. */
export const spyEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('match-opened'),
    ruleset,
    language: z.enum(['en', 'zh']),
    aliases: z.array(z.string()),
    starter: seat,
  }),
  z.object({ type: z.literal('spy-chosen'), seat, words }),
  z.object({ type: z.literal('word-dealt'), seat, word: z.string() }),
  z.object({ type: z.literal('round-opened'), round, order: z.array(seat) }),
  z.object({ type: z.literal('speech-given'), seat, text: z.string(), cut: z.boolean() }),
  z.object({
    type: z.literal('speech-missed'),
    seat,
    reason: z.enum(['timeout', 'unreachable', 'malformed', 'refused', 'blank']),
  }),
  z.object({
    type: z.literal('fouls-called'),
    round,
    fouls: z.array(z.object({ seat, kind: z.enum(['silence', 'own-word', 'repeat']) })),
  }),
  z.object({ type: z.literal('vote-opened'), round, candidates: z.array(seat) }),
  z.object({ type: z.literal('vote-cast'), seat, target: seat.nullable(), raw: z.string() }),
  z.object({
    type: z.literal('votes-revealed'),
    round,
    ballots: z.array(z.object({ seat, target: seat.nullable() })),
  }),
  z.object({ type: z.literal('seat-eliminated'), seat, round, cause: z.enum(['foul', 'vote']) }),
  z.object({
    type: z.literal('match-ended'),
    winner: z.enum(['spy', 'civilians']),
    reason: z.enum(['spy-out', 'too-few-left', 'rounds-done']),
    spy: seat,
    words,
    points: z.array(z.int()),
  }),
]) satisfies z.ZodType<SpyEvent>

/** An entry as some reader may see it: a fact, a void, or a blank where it may not look. */
export type SpyEntry = Entry<SpyEvent>

export const spyEntry = z.object({
  seq: z.int().min(0),
  at: z.string(),
  event: z.union([
    spyEvent,
    z.object({ type: z.literal('match-voided'), reason: z.string() }),
    z.object({ type: z.literal('hidden') }),
  ]),
}) satisfies z.ZodType<SpyEntry>
