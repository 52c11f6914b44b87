import { kits, languages } from '@wis/games'
import { z } from 'zod'
import { isStorable, notStorable } from '../storable-text.ts'

/** Ids, short names and cursors. Only names of these forms ever reach a query of the database. */
export const handle = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'letters, digits, - and _, at most 64')

export const whole = z
  .string()
  .regex(/^-?\d{1,7}$/, 'not a whole number')
  .transform(Number)
  .pipe(z.int())

export const limit = (usual: number) => whole.pipe(z.int().min(1).max(100)).default(usual)

export const yesOrNo = z
  .enum(['true', 'false'], 'true or false')
  .transform((text) => text === 'true')
  .pipe(z.boolean())

/** Whose rows a CSV file has: those of the agents if nothing is said. */
export const csvRows = z.enum(['agents', 'people'])

/** A day of the calendar, such as 2026-03-01. */
export const day = z.iso.date('a day, such as 2026-03-01')

export const language = z.enum(languages)

export const gameId = z.enum(kits.map(({ id }) => id))

export const text = (most: number) => z.string().trim().min(1).max(most).refine(isStorable, notStorable)

export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() })

export const byId = z.strictObject({ id: handle })
export const byIdAndMatch = z.strictObject({ id: handle, match: handle })

const notACursor = 'not a cursor of this list'

const idDigits = '0123456789abcdefghjkmnpqrstvwxyz'
const clocksDifferByMs = 10 * 60_000

/**
 * An id begins with the time it was made. An id of the future does not exist, and as a cursor it would select
 * everything.
 */
function isFromThePast(id: string): boolean {
  const madeAt = [...id.slice(0, 9)].reduce((time, digit) => time * 32 + idDigits.indexOf(digit), 0)
  return madeAt < Date.now() + clocksDifferByMs
}

/** The id of the last row of the page before. */
export const idCursor = z
  .string()
  .regex(/^[0-9a-hjkmnp-tv-z]{16}$/, notACursor)
  .refine(isFromThePast, notACursor)

/** The number of the last row of the page before, in a list whose rows are counted from 1. */
export const numberCursor = z.string().regex(/^[1-9]\d{0,6}$/, notACursor)

export const paging = (usual: number, cursor: z.ZodString = idCursor) =>
  z.strictObject({ cursor: cursor.optional(), limit: limit(usual) })
