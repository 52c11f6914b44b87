import { z } from 'zod'

/** What a request is made of anyway, or what would lead it elsewhere. */
const reserved = new Set([
  ...['model', 'messages', 'stream', 'stream_options', 'n', 'tools', 'tool_choice'],
  ...['accessToken', 'endpointUrl', 'provider', 'urlTransform'],
])

/** How an owner wants a model to be asked. `extra` goes into the request as it is, for what only one server knows. */
export const modelSettings = z.strictObject({
  temperature: z.number().min(0).max(2).optional(),
  topP: z.number().gt(0).max(1).optional(),
  maxTokens: z.int().min(1).max(8_192).optional(),
  extra: z
    .record(
      z
        .string()
        .max(64)
        .refine((name) => !reserved.has(name), 'cannot be set here'),
      z.json(),
    )
    .refine((extra) => JSON.stringify(extra).length <= 4_000, 'at most 4,000 characters')
    .optional(),
})
export type ModelSettings = z.infer<typeof modelSettings>

const prompt = z.string().max(8_000)
const prompts = z.strictObject({ system: prompt, speech: prompt, vote: prompt })

/** A language without texts is played with those of the other. */
export const strategyTexts = z
  .strictObject({ en: prompts.optional(), zh: prompts.optional() })
  .refine(({ en, zh }) => en ?? zh, 'give the texts of at least one language')

/** The prompts an owner wrote, most often as a copy of a strategy that ships with the platform. */
const customStrategy = z.strictObject({
  id: z
    .string()
    .max(80)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and single hyphens'),
  version: z.int().min(1),
  name: z.string().trim().min(1).max(80),
  basedOn: z.string().max(80).optional(),
  texts: strategyTexts,
})

/**
 * The strategy a model plays with: one that ships with the platform, by its name, or one of the owner's own. Whether
 * the name exists and the prompts hold what they must is for whoever knows the strategies to say.
 */
export const strategyChoice = z.union([
  z.strictObject({
    preset: z
      .string()
      .max(80)
      .regex(/^[a-z]+(-[a-z]+)*(\+[a-z]+(-[a-z]+)*)?$/, 'not the name of a strategy'),
  }),
  z.strictObject({ custom: customStrategy }),
])
export type StrategyChoice = z.infer<typeof strategyChoice>

/** Strategies with an attack or a defence added are for trying out: never at a ranked table. */
export function isExperiment(strategy: StrategyChoice): boolean {
  return 'preset' in strategy && strategy.preset.includes('+')
}
