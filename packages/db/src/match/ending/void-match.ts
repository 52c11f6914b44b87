import type { GameEvent } from '@wis/engine'
import type { Database } from '../../database.ts'
import { keepVoidSeats } from '../../fault/void-record.ts'
import { inTransaction } from '../../transaction.ts'
import { appendOn } from '../log/append-ruling.ts'
import type { CallRecord, Fence } from '../log/append-ruling.ts'
import { aftermathColumns, settleAftermath } from './aftermath.ts'
import type { Aftermath } from './aftermath.ts'

interface LastRuling {
  readonly entries: readonly { readonly seq: number; readonly at: string; readonly event: GameEvent }[]
  readonly call?: CallRecord
}

/** Ends a match that counts for nobody, with its reason in the log and in the header. */
export async function voidMatch(db: Database, fence: Fence, last: LastRuling, reason: string): Promise<void> {
  await inTransaction(db, async (client) => {
    await appendOn(client, { fence, ...last })
    const { rows } = await client.query<Aftermath>({
      name: 'void-match',
      text: `update matches set status = 'void', ended_at = $2, reason = $3 where id = $1
             returning ${aftermathColumns}`,
      values: [fence.matchId, last.entries.at(-1)?.at, reason],
    })
    await client.query({ name: 'keep-void-seats', text: keepVoidSeats, values: [fence.matchId, reason] })
    await settleAftermath(client, fence.matchId, rows[0], { counts: false })
  })
}
