import { z } from 'zod'

/** Ids, short names and cursors: nothing else that names something ever reaches a query of the database. */
export const handle = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'letters, digits, - and _, at most 64')

/** A whole number as it stands in an address. */
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

export const language = z.enum(['en', 'zh'])

/** PostgreSQL's text has no NUL. */
export const text = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((value) => !value.includes('\0'), 'holds a character that cannot be stored')

export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() })

export const byId = z.strictObject({ id: handle })

export const paging = (usual: number) => z.strictObject({ cursor: handle.optional(), limit: limit(usual) })
