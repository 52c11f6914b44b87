import { wireAttempt } from '@wis/protocol'
import { z } from 'zod'
import { storedConnector } from '../agent/connector/stored-connector.ts'
import { kindHas } from '../agent/kind-sql.ts'
import type { Database } from '../database.ts'
import type { JudgementsWanted } from './asked/judgements.ts'
import { voidsTold } from './export-experiment.ts'

const call = z.object({
  number: z.int(),
  match: z.string(),
  seq: z.int(),
  seat: z.int(),
  agent: z.string(),
  /** Null if the account is deleted. */
  ownerId: z.string().nullable(),
  /** Whether the owner publishes what the agent is told and says. */
  published: z.boolean(),
  kind: z.string(),
  round: z.int(),
  latencyMs: z.int(),
  reply: z.string().nullable(),
  reasoning: z.string().nullable(),
  failure: z.string().nullable(),
  exchange: z.array(wireAttempt).catch([]),
  inputTokens: z.int().nullable(),
  outputTokens: z.int().nullable(),
})
export type StoredCall = z.infer<typeof call>

/** Where the matches of an experiment are found: those that count, and those that were void. */
const dealt = {
  counted: `(select experiment_id, number, match_id from experiment_matches where state = 'played')`,
  void: voidsTold,
} as const

/**
 * The calls to agents with an owner in the matches with these numbers, by match and entry. House agents play in this process.
 */
export async function exportedCalls(
  { pool }: Pick<Database, 'pool'>,
  id: string,
  { after, last, of = 'counted' }: JudgementsWanted & { readonly of?: keyof typeof dealt },
): Promise<readonly StoredCall[]> {
  const { rows } = await pool.query({
    name: `exported-calls-${of}`,
    text: `select x.number, x.match_id as match, c.seq, c.seat, a.id as agent, a.owner_id as "ownerId", a.published,
                  c.kind, c.round, c.latency_ms as "latencyMs", c.reply, c.reasoning, c.failure, c.exchange,
                  c.input_tokens as "inputTokens", c.output_tokens as "outputTokens"
           from ${dealt[of]} x
           join lateral calls_of(x.match_id) c on true
           join seats s on s.match_id = x.match_id and s.seat = c.seat
           join agents a on a.id = s.agent_id and ${kindHas('hasOwner', 'a.kind')}
           where x.experiment_id = $1 and x.number > $2 and x.number <= $3
           order by x.number, x.match_id, c.seq`,
    values: [id, after, last],
  })
  return rows.map((row) => call.parse(row))
}

const make = z.object({
  agent: z.string(),
  version: z.int(),
  ownerId: z.string().nullable(),
  published: z.boolean(),
  kind: z.string(),
  settings: z.unknown(),
  model: z.string().nullable(),
  harness: z.string().nullable(),
})

/** How an agent is made, as its owner set it up and what the owner says of it. Secrets are stored elsewhere. */
export type StoredMake = Omit<z.infer<typeof make>, 'settings' | 'kind'> & {
  /** Undefined for a form that is no longer supported. */
  readonly settings: ReturnType<typeof storedConnector>
}

export async function storedMakes(
  { pool }: Pick<Database, 'pool'>,
  versionIds: readonly string[],
): Promise<readonly StoredMake[]> {
  const { rows } = await pool.query({
    name: 'stored-makes',
    text: `select a.id as agent, v.number as version, a.owner_id as "ownerId", a.published, a.kind, v.settings,
                  v.declared_model as model, v.declared_harness as harness
           from agent_versions v join agents a on a.id = v.agent_id where v.id = any($1::text[])`,
    values: [versionIds],
  })
  return rows.map((row) => {
    const { settings, kind, ...made } = make.parse(row)
    return { ...made, settings: storedConnector(kind, settings) }
  })
}
