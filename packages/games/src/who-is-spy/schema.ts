import type { Entry } from '@wis/engine'
import { z } from 'zod'
import { entryOf, matchOpened } from '../contract/entry-schema.ts'
import type { Taken } from '../contract/entry-schema.ts'
import { endReasons, foulKinds, missReasons, outCauses, sides } from './events.ts'
import { namings } from './table-names.ts'

const seat = z.int().min(0)
const round = z.int().min(1)
const mostCredit = 1_000
const credited = z.int().min(-mostCredit).max(mostCredit)
/** The points of the spy, and of each civilian. */
const credit = z.strictObject({ spy: credited, civilian: credited })
export type Credit = Taken<typeof credit>
/** Points that follow from the ending alone. */
const credits = z.strictObject({
  // The spy is out.
  caught: credit,
  // The spy is in, and somebody else is out.
  escaped: credit,
  // The spy is in, and the last vote put nobody out.
  even: credit,
})
export type Credits = Taken<typeof credits>
const words = z.object({ civilian: z.string(), spy: z.string() })

/** The fields of a ruleset. A match stores all of them and replays under them for ever. */
export const spyRuleset = z.object({
  id: z.string(),
  players: z.int().min(2),
  // The most rounds of speaking and voting. Null plays until `minSurvivors` decides.
  rounds: z.int().min(1).nullable(),
  minSurvivors: z.int().min(1),
  // The number of code points kept of a speech.
  speechLimit: z.object({ en: z.int().min(1), zh: z.int().min(1) }),
  turnLimitMs: z.int().min(1),
  pot: z.int().min(0),
  // The spy's points when it is out in round 1, 2, 3 …; the last one also counts for later rounds.
  spyRoundPoints: z.array(z.int()),
  voteBonus: z.int(),
  entryCost: z.int(),
  initialTotal: z.int(),
  aliases: z.literal('numbered'),
  // Whether a vote for oneself is an abstention.
  selfVote: z.literal('abstention'),
  // What follows if several seats have the most votes. Nobody is out if it is not given.
  tie: z.enum(['nobody', 'chance', 'run-off']).optional(),
  // The first round that ends with a vote. Every round does if it is not given.
  firstVote: z.int().min(1).max(100).optional(),
  // Shuffled: chance makes a new order of speakers for each round, and of candidates for each vote.
  orders: z.literal('shuffled').optional(),
  // If it is given, it takes the place of the pot.
  credits: credits.optional(),
  // The set of words that are dealt. The common collection if it is not given.
  words: z.literal('undercover').optional(),
  // Other names at the table than `aliases`. For experiments that compare names.
  names: z.enum(namings).optional(),
  // Nothing that is said or not said is a foul. For experiments in which everybody says the same.
  fouls: z.literal('none').optional(),
  // The list of other names that count as one's word. None count if it is not given.
  otherNames: z.literal([1, 2]).optional(),
  // Orders of the first round, each with every seat once, and the names offered in its vote. For experiments that weigh
  // names and places against each other. Later rounds go by `orders`.
  arrangement: z
    .strictObject({ speakers: z.array(seat).readonly(), candidates: z.array(seat).readonly() })
    .optional(),
})
export type Ruleset = Taken<typeof spyRuleset>

/**
 * Every fact of a match of who-is-spy. The names and fields are stored and exported: they may gain fields, but never
 * change meaning.
 */
export const spyEvent = z.discriminatedUnion('type', [
  matchOpened(spyRuleset).extend({
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
