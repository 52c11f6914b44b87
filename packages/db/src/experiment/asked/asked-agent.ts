import { ids } from '@wis/engine'
import { z } from 'zod'
import { budgetSpent } from '../../budget/expected-use.ts'
import type { Database } from '../../database.ts'

const askedAgent = z.object({
  agentId: z.string().transform(ids.agent),
  slug: z.string(),
  kind: z.string(),
  settings: z.unknown(),
  prices: z.object({ input: z.number(), output: z.number() }).nullable(),
  obstacle: z.enum(['agent-retired', 'agent-offline', 'agent-at-its-limit']).nullable(),
})
export type AskedAgent = z.infer<typeof askedAgent>

/** An agent that is to be asked beside matches, and why it cannot be. Undefined if there is no such version. */
export async function askedAgentOf(
  { pool }: Pick<Database, 'pool'>,
  versionId: string,
): Promise<AskedAgent | undefined> {
  const { rows } = await pool.query({
    name: 'asked-agent',
    text: `select a.id as "agentId", a.slug, a.kind, v.settings,
                  case when a.input_price is not null and a.output_price is not null
                       then json_build_object('input', a.input_price, 'output', a.output_price) end as prices,
                  case when a.retired_at is not null then 'agent-retired'
                       when a.offline_reason is not null then 'agent-offline'
                       when ${budgetSpent} then 'agent-at-its-limit' end as obstacle
           from agent_versions v join agents a on a.id = v.agent_id where v.id = $1`,
    values: [versionId],
  })
  return rows[0] && askedAgent.parse(rows[0])
}
