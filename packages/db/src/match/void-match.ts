import type { GameEvent } from '@wis/engine'
import { settleBudgets } from '../budget/settle-budgets.ts'
import type { Database } from '../database.ts'
import { inTransaction } from '../transaction.ts'
import { tellOfMatch } from '../webhook/enqueue.ts'
import { appendOn } from './append-ruling.ts'
import type { CallRecord, Fence } from './append-ruling.ts'

interface LastRuling {
  readonly entries: readonly { readonly seq: number; readonly at: string; readonly event: GameEvent }[]
  readonly call?: CallRecord
}

/** Ends a match that counts for nobody, with its reason in the log and in the header. */
export async function voidMatch(db: Database, fence: Fence, last: LastRuling, reason: string): Promise<void> {
  await inTransaction(db, async (client) => {
    await appendOn(client, fence, last.entries, last.call)
    await client.query({
      name: 'void-match',
      text: `update matches set status = 'void', ended_at = $2, reason = $3 where id = $1`,
      values: [fence.matchId, last.entries.at(-1)?.at, reason],
    })
    await settleBudgets(client, fence.matchId, { counts: false })
    await tellOfMatch(client, fence.matchId)
  })
}
