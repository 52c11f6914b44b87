import type { AgentId } from '@wis/engine'
import type { Database } from '../database.ts'

/** When a provider that many owners share counts as failing, judged by the calls of other owners' agents. */
export const providerRule = {
  /** Only failures within this time count, and only those after the minute in which it last answered any agent. */
  withinMs: 300_000,
  /**
   * At least this many owners without an agent at the table must have seen it fail, with at least this many failed
   * calls together.
   */
  owners: 4,
  calls: 12,
  /** An agent sees a failure only if the provider answered it within this time before. */
  answeredWithinMs: 3_600_000,
  /** Of every two owners whose agents it answered within that time, one must see it fail. */
  oneOf: 2,
  /** A younger account sees nothing. */
  accountAgeMs: 7 * 86_400_000,
} as const

/**
 * One agent's calls to a provider since the last record: those that failed through the provider, and those that it
 * answered. Calls that failed through the agent's own account or settings are no part of it.
 */
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
    text: `with seen as (
             select provider, agent_id, calls, failed
             from unnest($1::text[], $2::text[], $3::int[], $4::int[]) as t(provider, agent_id, calls, failed)
             order by provider, agent_id
           ), answered as (
             insert into provider_answers (provider, agent_id, answered_at)
             select provider, agent_id, now() from seen where calls > failed
             on conflict (provider, agent_id) do update set answered_at = excluded.answered_at
           )
           insert into provider_minutes (provider, minute, agent_id, calls, failed)
           select provider, date_trunc('minute', now()), agent_id, calls, failed from seen
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
 * Whether the provider fails for other owners' agents too. It does not if it answers anybody, at this table or another:
 * then failures are explained by the accounts that see them. Calls by agents at the table, or by agents of the same
 * owners, prove no failure. Each owner counts once, whatever the number of its agents.
 */
export async function failsForOthers(
  { pool }: Database,
  provider: string,
  table: readonly AgentId[],
): Promise<boolean> {
  const { withinMs, owners, calls, answeredWithinMs, oneOf, accountAgeMs } = providerRule
  const { rows } = await pool.query<{ fails: boolean }>({
    name: 'provider-fails-for-others',
    text: `with known as (
             select p.agent_id, a.owner_id, p.answered_at
             from provider_answers p left join agents a on a.id = p.agent_id
             where p.provider = $1 and p.answered_at > now() - $6 * interval '1 millisecond'
           ), others as (
             select agent_id, owner_id from known
             where owner_id is not null and not exists (
               select 1 from agents seated where seated.id = any($2::text[]) and seated.owner_id = known.owner_id
             )
           ), failing as (
             select o.owner_id, sum(p.failed) as failed
             from provider_minutes p
             join others o on o.agent_id = p.agent_id
             join users u on u.id = o.owner_id and u.created_at < now() - $8 * interval '1 millisecond'
             where p.provider = $1 and p.failed > 0 and p.minute > now() - $3 * interval '1 millisecond'
               and p.minute > (select date_trunc('minute', max(answered_at)) from known)
             group by o.owner_id
           )
           select count(*) >= $4 and coalesce(sum(failed), 0) >= $5
                  and $7 * count(*) >= (select count(distinct owner_id) from others) as fails
           from failing`,
    values: [provider, table, withinMs, owners, calls, answeredWithinMs, oneOf, accountAgeMs],
  })
  return rows[0]?.fails ?? false
}

/** Deletes records that are too old to count, so that the tables stay small, however long the platform runs. */
export async function forgetProviderCalls({ pool }: Database): Promise<void> {
  const { withinMs, answeredWithinMs } = providerRule
  await pool.query({
    name: 'forget-provider-calls',
    text: `with forgotten as (
             delete from provider_answers where answered_at < now() - $2 * interval '1 millisecond'
           )
           delete from provider_minutes where minute < now() - 2 * $1 * interval '1 millisecond'`,
    values: [withinMs, answeredWithinMs],
  })
}
