import type { AgentId } from '@wis/engine'
import type { Database } from '../database.ts'

/** When a provider that many owners share counts as failing, judged by the calls of other owners' agents. */
export const providerRule = {
  /** Only calls within these minutes count. */
  withinMs: 300_000,
  /**
   * At least this many owners without an agent at the table must have called it, with at least this many calls
   * together.
   */
  owners: 4,
  calls: 12,
  /** Of every three of those owners, this many must have seen at least half of their calls fail. */
  failingOfThree: 2,
} as const

/** One agent's calls to a provider since the last record. */
export interface ProviderCalls {
  readonly provider: string
  readonly agentId: AgentId
  readonly calls: number
  readonly failed: number
}

/**
 * Adds to the record of this minute. Always in the same order: two runners that write at once must not wait for each
 * other.
 */
export async function addProviderCalls({ pool }: Database, seen: readonly ProviderCalls[]): Promise<void> {
  if (seen.length === 0) return
  await pool.query({
    name: 'add-provider-calls',
    text: `insert into provider_minutes (provider, minute, agent_id, calls, failed)
           select provider, date_trunc('minute', now()), agent_id, calls, failed
           from unnest($1::text[], $2::text[], $3::int[], $4::int[]) as t(provider, agent_id, calls, failed)
           order by provider, agent_id
           on conflict (provider, minute, agent_id) do update
             set calls = provider_minutes.calls + excluded.calls, failed = provider_minutes.failed + excluded.failed`,
    values: [
      seen.map(({ provider }) => provider),
      seen.map(({ agentId }) => agentId),
      seen.map(({ calls }) => calls),
      seen.map(({ failed }) => failed),
    ],
  })
}

/**
 * Whether the provider fails for other owners' agents too. Calls by agents at the table, or by agents of the same
 * owners, do not count. Each owner counts once, whatever the number of its agents.
 */
export async function failsForOthers(
  { pool }: Database,
  provider: string,
  table: readonly AgentId[],
): Promise<boolean> {
  const { withinMs, owners, calls, failingOfThree } = providerRule
  const { rows } = await pool.query<{ fails: boolean }>({
    name: 'provider-fails-for-others',
    text: `select count(*) >= $4 and coalesce(sum(calls), 0) >= $5
                  and 3 * count(*) filter (where 2 * failed >= calls) >= $6 * count(*) as fails
           from (
             select a.owner_id, sum(p.calls) as calls, sum(p.failed) as failed
             from provider_minutes p join agents a on a.id = p.agent_id
             where p.provider = $1 and p.minute > now() - $3 * interval '1 millisecond'
               and a.owner_id is not null and a.id <> all($2::text[])
               and not exists (
                 select 1 from agents seated where seated.id = any($2::text[]) and seated.owner_id = a.owner_id
               )
             group by a.owner_id
           ) others`,
    values: [provider, table, withinMs, owners, calls, failingOfThree],
  })
  return rows[0]?.fails ?? false
}

/** Deletes records that are too old to count, so that the table holds minutes, however long the platform runs. */
export async function forgetProviderCalls({ pool }: Database): Promise<void> {
  await pool.query({
    name: 'forget-provider-calls',
    text: `delete from provider_minutes where minute < now() - 2 * $1 * interval '1 millisecond'`,
    values: [providerRule.withinMs],
  })
}
