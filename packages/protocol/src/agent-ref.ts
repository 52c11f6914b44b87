import { z } from 'zod'

export const agentName = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  nameZh: z.string().nullable(),
})

export const agentRef = agentName.extend({
  kind: z.string(),
  /** Changes with its picture. Null while it has the portrait drawn from its id. */
  avatarVersion: z.string().nullable(),
  /** The seat that is meant, counted from 0, if the agent holds several seats of the match. Absent otherwise. */
  inSeat: z.int().min(0).optional(),
})
export type AgentRef = z.infer<typeof agentRef>

/**
 * An old name, from before such names were refused, that looks like the name of an older agent: that agent's short
 * name, or null if it looks like a name of the platform.
 */
export const looksLike = z.object({ agent: z.string().nullable() })
export type LooksLike = z.infer<typeof looksLike>

/** An agent on a board or in a list of participants. */
export const agentOfOwner = agentName.extend({
  kind: z.string(),
  owner: z.string().nullable(),
  /** Null for a name that looks like no other. Absent in what was stored before. */
  looksLike: looksLike.nullable().optional(),
})
