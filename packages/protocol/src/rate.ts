import { z } from 'zod'

export const rate = z.object({ value: z.number().nullable(), count: z.int(), of: z.int() })
