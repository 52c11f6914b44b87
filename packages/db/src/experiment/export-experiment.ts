import { ids } from '@wis/engine'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { readEntries } from '../match/log/read-log.ts'

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

/** The matches of an experiment that count, by number, with everything that was secret until they were over. */
export async function exportedMatches(
  db: Pick<Database, 'pool' | 'games'>,
  id: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly PlannedExport[]> {
  const { rows } = await db.pool.query({
    name: 'exported-planned-matches',
    text: `select x.number, m.id as match, x.attempts, x.faults, m.language, m.seed, m.salt, m.commitment,
                  (select json_agg(json_build_object('agent', s.agent_id, 'version', v.number, 'alias', s.alias)
                                   order by s.seat)
                   from seats s join agent_versions v on v.id = s.version_id where s.match_id = m.id) as seats
           from experiment_matches x join matches m on m.id = x.match_id
           where x.experiment_id = $1 and x.number > $2 and x.state = 'played' order by x.number limit $3`,
    values: [id, after, limit],
  })
  const found: PlannedExport[] = []
  for (const row of rows) {
    const match = planned.parse(row)
    found.push({ ...match, log: await readEntries(db, ids.match(match.match), 'director') })
  }
  return found
}

/** Whether matches of an experiment are still under way, or their results not kept yet. */
export async function isUnderWay({ pool }: Pick<Database, 'pool'>, id: string): Promise<boolean> {
  const { rows } = await pool.query({
    name: 'experiment-is-under-way',
    text: `select 1 from experiment_matches where experiment_id = $1 and state in ('playing', 'again') limit 1`,
    values: [id],
  })
  return rows.length > 0
}
