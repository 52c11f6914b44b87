import { ids } from '@wis/engine'
import { z } from 'zod'
import type { Database } from '../database.ts'
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
  const found: PlannedExport[] = []
  for (const row of rows) {
    const match = planned.parse(row)
    found.push({ ...match, log: await readEntries(db, ids.match(match.match), 'director') })
  }
  return found
}

/** SQL of the void matches whose deal nobody will play any more. */
export const voidsTold = `(select v.* from experiment_voids v left join experiment_matches p
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
  const found: VoidExport[] = []
  for (const row of rows) {
    const match = voided.parse(row)
    found.push({ ...match, log: await readEntries(db, ids.match(match.match), 'director') })
  }
  return found
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
