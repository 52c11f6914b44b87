import { z } from 'zod'

const estimate = z.object({
  value: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  n: z.number(),
  deals: z.number(),
  contents: z.number().optional(),
  method: z.string().nullable(),
})
export type PilotEstimate = Readonly<z.infer<typeof estimate>>

const difference = z.object({ measure: z.string(), difference: estimate })

const cell = z.object({ subject: z.string(), condition: z.string(), measure: z.string(), estimate })
export type PilotCell = Readonly<z.infer<typeof cell>>

/** What a plan reads of the report of an earlier experiment. Reports of all versions have it. */
const pilot = z.object({
  format: z.literal('wis-lab-report/1'),
  spec: z.object({ game: z.string(), conditions: z.array(z.string()).readonly() }),
  measures: z.array(z.object({ id: z.string(), unit: z.enum(['share', 'points', 'count']) })).readonly(),
  cells: z.array(cell).readonly(),
  effects: z.array(difference.extend({ subject: z.string(), condition: z.string() })).readonly(),
  contrasts: z
    .array(difference.extend({ condition: z.string(), first: z.string(), second: z.string() }))
    .readonly(),
})
export type Pilot = Readonly<z.infer<typeof pilot>>

/** Undefined for anything but the report of an experiment with matches, by itself or as the API wraps it. */
export function readPilot(value: unknown): Pilot | undefined {
  const read = z
    .union([pilot, z.object({ report: pilot }).transform(({ report }) => report)])
    .safeParse(value)
  return read.success ? read.data : undefined
}

/** What its author knows, or guesses, of a measure before anything is played. What is left out comes from a pilot. */
export const guess = z.strictObject({
  /** What lies in the middle of two rates. Only of a rate. */
  rate: z.number().min(0).max(1).optional(),
  /** The standard deviation of what one subject shows in one content. Of anything but a rate. */
  deviation: z.number().gt(0).max(1e9).optional(),
  /** How much two that are compared go up and down together over the contents. */
  correlation: z.number().min(-1).max(0.99).optional(),
})

export type Guess = z.infer<typeof guess>

/** By the id of the measure. */
export type Guesses = Readonly<Record<string, Guess>>
