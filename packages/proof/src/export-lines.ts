import type { GameEvent } from '@wis/engine'
import { languages } from '@wis/games'
import type { AnyRuleset, GamePackage } from '@wis/games'
import { z } from 'zod'

/** No table has more seats. The limit bounds what a made-up file can cost its reader. */
const mostSeats = 64

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const seat = z.strictObject({
  seat: z.int().min(0),
  alias: z.string(),
  agent: z.string(),
  version: z.int().min(1),
  owner: z.string().nullable(),
})

/**
 * The first line of an export, in any format. Every object is strict, because an unknown field could mislead another
 * reader. The ruleset is checked by the game's own schema.
 */
export const headerLine = z.strictObject({
  format: z.string(),
  matchId: z.string().min(1),
  game: z.string(),
  ruleset: z.looseObject({
    id: z.string(),
    players: z.int(),
    turnLimitMs: z.int(),
  }) satisfies z.ZodType<AnyRuleset>,
  language: z.enum(languages),
  seats: z.array(seat).min(1).max(mostSeats),
  startedAt: z.string(),
  endedAt: z.string(),
  commitment: hash,
  platform: z.strictObject({ version: z.string(), key: hash }),
})
export type HeaderLine = Omit<z.infer<typeof headerLine>, 'ruleset'> & {
  readonly ruleset: AnyRuleset
  readonly package?: GamePackage | undefined
}

export const voided = z.strictObject({ type: z.literal('match-voided'), reason: z.string() })

const entry = z.strictObject({ seq: z.int().min(0), at: z.string(), event: z.unknown(), hash })

/** An entry with an event of this kind. */
export type EntryLine<Event = GameEvent> = Omit<z.infer<typeof entry>, 'event'> & { readonly event: Event }

export const entryLineOf = <Event extends z.ZodType>(event: Event) => entry.extend({ event })

export const endLine = z.strictObject({
  end: z.literal(true),
  entries: z.int().min(0),
  head: hash,
  reveal: z.strictObject({ seed: z.string(), salt: z.string() }),
  signature: z.string().regex(/^[0-9a-f]{128}$/),
})
export type EndLine = z.infer<typeof endLine>

/** The format of every game that follows the contract. */
export const kitFormat = 'wis-match/2'

export const kitHeaderLine = headerLine.extend({
  format: z.literal(kitFormat),
  /** Only of a game that did not come with the platform. */
  package: z
    .strictObject({ name: z.string(), version: z.string(), author: z.string().nullable(), hash })
    .optional(),
})

/** The lines of a game's events. */
export const kitEntryLineOf = <Event>(event: z.ZodType<Event>) => entryLineOf(z.union([voided, event]))

export const kitEndLine = endLine.extend({
  reveal: z.strictObject({ seed: z.string(), seatingSeed: z.string(), salt: z.string() }),
})
export type KitEndLine = z.infer<typeof kitEndLine>
