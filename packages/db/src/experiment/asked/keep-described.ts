import type { Database } from '../../database.ts'
import { storableJson } from '../../storable-json.ts'
import { inTransaction } from '../../transaction.ts'
import type { MatchPlan } from '../deal-experiment.ts'
import { endExperiment } from '../move-experiment.ts'
import { bytesOf } from '../stored-bytes.ts'
import { countUse } from './judgements.ts'
import type { CallUse } from './judgements.ts'

export interface NewDescription {
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
