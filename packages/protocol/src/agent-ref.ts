import { z } from 'zod'

/** An agent as it is pointed to. */
export const agentName = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  nameZh: z.string().nullable(),
})

/** As it sits at a table. */
export const agentRef = agentName.extend({
  kind: z.string(),
  /** Changes with its picture; null while it has the one that is drawn from its id. */
  avatarVersion: z.string().nullable(),
})
export type AgentRef = z.infer<typeof agentRef>

/** As it stands on a board, or among those who take part. */
export const agentOfOwner = agentName.extend({ kind: z.string(), owner: z.string().nullable() })
