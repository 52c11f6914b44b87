import type { Entry } from '@wis/engine'
import { z } from 'zod'
import { entryOf } from '../contract/entry-schema.ts'
import { exactly } from '../contract/exactly.ts'
import type { Taken } from '../contract/exactly.ts'
import { endReasons, foulKinds, languages, missReasons, outCauses, sides } from './events.ts'
import { tieRules } from './rulesets.ts'
import type { Ruleset } from './rulesets.ts'
import { namings } from './table-names.ts'

const seat = z.int().min(0)
const round = z.int().min(1)
const mostCredit = 1_000
const credited = z.int().min(-mostCredit).max(mostCredit)
const credit = z.strictObject({ spy: credited, civilian: credited })
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
    tie: z.enum(tieRules).optional(),
    firstVote: z.int().min(1).max(100).optional(),
    orders: z.literal('shuffled').optional(),
    credits: z.strictObject({ caught: credit, escaped: credit, even: credit }).optional(),
    words: z.literal('undercover').optional(),
    names: z.enum(namings).optional(),
    fouls: z.literal('none').optional(),
    otherNames: z.literal([1, 2]).optional(),
    arrangement: z
      .strictObject({ speakers: z.array(seat).readonly(), candidates: z.array(seat).readonly() })
      .optional(),
  }),
)

/**
 * Every fact of a match of who-is-spy. The names and fields are stored and exported: they may gain fields, but never
 * change meaning.
 */
export const spyEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('match-opened'),
    ruleset: spyRuleset,
    language: z.enum(languages),
    aliases: z.array(z.string()),
    starter: seat,
  }),
  z.object({ type: z.literal('spy-chosen'), seat, words }),
  z.object({ type: z.literal('word-dealt'), seat, word: z.string() }),
  z.object({
    type: z.literal('round-opened'),
    round,
    // The speakers of the round.
    order: z.array(seat),
    // The speakers were tied in the round before. The others vote between them.
    runOff: z.literal(true).optional(),
  }),
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
  z.object({
    type: z.literal('vote-opened'),
    round,
    candidates: z.array(seat),
    // The seats that vote. The candidates themselves if it is not given.
    voters: z.array(seat).optional(),
  }),
  z.object({ type: z.literal('vote-cast'), seat, target: seat.nullable(), raw: z.string() }),
  z.object({
    type: z.literal('votes-revealed'),
    round,
    ballots: z.array(z.object({ seat, target: seat.nullable() })),
  }),
  z.object({
    type: z.literal('seat-eliminated'),
    seat,
    round,
    cause: z.enum(outCauses),
    // The seats that had the most votes, if chance chose this one among them.
    tied: z.array(seat).optional(),
  }),
  z.object({
    type: z.literal('match-ended'),
    winner: z.enum(sides),
    reason: z.enum(endReasons),
    spy: seat,
    words,
    // Fifteenths of a point, one number per seat in seat order.
    points: z.array(z.int()),
  }),
])
export type SpyEvent = Taken<typeof spyEvent>

/** An entry as some reader may see it: a fact, a void, or a blank for a secret fact. */
export type SpyEntry = Entry<SpyEvent>

export const spyEntry = entryOf(spyEvent) satisfies z.ZodType<SpyEntry>
