import { z } from 'zod'
import type { Database } from '../../database.ts'
import { isPlayedOut, isRateable } from '../change-budget.ts'
import { useOfOtherParts } from '../use-of-other-parts.ts'
import type { UseOfOthers } from '../use-of-other-parts.ts'

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
