import type { Entry } from '@wis/engine'
import { z } from 'zod'
import { entryOf } from '../contract/entry-schema.ts'
import { exactly } from '../contract/exactly.ts'
import { endReasons, foulKinds, languages, missReasons, outCauses, sides } from './events.ts'
import type { SpyEvent } from './events.ts'
import type { Ruleset } from './rulesets.ts'

const seat = z.int().min(0)
const round = z.int().min(1)
const words = z.object({ civilian: z.string(), spy: z.string() })

export const spyRuleset = exactly<Ruleset>()(
  z.object({
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
  }),
)

/** Every event of who-is-spy as it is stored and sent. */
export const spyEvent = exactly<SpyEvent>()(
  z.discriminatedUnion('type', [
    z.object({
      type: z.literal('match-opened'),
      ruleset: spyRuleset,
      language: z.enum(languages),
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
      reason: z.enum(missReasons),
    }),
    z.object({
      type: z.literal('fouls-called'),
      round,
      fouls: z.array(z.object({ seat, kind: z.enum(foulKinds) })),
    }),
    z.object({ type: z.literal('vote-opened'), round, candidates: z.array(seat) }),
    z.object({ type: z.literal('vote-cast'), seat, target: seat.nullable(), raw: z.string() }),
    z.object({
      type: z.literal('votes-revealed'),
      round,
      ballots: z.array(z.object({ seat, target: seat.nullable() })),
    }),
    z.object({ type: z.literal('seat-eliminated'), seat, round, cause: z.enum(outCauses) }),
    z.object({
      type: z.literal('match-ended'),
      winner: z.enum(sides),
      reason: z.enum(endReasons),
      spy: seat,
      words,
      points: z.array(z.int()),
    }),
  ]),
)

/** An entry as some reader may see it: a fact, a void, or a blank for a secret fact. */
export type SpyEntry = Entry<SpyEvent>

export const spyEntry = entryOf(spyEvent) satisfies z.ZodType<SpyEntry>
