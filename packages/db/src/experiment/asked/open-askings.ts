import { z } from 'zod'
import { pricesOf, reachedAgent, statedPrices } from '../../agent/reached-agent.ts'
import { budgetSpent } from '../../budget/forecast.ts'
import type { Database } from '../../database.ts'
import { storableJson } from '../../storable-json.ts'
import { inTransaction } from '../../transaction.ts'
import { isPlayedOut, isRateable } from '../change-budget.ts'
import type { MatchPlan } from '../deal-experiment.ts'
import { bytesOf, useOfOtherParts } from '../lab-use.ts'
import type { UseOfOthers } from '../lab-use.ts'
import { endExperiment } from '../move-experiment.ts'
import { countUse } from './judgements.ts'
import type { CallUse } from './judgements.ts'

const openAsking = z.object({
  id: z.string(),
  spec: z.unknown(),
  isPlayed: z.boolean(),
  /** Null if nothing is to be rated now. */
  round: z.int().nullable(),
  state: z.enum(['waiting', 'asking']).nullable(),
  judges: z.array(z.object({ agent: z.string() })).nullable(),
})
export type OpenAsking = z.infer<typeof openAsking>

/** Running experiments in which agents are to be asked beside matches: tasks, and those with a round of ratings. */
export async function openAskings({ pool }: Pick<Database, 'pool'>): Promise<readonly OpenAsking[]> {
  const { rows } = await pool.query({
    name: 'open-askings',
    text: `select e.id, e.spec, ${isRateable} as "isPlayed", j.round, j.state, j.judges
           from experiments e
           left join judgings j on j.experiment_id = e.id and j.state in ('waiting', 'asking')
             and j.early = (e.held is not null) and ${isRateable}
           where e.state = 'running' and (j.round is not null or (e.spec ? 'task' and e.held is null and not ${isPlayedOut}))
           order by e.id, j.round`,
  })
  return rows.map((row) => openAsking.parse(row))
}

const asked = z.object({
  id: z.string(),
  suiteId: z.string().nullable(),
  tokens: z.coerce.number(),
  spend: z.coerce.number(),
  ranMs: z.coerce.number(),
})

/** What a running experiment and the other parts of its suite have used. Undefined if it does not run, so that nobody is asked any more. */
export async function askedSoFar(
  { pool }: Pick<Database, 'pool'>,
  id: string,
): Promise<UseOfOthers | undefined> {
  const { rows } = await pool.query({
    name: 'asked-so-far',
    text: `select id, suite_id as "suiteId", tokens, spend,
                  ran_ms + coalesce(extract(epoch from now() - runs_since) * 1000, 0) as "ranMs"
           from experiments where id = $1 and state = 'running'`,
    values: [id],
  })
  if (!rows[0]) return undefined
  const own = asked.parse(rows[0])
  const others = await useOfOtherParts(pool, own)
  return {
    tokens: own.tokens + others.tokens,
    spend: own.spend + others.spend,
    ranMs: own.ranMs + others.ranMs,
  }
}

const askedAgent = reachedAgent.extend({
  prices: statedPrices,
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
                  ${pricesOf()} as prices,
                  case when a.retired_at is not null then 'agent-retired'
                       when a.offline_reason is not null then 'agent-offline'
                       when ${budgetSpent} then 'agent-at-its-limit' end as obstacle
           from agent_versions v join agents a on a.id = v.agent_id where v.id = $1`,
    values: [versionId],
  })
  return rows[0] && askedAgent.parse(rows[0])
}

interface NewDescription {
  readonly experimentId: string
  readonly number: number
  readonly plan: MatchPlan
  readonly row: unknown
  readonly failed: boolean
}

/** Stores a part of a task, which has no match. False if it was there before. */
export async function keepDescribed(
  db: Pick<Database, 'pool'>,
  { experimentId, number, plan, row, failed }: NewDescription,
  use: CallUse,
): Promise<boolean> {
  const written = storableJson(row)
  return inTransaction(db, async (client) => {
    const { rows } = await client.query<{ isOver: boolean }>({
      name: 'keep-described',
      text: `with kept as (
               insert into experiment_matches (experiment_id, number, state, plan, "row")
               values ($1, $2, 'played', $3, $4) on conflict do nothing returning 1
             )
             update experiments set played = played + 1, failed = failed + $5::int, tokens = tokens + $6,
                                    spend = spend + $7, stored_bytes = stored_bytes + $8
             where id = $1 and exists (select 1 from kept) returning played >= matches as "isOver"`,
      values: [
        ...[experimentId, number, JSON.stringify(plan), written, failed ? 1 : 0],
        ...[use.tokens, use.spend, bytesOf(written)],
      ],
    })
    const [kept] = rows
    if (!kept) return false
    await countUse(client, use)
    if (kept.isOver) await endExperiment(client, experimentId)
    return true
  })
}

/** The numbers of the parts of a task that a subject has done. */
export async function describedNumbers(
  { pool }: Pick<Database, 'pool'>,
  { id, subject }: { readonly id: string; readonly subject: string },
): Promise<ReadonlySet<number>> {
  const { rows } = await pool.query<{ number: number }>({
    name: 'described-numbers',
    text: `select number from experiment_matches where experiment_id = $1 and plan->>'subject' = $2`,
    values: [id, subject],
  })
  return new Set(rows.map(({ number }) => number))
}
