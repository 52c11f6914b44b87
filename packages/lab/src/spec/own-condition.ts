import { findStrategy } from '@wis/protocol'
import { z } from 'zod'
import { ruleOf, textOfFault } from './fault-texts.ts'

/** A text for both languages, or one for each. */
export const inBoth = (most: number) => {
  const text = z.string().trim().min(1).max(most)
  return z.preprocess(
    (value) => (typeof value === 'string' ? { en: value, zh: value } : value),
    z.strictObject({ en: text, zh: text }),
  )
}

const longestPrompt = 4_000

/** A condition that the author of an experiment makes, beside those of the game. */
const ownCondition = z
  .strictObject({
    name: inBoth(60).optional(),
    /** The seats that it changes. */
    seats: z
      .union([
        z.enum(['subject', 'others', 'everybody']),
        z.strictObject({ role: z.string().min(1).max(40) }),
      ])
      .default('subject'),
    /** Instructions that models in these seats are given too, after those of their strategy. */
    prompt: inBoth(longestPrompt).optional(),
    /** The strategy by which models in these seats are asked. */
    strategy: z
      .string()
      .refine((id) => findStrategy(id), ruleOf('no-strategy'))
      .optional(),
    /** Fields of the ruleset that differ. They hold for the whole table. */
    rules: z.record(z.string(), z.unknown()).optional(),
    /** Kinds of facts about others that these seats are not told. */
    hides: z.array(z.string()).min(1).max(20).optional(),
  })
  .refine(
    ({ prompt, strategy, rules, hides }) => prompt ?? strategy ?? rules ?? hides,
    ruleOf('changes-nothing'),
  )

/** Conditions that an author made, by name. */
export const ownConditions = z
  .record(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, textOfFault('not-a-name')), ownCondition)
  .default({})

export type OwnCondition = z.infer<typeof ownCondition>
