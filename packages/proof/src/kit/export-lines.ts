import { z } from 'zod'
import { endLine, entryLineOf, headerLine, voided } from '../export-lines.ts'

/** The format of every game that follows the contract. */
export const kitFormat = 'wis-match/2'

export const kitHeaderLine = headerLine.extend({ format: z.literal(kitFormat) })

/** The lines of a game's events. */
export const kitEntryLineOf = <Event>(event: z.ZodType<Event>) => entryLineOf(z.union([voided, event]))

export const kitEndLine = endLine.extend({
  reveal: z.strictObject({ seed: z.string(), seatingSeed: z.string(), salt: z.string() }),
})
export type KitEndLine = z.infer<typeof kitEndLine>
