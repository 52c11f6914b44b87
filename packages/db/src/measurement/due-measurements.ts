import { measured } from '@wis/protocol'
import type { Measured } from '@wis/protocol'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { experimentPlayers } from '../experiment/experiment.ts'
import { storableJson } from '../storable-json.ts'
import { inTransaction } from '../transaction.ts'

const due = z.object({
  kind: z.enum(['experiment', 'suite']),
  id: z.string(),
  report: z.unknown(),
  /** When the report was made, to the microsecond. */
  reportAt: z.string(),
  players: experimentPlayers,
  /** Of a suite: who plays in each part, by its name. */
  parts: z.record(z.string(), experimentPlayers),
})
/** A finished experiment or suite whose newest report no profile was filled from yet. */
export type DueMeasurement = z.infer<typeof due>

/** One at a time, because reports are large. Its report is that of all its matches and ratings. */
export async function dueMeasurement(
  { pool }: Pick<Database, 'pool'>,
  except: readonly string[] = [],
): Promise<DueMeasurement | undefined> {
  const { rows } = await pool.query({ name: 'due-measurement', text: statement, values: [except] })
  return rows[0] && due.parse(rows[0])
}

const isDue = `report_at is not null and measured_at is distinct from report_at and id <> all($1::text[])`

const statement = `
  (select 'experiment' as kind, id, report, report_at::text as "reportAt", players, '{}'::jsonb as parts from experiments
   where ${isDue} and state = 'ended' and report_of + report_judged >= played + judged
   order by report_at limit 1)
  union all
  (select 'suite', id, report::jsonb, report_at::text, players, p.parts from suites s
   cross join lateral (
     select jsonb_object_agg(e.suite_part, e.players) as parts, bool_and(e.state = 'ended') as ended,
            sum(e.played + e.judged) as whole
     from experiments e where e.suite_id = s.id
   ) p
   where ${isDue} and p.ended and report_of + report_judged >= p.whole
   order by report_at limit 1)
  limit 1`

const used = z.object({
  subject: z.string(),
  deal: z.coerce.number(),
  tokens: z.coerce.number().nullable(),
  spend: z.coerce.number().nullable(),
  points: z.number(),
})

/** What each subject used in its matches under a condition, by the stored calls, and the points that it won there. */
export async function usedBySubjects(
  { pool }: Pick<Database, 'pool'>,
  id: string,
  condition: string,
): Promise<readonly z.infer<typeof used>[]> {
  const { rows } = await pool.query({
    name: 'used-by-subjects',
    text: `select x.plan->>'subject' as subject, x.plan->>'deal' as deal, c.tokens, c.spend,
                  coalesce(("row"->'results'->(x.plan->>'seat')::int->>'points')::float8, 0) as points
           from experiment_matches x
           cross join lateral (
             select case when count(input_tokens) + count(output_tokens) > 0 then
                      sum(coalesce(input_tokens, 0)::bigint + coalesce(output_tokens, 0)) end as tokens,
                    case when count(cost_micros) > 0 then sum(cost_micros::bigint) end as spend
             from calls_of(x.match_id) where seat = (x.plan->>'seat')::int
           ) c
           where x.experiment_id = $1 and x.state = 'played' and x.plan->>'condition' = $2
           order by x.number`,
    values: [id, condition],
  })
  return rows.map((row) => used.parse(row))
}

/** What a report says of one agent. */
interface NewMeasurement {
  readonly player: { readonly agentId: string; readonly version: number }
  readonly subject: string
  readonly matches: number
  readonly found: Measured
}

/** Several of one game each, so the game belongs to the topic. */
const topicOf = (found: Pick<Measured, 'topic'> & { readonly game?: string }): string =>
  found.topic === 'cost' ? `${found.topic}/${found.game ?? ''}` : found.topic

/** Stores what a report says of agents, in place of what an earlier report of the same experiment said. */
export async function keepMeasurements(
  db: Pick<Database, 'pool'>,
  { kind, id, reportAt }: Pick<DueMeasurement, 'kind' | 'id' | 'reportAt'>,
  measurements: readonly NewMeasurement[],
): Promise<void> {
  const table = kind === 'suite' ? 'suites' : 'experiments'
  await inTransaction(db, async (client) => {
    // The row is held, so that who may read it does not change meanwhile.
    const { rowCount } = await client.query(
      `update ${table} set measured_at = $2::timestamptz where id = $1 and report_at = $2::timestamptz`,
      [id, reportAt],
    )
    if (rowCount === 0) return
    await client.query(`delete from measurements where ${kind}_id = $1`, [id])
    await client.query(
      `insert into measurements (agent_id, topic, source, ${kind}_id, subject, version, matches, access, owner_id, at, found)
       select r."agentId", r.topic, s.id, s.id, r.subject, r.version, r.matches, s.access, s.owner_id, s.report_at, r.found
       from jsonb_to_recordset($2::jsonb)
              as r("agentId" text, topic text, subject text, version int, matches int, found jsonb)
       join ${table} s on s.id = $1
       join agents a on a.id = r."agentId"
       on conflict do nothing`,
      [
        id,
        storableJson(
          measurements.map(({ player, subject, matches, found }) => ({
            ...player,
            topic: topicOf(found),
            subject,
            matches,
            found: measured.parse(found),
          })),
        ),
      ],
    )
  })
}
