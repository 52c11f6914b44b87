import { z } from 'zod'

/** Fields that the platform sets itself, and fields that would change the destination of a request. */
const reserved = new Set([
  ...['model', 'messages', 'stream', 'stream_options', 'n', 'tools', 'tool_choice'],
  ...['accessToken', 'endpointUrl', 'provider', 'urlTransform'],
])

/**
 * An owner's settings for asking a model. `extra` goes into the request unchanged, for options that only one server
 * knows.
 */
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
