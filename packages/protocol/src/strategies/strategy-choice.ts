import { z } from 'zod'
import { nameText } from '../name-text.ts'
import { customStrategy, storedSteps } from './custom-strategy.ts'
import { findStrategy } from './strategies.ts'

const prompt = z.string().max(8_000)
const prompts = z.strictObject({ system: prompt, speech: prompt, vote: prompt })

/** A language without texts uses the texts of the other. */
export const strategyTexts = z
  .strictObject({ en: prompts.optional(), zh: prompts.optional() })
  .refine(({ en, zh }) => en ?? zh, 'give the texts of at least one language')

/** The prompts of an owner, most often copied from a strategy that ships with the platform. */
const storedStrategy = z.strictObject({
  id: z
    .string()
    .max(80)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and single hyphens'),
  version: z.int().min(1),
  name: z.string().trim().min(1).max(80),
  basedOn: z.string().max(80).optional(),
  texts: strategyTexts,
  steps: storedSteps.optional(),
})

const preset = z
  .string()
  .max(80)
  .regex(/^[a-z]+(-[a-z]+)*(\+[a-z]+(-[a-z]+)*)?$/, 'not the name of a strategy')

/**
 * The strategy of a model, as it is stored: the name of one that ships with the platform, or one of the owner's own.
 * It was checked when it was entered and is not checked again, because a record outlives the rules of its day.
 */
export const strategyChoice = z.union([
  z.strictObject({ preset }),
  z.strictObject({ custom: storedStrategy }),
])
export type StrategyChoice = z.infer<typeof strategyChoice>

/** The strategy that an owner asks for. The name must exist, or the prompts must hold the required parts. */
export const strategyWish = z.union([
  z.strictObject({ preset: preset.refine((id) => findStrategy(id), 'there is no strategy of this name') }),
  z.strictObject({ custom: customStrategy.extend({ name: nameText(80) }) }),
])
