import { z } from 'zod'

/** A text in both languages. */
export const inBoth = z.object({ en: z.string(), zh: z.string() })
