import { z } from 'zod'

/** A share with the counts behind it. */
export const rate = z.object({ value: z.number().nullable(), count: z.int(), of: z.int() })
