import { z } from 'zod'

/** Pages of the Hub that cannot play. */
export const elsewheres = ['dataset', 'profile', 'endpoint-console', 'page'] as const
export type Elsewhere = (typeof elsewheres)[number]

const named = { id: z.string(), provider: z.string().exactOptional() }

/** The kind of a pasted text, as far as the text alone shows it. */
export const recognised = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('space'), id: z.string() }),
  z.object({ kind: z.literal('model'), ...named }),
  /** `owner/name`, which may be a Space or a model. */
  z.object({ kind: z.literal('repository'), ...named }),
  z.object({ kind: z.literal('space-host'), host: z.string(), subdomain: z.string() }),
  z.object({ kind: z.literal('endpoint'), url: z.string() }),
  z.object({ kind: z.literal('elsewhere'), what: z.enum(elsewheres) }),
  /** An address outside Hugging Face. */
  z.object({ kind: z.literal('url'), url: z.string() }),
  z.object({ kind: z.literal('nothing') }),
])
export type Recognised = z.infer<typeof recognised>
