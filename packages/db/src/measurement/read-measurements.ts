import type { AgentId } from '@wis/engine'
import { kits } from '@wis/games'
import { experimentAccesses, measured, measuredTopics } from '@wis/protocol'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { time } from '../time-column.ts'

const row = z.object({
  kind: z.enum(['experiment', 'suite']),
  /** The id of the experiment or suite. */
  source: z.string(),
  /** The agent by its name in the specification. */
  subject: z.string(),
  version: z.int(),
  matches: z.int(),
  access: z.enum(experimentAccesses),
  at: time,
  found: measured,
})
/** What an experiment says of an agent, and which one it is. */
export type StoredMeasurement = z.infer<typeof row>

/** The topics under which rows are stored. Costs are of one game each. */
const topics: readonly string[] = measuredTopics.flatMap((topic) =>
  topic === 'cost' ? kits.map(({ id }) => `${topic}/${id}`) : [topic],
)

/**
 * What a profile shows of an agent, one for each section and one for each game that it cost something: of the newest version
 * that was measured, what most matches are behind. Of public experiments, and of those of the reader. Each is the first
 * row of an index, however many there are.
 */
export async function measurementsOf(
  { pool }: Pick<Database, 'pool'>,
  agentId: AgentId,
  readerId: string | null,
): Promise<readonly StoredMeasurement[]> {
  const { rows } = await pool.query({
    name: 'measurements-of',
    text: `select case when m.suite_id is null then 'experiment' else 'suite' end as kind,
                  m.source, m.subject, m.version, m.matches, m.access, m.at, m.found
           from unnest($2::text[]) with ordinality as wanted(topic, number)
           cross join lateral (
             select * from (
               (${firstWhere(`access = 'public'`)}) union all (${firstWhere('owner_id = $3')})
             ) either ${order} limit 1
           ) m
           order by wanted.number`,
    values: [agentId, topics, readerId],
  })
  return rows.map((one) => row.parse(one))
}

const order = 'order by version desc, matches desc, source desc'

const firstWhere = (isShown: string) =>
  `select * from measurements where agent_id = $1 and topic = wanted.topic and ${isShown} ${order} limit 1`

/** What a stored report says of two of its subjects: the differences, each with its test. Only the laboratory reads them. */
export async function storedContrasts(
  { pool }: Pick<Database, 'pool'>,
  { kind, source }: Pick<StoredMeasurement, 'kind' | 'source'>,
): Promise<unknown> {
  const [table, place] = kind === 'suite' ? ['suites', `report->'whole'`] : ['experiments', 'report']
  const { rows } = await pool.query<{ contrasts: unknown }>(
    `select ${place}->'contrasts' as contrasts from ${table} where id = $1`,
    [source],
  )
  return rows[0]?.contrasts
}
