import { languages, scene } from '@wis/games'
import { z } from 'zod'
import { inBoth } from '../in-both.ts'
import { whole } from './fields.ts'
import { matchStatuses, seatHeader } from './match-page.ts'

const seat = z.int().min(0)

export const scenesQuery = z.strictObject({
  /** The seat through whose eyes a match that is over is seen, counted from 0. */
  eyes: whole.pipe(seat).optional(),
  /** A match that is over as its spectators saw it while it was played, or with everything open. */
  reveal: z.enum(['table', 'everything']).default('everything'),
  /** The number of the last step that is known. */
  after: whole.pipe(z.int().min(-1)).default(-1),
})
export type ScenesQuestion = z.infer<typeof scenesQuery>

const matchStep = z.object({
  /** The number of its last entry in the log. */
  seq: z.int().min(0),
  at: z.string(),
  /** One line about what happened, or null if only the table changed. */
  say: inBoth.nullable(),
  scene,
  /** The round that it belongs to, in games that count them. */
  round: z.int().min(1).optional(),
  /** The seat whose act or fact it is. */
  seat: seat.optional(),
})

export const scenesPage = z.object({
  game: z.string(),
  name: inBoth,
  language: z.enum(languages),
  status: z.enum(matchStatuses),
  seats: z.array(seatHeader),
  steps: z.array(matchStep),
  /** Whether there are more steps now. For the next ones, set `after` to the last number of these. */
  more: z.boolean(),
  /** How it ended, in seat order. Null before the end, and for a match that is void or withheld. */
  outcome: z
    .object({
      reason: z.string(),
      places: z.array(z.int().min(1)),
      points: z.array(z.number()),
      /** The number of these points in one point of the game. */
      perPoint: z.int().min(1),
    })
    .nullable(),
  /** Why it is void, if it is. */
  voided: z.string().optional(),
  /** Turning points of a match that is over, in order. Their kinds are those of the game. */
  moments: z.array(
    z.object({
      /** The entry to look at. */
      seq: z.int().min(0),
      /** The seat that it is about, or null for one of the whole table. */
      seat: seat.nullable(),
      /** The seat that brought it about, if it is another. */
      by: seat.optional(),
      kind: z.string(),
      /** What moments of its kind are called, if the game has a name for them. */
      title: inBoth.optional(),
      text: inBoth,
      /** The round that it belongs to, if the game counts rounds. */
      round: z.int().min(1).optional(),
      /** The entry from which on it spoils nothing any more. If it is not there, only the end tells it. */
      provenAt: z.int().min(0).optional(),
    }),
  ),
  /** Whether there is anything that spectators cannot see while it is played. */
  hasSecrets: z.boolean(),
  /** Whether its players noted what they meant. */
  hasNotes: z.boolean().optional(),
})
