import { languages, spyEvent, spyRuleset } from '@wis/games'
import type { AnyRuleset, Ruleset } from '@wis/games'
import { z } from 'zod'

/** The format of who-is-spy. */
export const exportFormat = 'wis-match/1'
/** The format of every other game. */
export const kitFormat = 'wis-match/2'

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

export const strictRuleset = spyRuleset
  .extend({ speechLimit: spyRuleset.shape.speechLimit.strict() })
  .strict()

/** The first line of an export. Every object is strict, because an unknown field could mislead another reader. */
export const headerLine = z.strictObject({
  format: z.literal(exportFormat),
  matchId: z.string().min(1),
  game: z.literal('who-is-spy'),
  ruleset: strictRuleset,
  language: z.enum(languages),
  seats: z.array(seat).min(1).max(mostSeats),
  startedAt: z.string(),
  endedAt: z.string(),
  commitment: hash,
  platform: z.strictObject({ version: z.string(), key: hash }),
})
export type HeaderLine = Omit<z.infer<typeof headerLine>, 'ruleset'> & { readonly ruleset: Ruleset }

/** The ruleset is checked by the game's own schema. */
export const kitHeaderLine = headerLine.extend({
  format: z.literal(kitFormat),
  game: z.string(),
  ruleset: z.looseObject({
    id: z.string(),
    players: z.int(),
    turnLimitMs: z.int(),
  }) satisfies z.ZodType<AnyRuleset>,
})
export type KitHeaderLine = z.infer<typeof kitHeaderLine>

const voided = z.strictObject({ type: z.literal('match-voided'), reason: z.string() })

export const entryLine = z.strictObject({
  seq: z.int().min(0),
  at: z.string(),
  event: z.discriminatedUnion('type', [spyEvent, voided]),
  hash,
})
export type EntryLine = z.infer<typeof entryLine>

/** The lines of another game's events. */
export const entryLineOf = <Event>(event: z.ZodType<Event>) =>
  entryLine.extend({ event: z.union([voided, event]) })

const signature = z.string().regex(/^[0-9a-f]{128}$/)

export const endLine = z.strictObject({
  end: z.literal(true),
  entries: z.int().min(0),
  head: hash,
  reveal: z.strictObject({ seed: z.string(), salt: z.string() }),
  signature,
})
export type EndLine = z.infer<typeof endLine>

export const kitEndLine = endLine.extend({
  reveal: z.strictObject({ seed: z.string(), seatingSeed: z.string(), salt: z.string() }),
})
export type KitEndLine = z.infer<typeof kitEndLine>
