import { z } from 'zod'

export const inBoth = z.object({ en: z.string(), zh: z.string() })
