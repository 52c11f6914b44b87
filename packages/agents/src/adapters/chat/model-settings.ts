import { z } from 'zod'

/** What a request is made of, and what the client takes for its own. */
const reserved = new Set(
  'model,messages,stream,stream_options,n,tools,tool_choice,accessToken,endpointUrl,provider,urlTransform'.split(
    ',',
  ),
)

/** How an owner wants the model to be asked. `extra` goes into the request as it is, for what only one server knows. */
export const modelSettings = z.strictObject({
  temperature: z.number().min(0).max(2).optional(),
  topP: z.number().gt(0).max(1).optional(),
  maxTokens: z.int().min(1).max(8_192).optional(),
  extra: z
    .record(
      z.string().refine((name) => !reserved.has(name), 'cannot be set here'),
      z.json(),
    )
    .optional(),
})
export type ModelSettings = z.infer<typeof modelSettings>
