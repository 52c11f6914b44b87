import { lookUp } from '@wis/protocol'
import type { LookUp, Recognised } from '@wis/protocol'
import type pg from 'pg'
import type { Database } from '../database.ts'
import { holdOwner } from '../limit/hold-owner.ts'
import { newId } from '../new-id.ts'
import type { Sealer } from '../secret/vault.ts'
import { inTransaction } from '../transaction.ts'
import { secretOfLookUp } from './claim-look-ups.ts'

export interface NewLookUp {
  readonly userId: string
  readonly recognised: Recognised
  /** The asker's token for the Hub. Without it, only public repositories can be seen. */
  readonly token?: { readonly text: string; readonly sealer: Sealer }
}

/**
 * Asks the runners to look something up at the Hub. The same question without a token within a minute shares the
 * earlier question.
 */
export async function askLookUp(db: Database, question: NewLookUp): Promise<string> {
  const { userId, recognised, token } = question
  const text = JSON.stringify(recognised)
  return inTransaction(db, async (client) => {
    await holdOwner(client, userId)
    const asked = token ? undefined : await askedLately(client, userId, text)
    if (asked !== undefined) return asked
    const id = newId()
    const sealed = token?.sealer.seal(token.text, secretOfLookUp(id))
    await client.query(
      'insert into look_ups (id, user_id, recognised, key_id, sealed) values ($1, $2, $3, $4, $5)',
      [...[id, userId, text], ...[sealed?.keyId ?? null, sealed?.sealed ?? null]],
    )
    return id
  })
}

/**
 * The same question of the last minute. An answer that found nothing out is left out, because that may have changed
 * by now.
 */
async function askedLately(
  client: pg.ClientBase,
  userId: string,
  recognised: string,
): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `select id from look_ups
     where user_id = $1 and recognised = $2::jsonb and created_at > now() - interval '1 minute'
       and key_id is null and coalesce(answer->>'outcome', '') not in ('unreachable', 'private')
     order by created_at desc limit 1`,
    [userId, recognised],
  )
  return rows[0]?.id
}

/** A runner's answer. Undefined until there is one. */
export async function readLookUp({ pool }: Database, id: string): Promise<LookUp | undefined> {
  const { rows } = await pool.query<{ answer: unknown }>({
    name: 'read-look-up',
    text: 'select answer from look_ups where id = $1',
    values: [id],
  })
  return lookUp.safeParse(rows[0]?.answer).data
}
