import type { AgentId } from '@wis/engine'
import type { Database } from '../database.ts'

/** When a provider that many owners share counts as failing, by what the agents of others see of it. */
export const providerRule = {
  /** Only what was seen in these minutes counts. */
  withinMs: 300_000,
  /** So many owners with nobody at the table must have called it, and so often together. */
  owners: 4,
  calls: 12,
  /** Of every three of those owners, so many must have seen at least half of their calls fail. */
  failingOfThree: 2,
} as const

/** What one agent saw of a provider since it was last written down. */
export interface ProviderCalls {
  readonly provider: string
  readonly agentId: AgentId
  readonly calls: number
  readonly failed: number
}

/** Adds to the record of this minute. In one order always: two runners that write at once must not wait for each other. */
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
 * Whether the agents of others see a provider fail, too. Nothing counts that an agent at the table has seen, or another
 * of the same owners; and an owner counts once, whatever the number of its agents.
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

/** What is too old to count goes: the record holds minutes, however long the platform runs. */
export async function forgetProviderCalls({ pool }: Database): Promise<void> {
  await pool.query({
    name: 'forget-provider-calls',
    text: `delete from provider_minutes where minute < now() - 2 * $1 * interval '1 millisecond'`,
    values: [providerRule.withinMs],
  })
}
