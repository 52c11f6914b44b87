import { ids } from '@wis/engine'
import { besideTexts } from '@wis/games'
import { wireAttempt } from '@wis/protocol'
import { z } from 'zod'
import { storedConnector } from '../agent/connector/stored-connector.ts'
import { kindHas } from '../agent/kind-sql.ts'
import type { Database } from '../database.ts'
import { besideColumns, besideSql } from '../match/beside-columns.ts'
import { readEntries } from '../match/log/read-log.ts'
import type { JudgementsWanted } from './asked/judgements.ts'

const planned = z.object({
  number: z.int(),
  match: z.string(),
  attempts: z.int(),
  faults: z.array(z.string()),
  language: z.enum(['en', 'zh']),
  seed: z.string(),
  salt: z.string(),
  commitment: z.string(),
  seats: z.array(z.object({ agent: z.string(), version: z.int(), alias: z.string() })),
})

export interface PlannedExport extends z.infer<typeof planned> {
  readonly log: Awaited<ReturnType<typeof readEntries>>
}

const seatsOfMatch = `
  (select json_agg(json_build_object('agent', s.agent_id, 'version', v.number, 'alias', s.alias) order by s.seat)
   from seats s join agent_versions v on v.id = s.version_id where s.match_id = m.id)`

/** The matches of an experiment that count, by number, with everything that was secret until they were over. */
export async function exportedMatches(
  db: Pick<Database, 'pool' | 'games'>,
  id: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly PlannedExport[]> {
  const { rows } = await db.pool.query({
    name: 'exported-planned-matches',
    text: `select x.number, m.id as match, x.attempts, x.faults, m.language, m.seed, m.salt, m.commitment,
                  ${seatsOfMatch} as seats
           from experiment_matches x join matches m on m.id = x.match_id
           where x.experiment_id = $1 and x.number > $2 and x.state = 'played' order by x.number limit $3`,
    values: [id, after, limit],
  })
  return withLogs(
    db,
    rows.map((row) => planned.parse(row)),
  )
}

async function withLogs<Match extends { readonly match: string }>(
  db: Pick<Database, 'pool' | 'games'>,
  matches: readonly Match[],
): Promise<(Match & { readonly log: PlannedExport['log'] })[]> {
  const found = []
  for (const one of matches)
    found.push({ ...one, log: await readEntries(db, ids.match(one.match), 'director') })
  return found
}

/** SQL of the void matches whose deal nobody will play any more. */
const voidsTold = `(select v.* from experiment_voids v left join experiment_matches p
  on p.experiment_id = v.experiment_id and p.number = v.number where p.state is distinct from 'again')`

const voided = planned.omit({ attempts: true, faults: true }).extend({ fault: z.string().nullable() })

export interface VoidExport extends z.infer<typeof voided> {
  readonly log: PlannedExport['log']
}

/** The matches with these numbers that were void, or stopped with their experiment: as far as they came. */
export async function exportedVoids(
  db: Pick<Database, 'pool' | 'games'>,
  id: string,
  { after, last }: JudgementsWanted,
): Promise<readonly VoidExport[]> {
  const { rows } = await db.pool.query({
    name: 'exported-void-matches',
    text: `select x.number, m.id as match, x.fault, m.language, m.seed, m.salt, m.commitment, ${seatsOfMatch} as seats
           from ${voidsTold} x join matches m on m.id = x.match_id
           where x.experiment_id = $1 and x.number > $2 and x.number <= $3 order by x.number, x.match_id`,
    values: [id, after, last],
  })
  return withLogs(
    db,
    rows.map((row) => voided.parse(row)),
  )
}

/** Whether matches of an experiment are still under way, or their results not kept yet. */
export async function isUnderWay({ pool }: Pick<Database, 'pool'>, id: string): Promise<boolean> {
  const { rows } = await pool.query({
    name: 'experiment-is-under-way',
    text: `select 1 from experiment_matches where experiment_id = $1 and state = 'playing' limit 1`,
    values: [id],
  })
  return rows.length > 0
}

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
  ...besideColumns(besideTexts),
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
                  c.kind, c.round, c.latency_ms as "latencyMs", c.reply, ${besideSql(besideTexts)}, c.failure, c.exchange,
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
