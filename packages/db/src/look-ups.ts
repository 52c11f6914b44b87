import { lookUp, recognised } from '@wis/protocol'
import type { LookUp, Recognised } from '@wis/protocol'
import type pg from 'pg'
import type { Database } from './database.ts'
import { holdOwner } from './locks.ts'
import { newId } from './new-id.ts'
import type { Sealer, SecretOf, Vault } from './secret/vault.ts'
import { storableJson } from './storable-json.ts'
import { inTransaction } from './transaction.ts'

/** A question to the Hub that one runner has claimed. */
export interface ClaimedLookUp {
  readonly id: string
  readonly recognised: Recognised
  readonly token: string | undefined
}

interface Row {
  readonly id: string
  readonly recognised: unknown
  readonly keyId: string | null
  readonly sealed: string | null
}

/** The purpose that a question's token is sealed for. It opens for nothing else. */
const secretOfLookUp = (id: string): SecretOf => ({ agentId: id, place: 'look-up' })

/** How long an asker waits for an answer, and how long a runner may take for it. */
const patience = `interval '20 seconds'`

/** One member who asks very much must not keep all runners busy. */
const mostOfMember = 4

/**
 * Claims up to `most` questions that are unclaimed, or claimed without an answer for too long. At most a few of a
 * member are under way at the same time.
 */
export async function claimLookUps(
  { pool }: Database,
  vault: Vault | undefined,
  most: number,
): Promise<ClaimedLookUp[]> {
  const { rows } = await pool.query<Row>({
    name: 'claim-look-ups',
    text: `update look_ups set taken_at = now() where id in (
             select l.id from look_ups l
             join (
               select id, row_number() over (partition by user_id order by created_at, id) as place from look_ups
               where created_at > now() - ${patience} and answer is null
             ) open on open.id = l.id and open.place <= ${mostOfMember}
             where l.taken_at is null or l.taken_at < now() - ${patience} / 2
             order by open.place, l.created_at limit $1 for update of l skip locked
           ) returning id, recognised, key_id as "keyId", sealed`,
    values: [most],
  })
  return rows.map((row) => ({
    id: row.id,
    recognised: recognised.parse(row.recognised),
    token: tokenOf(row, vault),
  }))
}

function tokenOf({ id, keyId, sealed }: Row, vault: Vault | undefined): string | undefined {
  return keyId === null || sealed === null ? undefined : vault?.open({ keyId, sealed }, secretOfLookUp(id))
}

/** Stores the Hub's answer, and deletes the token of the question. */
export async function answerLookUp({ pool }: Database, id: string, answer: LookUp): Promise<void> {
  await pool.query({
    name: 'answer-look-up',
    text: 'update look_ups set answer = $2, sealed = null where id = $1',
    values: [id, storableJson(answer)],
  })
}

interface NewLookUp {
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

/**
 * Deletes the tokens of questions that nobody will answer any more, and deletes questions long after their page is
 * gone.
 */
export async function forgetLookUps({ pool }: Database): Promise<void> {
  await pool.query({
    name: 'forget-look-up-tokens',
    text: `update look_ups set sealed = null where sealed is not null and created_at < now() - 2 * ${patience}`,
  })
  await pool.query({
    name: 'forget-look-ups',
    text: `delete from look_ups where created_at < now() - interval '10 minutes'`,
  })
}
