import { ids } from '@wis/engine'
import type { AgentId } from '@wis/engine'
import type pg from 'pg'
import { z } from 'zod'
import { usedSpend, usedTokens } from './probes/probe-sql.ts'

const use = z.object({ tokens: z.coerce.number(), spend: z.coerce.number() })

/**
 * What the matches of an experiment that are under way are expected to use, and what they have used where that is more.
 * Money in millionths of a US dollar.
 */
export async function useUnderWay(client: pg.ClientBase, id: string): Promise<z.infer<typeof use>> {
  const { rows } = await client.query({
    name: 'use-under-way',
    text: `select coalesce(sum(greatest(x.tokens, c.tokens + p.tokens)), 0) as tokens,
                  coalesce(sum(greatest(x.spend, c.spend + p.spend)), 0) as spend
           from experiment_matches x
           cross join lateral (
             select coalesce(sum(coalesce(input_tokens, 0)::bigint + coalesce(output_tokens, 0)), 0) as tokens,
                    coalesce(sum(cost_micros::bigint), 0) as spend
             from calls_of(x.match_id)
           ) c
           cross join lateral (
             select coalesce(sum(${usedTokens}), 0) as tokens, coalesce(sum(${usedSpend}), 0) as spend
             from experiment_probes p where p.experiment_id = x.experiment_id and p.number = x.number
           ) p
           where x.experiment_id = $1 and x.state = 'playing'`,
    values: [id],
  })
  return use.parse(rows[0])
}

/** Those of the agents that have a match in this experiment which is over and counts. */
export async function agentsThatPlayed(
  client: pg.ClientBase,
  id: string,
  agentIds: readonly AgentId[],
): Promise<ReadonlySet<AgentId>> {
  const { rows } = await client.query<{ id: string }>({
    name: 'agents-that-played',
    text: `select a as id from unnest($2::text[]) a
           where exists (select 1 from experiment_matches x join seats s on s.match_id = x.match_id and s.agent_id = a
                         where x.experiment_id = $1 and x.state = 'played')`,
    values: [id, agentIds],
  })
  return new Set(rows.map((row) => ids.agent(row.id)))
}
