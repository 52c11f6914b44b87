import { z } from 'zod'
import { matchOpened, moveMissed, moveRefused, slips } from '../contract/entry-schema.ts'
import type { Taken } from '../contract/entry-schema.ts'
import { cards, endReasons } from './events.ts'
import { guessable } from './notes.ts'
import { roles } from './roles.ts'

const seat = z.int().min(0).max(4)
const limit = z.int().min(1).max(2_000)

export const avalonRuleset = z.strictObject({
  id: z.string(),
  players: z.int().min(5).max(5),
  // The number of code points kept of what a seat says.
  speechLimit: z.strictObject({ en: limit, zh: limit }),
  // So many refused teams in one quest are too many, and what follows from the last of them.
  refusals: z.strictObject({ most: z.int().min(1).max(9), then: z.enum(['evil-wins', 'next-unvoted']) }),
  slips: slips.extend({ then: z.literal('harmless') }),
  turnLimitMs: z.int().min(1_000).max(600_000),
  // The limit of a turn with something to say, which may need more thought. If absent, that of all turns.
  talkLimitMs: z.int().min(1_000).max(600_000).exactOptional(),
  // Models are asked for the notes beside their words. If absent, notes are only offered to programs.
  notes: z.literal('asked').exactOptional(),
})
export type AvalonRuleset = Taken<typeof avalonRuleset>

// The text is null for a seat that says nothing. If it is noted, the notes are in the next event, which only this seat may
// read. So they cannot be taken out of a log unnoticed.
const spoken = { seat, text: z.string().nullable(), cut: z.boolean(), noted: z.boolean() }
const team = z.array(seat)
const noted = z.string().nullable()

export const avalonEvent = z.discriminatedUnion('type', [
  matchOpened(avalonRuleset),
  // Only its seat may read it.
  z.object({ type: z.literal('role-dealt'), seat, role: z.enum(roles), sees: z.array(seat) }),
  z.object({
    type: z.literal('proposal-opened'),
    // Quests and their proposals are counted from 1.
    quest: z.int().min(1).max(5),
    proposal: z.int().min(1),
    leader: seat,
    size: z.int().min(1).max(5),
    // Whether all vote on the team. Otherwise it goes without a vote.
    voted: z.boolean(),
  }),
  // If it is drawn, the rules chose the team.
  z.object({ type: z.literal('team-proposed'), ...spoken, team, drawn: z.boolean() }),
  z.object({ type: z.literal('speech-given'), ...spoken }),
  z.object({ type: z.literal('team-settled'), ...spoken, team, changed: z.boolean(), drawn: z.boolean() }),
  // Only its seat may read it before the end.
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
  // Only its seat may read it.
  z.object({ type: z.literal('vote-cast'), seat, approves: z.boolean(), drawn: z.boolean() }),
  // In seat order.
  z.object({ type: z.literal('votes-revealed'), approvals: z.array(z.boolean()), carried: z.boolean() }),
  // Only its seat may read it.
  z.object({ type: z.literal('card-played'), seat, card: z.enum(cards), drawn: z.boolean() }),
  z.object({
    type: z.literal('quest-ended'),
    quest: z.int().min(1).max(5),
    fails: z.int().min(0).max(3),
    won: z.boolean(),
  }),
  // The target is null for an assassin who names nobody.
  z.object({ type: z.literal('merlin-named'), seat, target: seat.nullable(), right: z.boolean() }),
  moveRefused,
  moveMissed,
  z.object({
    type: z.literal('match-ended'),
    reason: z.enum(endReasons),
    roles: z.array(z.enum(roles)),
    points: z.array(z.int().min(0)),
  }),
])
export type AvalonEvent = Taken<typeof avalonEvent>
