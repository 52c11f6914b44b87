import { z } from 'zod'
import { matchOpened, moveMissed, moveRefused, slips } from '../contract/entry-schema.ts'
import type { Taken } from '../contract/entry-schema.ts'
import { endReasons } from './events.ts'

const seat = z.int().min(0).max(5)
const limit = z.int().min(1).max(2_000)

export const chameleonRuleset = z.strictObject({
  id: z.string(),
  players: z.int().min(3).max(6),
  // The number of code points kept of a clue.
  clueLimit: z.strictObject({ en: limit, zh: limit }),
  // What becomes of a seat that knows the secret word and says it in its clue.
  wordInClue: z.enum(['out', 'allowed']),
  // All are told which words the topic has, so that nobody gains by knowing it from earlier matches.
  listsWords: z.boolean().optional(),
  slips: slips.extend({ then: z.literal('harmless') }),
  turnLimitMs: z.int().min(1_000).max(600_000),
})
export type ChameleonRuleset = Taken<typeof chameleonRuleset>

/** A target is null for a seat that votes for nobody. */
const ballot = z.object({ seat, target: seat.nullable() })
export type Ballot = Taken<typeof ballot>

export const chameleonEvent = z.discriminatedUnion('type', [
  matchOpened(chameleonRuleset).extend({
    topic: z.string(),
    // All words of the topic, if the ruleset lists them.
    words: z.array(z.string()).optional(),
  }),
  z.object({ type: z.literal('chameleon-chosen'), seat, word: z.string() }),
  // Only its seat may read it. The word is null for the chameleon.
  z.object({ type: z.literal('word-dealt'), seat, word: z.string().nullable() }),
  z.object({ type: z.literal('clues-opened'), order: z.array(seat) }),
  // The text is null for a seat that says nothing.
  z.object({ type: z.literal('clue-given'), seat, text: z.string().nullable(), cut: z.boolean() }),
  z.object({ type: z.literal('fouls-called'), seats: z.array(seat) }),
  z.object({ type: z.literal('vote-opened'), candidates: z.array(seat) }),
  // Only its seat may read it until all have voted. The target is null if the rules made the seat vote for nobody.
  z.object({ type: z.literal('vote-cast'), seat, target: seat.nullable() }),
  z.object({ type: z.literal('votes-revealed'), ballots: z.array(ballot), accused: seat.nullable() }),
  z.object({ type: z.literal('chameleon-caught'), seat }),
  // The text is null for a seat that names no word.
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
])
export type ChameleonEvent = Taken<typeof chameleonEvent>
