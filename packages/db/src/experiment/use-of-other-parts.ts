import type pg from 'pg'
import { z } from 'zod'
import type { StoredExperiment } from './experiment.ts'

const use = z.object({ tokens: z.coerce.number(), spend: z.coerce.number(), ranMs: z.coerce.number() })
/** Tokens, millionths of a US dollar and time. */
export type UseOfOthers = z.infer<typeof use>

const none: UseOfOthers = { tokens: 0, spend: 0, ranMs: 0 }

/** What the other parts of the same suite have used, with what is expected of their matches under way. */
export async function useOfOtherParts(
  client: Pick<pg.ClientBase, 'query'>,
  { id, suiteId }: Pick<StoredExperiment, 'id' | 'suiteId'>,
): Promise<UseOfOthers> {
  if (suiteId === null) return none
  const { rows } = await client.query({
    name: 'use-of-other-parts',
    text: `select coalesce(sum(e.tokens + u.tokens), 0) as tokens, coalesce(sum(e.spend + u.spend), 0) as spend,
                  coalesce(sum(e.ran_ms + coalesce(extract(epoch from now() - e.runs_since) * 1000, 0)), 0) as "ranMs"
           from experiments e
           cross join lateral (
             select coalesce(sum(tokens), 0) as tokens, coalesce(sum(spend), 0) as spend
             from experiment_matches where experiment_id = e.id and state = 'playing'
           ) u
           where e.suite_id = $1 and e.id <> $2`,
    values: [suiteId, id],
  })
  return use.parse(rows[0])
}
