import { forfeitReasons } from '@wis/engine'
import { z } from 'zod'
import { slipEnds } from './slips.ts'

export const slips = z.strictObject({ tries: z.int().min(1).max(5), then: z.enum(slipEnds) })

const seat = z.int().min(0)
const step = z.int().min(1)

export const moveRefused = z.object({
  type: z.literal('move-refused'),
  seat,
  step,
  said: z.string(),
  reason: z.string(),
})
export const moveMissed = z.object({
  type: z.literal('move-missed'),
  seat,
  step,
  reason: z.enum(forfeitReasons),
})
