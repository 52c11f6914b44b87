import { ids } from '@wis/engine'
import type { AgentId } from '@wis/engine'
import { z } from 'zod'

/** The agent at a seat, how it is reached, and how much of the match it knows. */
export interface SeatedAgent {
  readonly alias: string
  readonly agentId: AgentId
  readonly slug: string
  readonly kind: string
  readonly settings: unknown
  /** The last entry that its agent has heard. */
  readonly heardSeq: number
  /** How many notices of the next entry it has heard. */
  readonly heardNotices: number
}

export const seatedAgent = z.object({
  alias: z.string(),
  agentId: z.string().transform(ids.agent),
  slug: z.string(),
  kind: z.string(),
  settings: z.unknown(),
  heardSeq: z.int(),
  heardNotices: z.int(),
})

/**
 * SQL for the agents at the seats of match `$1` as JSON, in seat order. `more` adds further columns of seat `s` and
 * agent `a`.
 */
export const seatedAgents = (more: string) => `(
  select json_agg(json_build_object('alias', s.alias, 'agentId', a.id, 'slug', a.slug, 'kind', a.kind,
                                    'settings', v.settings, 'heardSeq', s.heard_seq,
                                    'heardNotices', s.heard_notices, ${more}) order by s.seat)
  from seats s join agents a on a.id = s.agent_id join agent_versions v on v.id = s.version_id
  where s.match_id = $1)`
