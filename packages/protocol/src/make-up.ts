import { z } from 'zod'
import { tidyName } from './name-text.ts'
import { visible } from './visible-text.ts'

/** The longest name of a model or a harness. */
export const longestMade = 80

const name = z
  .string()
  .overwrite(tidyName)
  .max(longestMade)
  .refine(visible, 'contains an invisible character')
  .transform((text) => text || null)
  .pipe(z.string().nullable())
  .nullable()

/** What an owner says that an agent is made of; null takes a word back, and what is left out stays. */
export const declaredMakeUp = z.strictObject({
  model: name.optional(),
  /** The program around the model. */
  harness: name.optional(),
  /** Parameters of the model, in billions. */
  billions: z.number().positive().max(100_000).nullable().optional(),
  /** Whether anybody can download the weights of the model. */
  openWeights: z.boolean().nullable().optional(),
})
export type DeclaredMakeUp = z.infer<typeof declaredMakeUp>

/**
 * Who says so: the owner, the Hugging Face Hub, the settings by which the agent is asked, or the platform of its own
 * agents.
 */
const madeFrom = z.enum(['declared', 'hub', 'settings', 'platform'])
export type MadeFrom = z.infer<typeof madeFrom>

const text = z.object({ value: z.string(), from: madeFrom }).nullable()

/** What an agent is made of, each part with who says so; null where nobody does. */
export const makeUp = z.object({
  model: text,
  harness: text,
  /** The library that the model is made for. */
  library: text,
  billions: z.object({ value: z.number(), from: madeFrom }).nullable(),
  openWeights: z.object({ value: z.boolean(), from: madeFrom }).nullable(),
})
export type MakeUp = z.infer<typeof makeUp>

/** What the Hub says of a model; what it is silent about is left out. */
export const hubMakeUp = z.object({
  model: z.string().exactOptional(),
  library: z.string().exactOptional(),
  billions: z.number().positive().exactOptional(),
  openWeights: z.boolean().exactOptional(),
})
export type HubMakeUp = z.infer<typeof hubMakeUp>

/** How the agents of the platform itself are made: they follow rules, and no model speaks for them. */
export const houseHarness = 'rules of the house'
